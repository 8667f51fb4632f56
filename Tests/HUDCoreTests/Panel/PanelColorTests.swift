import HUDCore
import HUDLayers
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct PanelColorTests {
  let host = TestHost()
  let defaults = Defaults(style: .compact)
  let hud: HUDController
  private let red = HUD.Color(red: 1, green: 0, blue: 0)

  init() { hud = .forTest(on: host, defaults: defaults) }

  @Test(
    "[S19] [MI21] Setting one colour changes only that colour, with and without a material",
    arguments: [true, false])
  func oneColor(isDark: Bool) throws {
    host.metrics.isDark = isDark
    let plain = try shown()
    let changes: [(WritableKeyPath<HUD.Style, HUD.Color?>, WritableKeyPath<Shown, CGColor?>)] = [
      (\.indicatorColor, \.indicator), (\.detailColor, \.detail), (\.buttonColor, \.button),
      (\.borderColor, \.border),
    ]
    for (setting, place) in changes {
      defaults.style[keyPath: setting] = red
      var expected = plain
      expected[keyPath: place] = red.cgColor(isDark: isDark)
      #expect(try shown() == expected)
      defaults.style[keyPath: setting] = nil
    }
    defaults.style.bezel = .color(red)
    var expected = plain
    expected.bezel = red.cgColor(isDark: isDark)
    for hasMaterial in [false, true] {
      host.metrics.hasMaterial = hasMaterial
      #expect(try shown() == expected)
      #expect(host.filled.last?.bezel == nil)
    }
  }

  @Test("[SI24] The panel follows the appearance at once, also while it is displayed")
  func appearance() throws {
    let light = try shown()
    host.metrics.isDark = true
    host.setNeedsUpdate()
    host.settle()
    let dark = try read()
    #expect(light.status != dark.status)
    #expect(light.bezel != dark.bezel)
    host.metrics.isDark = false
    host.setNeedsUpdate()
    host.settle()
    #expect(try read() == light)
  }

  @Test("[SI24] [MI23] A chosen appearance stays, whatever the system's is")
  func chosenAppearance() throws {
    defaults.style.appearance = .dark
    let dark = try shown()
    host.metrics.isDark = true
    host.setNeedsUpdate()
    host.settle()
    #expect(try read() == dark)
  }

  @Test("The detail is a little paler than the status", arguments: [true, false])
  func detail(isDark: Bool) throws {
    host.metrics.isDark = isDark
    let ink: CGFloat = isDark ? 1 : 0
    let shown = try shown()
    #expect(shown.status == HUD.Color(white: ink).cgColor(isDark: isDark))
    #expect(shown.detail == HUD.Color(white: ink, alpha: 0.7).cgColor(isDark: isDark))
  }

  @Test("A border has the foreground's colour unless the style sets one")
  func border() throws {
    defaults.style.borderWidth = 2
    let shown = try shown()
    #expect(shown.border == shown.status)
    #expect(host.canvas?.bezel.borderWidth == 2)
  }

  @Test("With increased contrast the detail is as strong as the status", arguments: [true, false])
  func strongDetail(isDark: Bool) throws {
    host.metrics.isDark = isDark
    host.metrics.increasesContrast = true
    let strong = try shown()
    #expect(strong.detail != nil && strong.detail == strong.status)
    defaults.style.detailColor = red
    #expect(try shown().detail == red.cgColor(isDark: isDark))
  }

  @Test("With increased contrast the panel has an opaque border, whatever the style says")
  func edge() throws {
    host.metrics.increasesContrast = true
    for (width, color) in [(0.0, nil), (0, red), (2, .clear), (3, red)] as [(CGFloat, HUD.Color?)] {
      defaults.style.borderWidth = width
      defaults.style.borderColor = color
      #expect(try shown().border?.alpha == 1)
      #expect(host.canvas?.bezel.borderWidth == max(width, 1))
    }
  }

  @Test("With increased contrast the track of a ring is stronger in every finish")
  func strongTrack() throws {
    host.metrics.increasesContrast = true
    for style in [HUD.Style(), .compact, .roomy] {
      defaults.style = style
      _ = try shown()
      let track = hud.panel?.canvas.movingLayer?.shapes.first?.strokeColor
      #expect(track?.alpha == 0.4)
    }
  }

  @Test(
    "In .roomy a ring's track has the ring's colour with an alpha of at most 0.1",
    arguments: [1, 0.7, 0.1, 0.05] as [CGFloat])
  func track(_ alpha: CGFloat) throws {
    defaults.style = .roomy
    defaults.style.indicatorColor = red.faded(by: alpha)
    _ = try shown()
    let track = try #require(hud.indicatorLayer?.shapes.first)
    let seen = try #require(track.strokeColor).alpha * CGFloat(track.opacity)
    #expect(abs(seen - min(alpha, 0.1)) < 1e-6)
  }

  @Test("With reduced transparency the panel and the mask are opaque, whatever the style says")
  func solid() throws {
    host.metrics.hasMaterial = true
    host.metrics.reducesTransparency = true
    for bezel in [
      HUD.Style.Bezel.material, .material(tint: red.faded(by: 0.5)), .color(red.faded(by: 0.5)),
    ] {
      defaults.style.bezel = bezel
      #expect(try shown().bezel?.alpha == 1)
      #expect(host.filled.last?.bezel == nil)
    }
    hud.show(HUD.Content(), options: HUD.Options(mask: .blur))
    host.settle()
    #expect(host.filled.last?.mask == nil)
    #expect(host.canvas?.mask.backgroundColor != nil)
  }

  @Test(
    "The default tint has SVProgressHUD's 0.6 over a blur, and is almost opaque without one",
    arguments: [false, true])
  func ownTint(isDark: Bool) throws {
    host.metrics.isDark = isDark
    let material = HUD.Color(
      light: HUD.Color(white: 0.98), dark: HUD.Color(red: 0.17, green: 0.17, blue: 0.18))
    #expect(try shown().bezel == material.faded(by: 0.95).cgColor(isDark: isDark))
    host.metrics.hasMaterial = true
    host.setNeedsUpdate()
    host.settle()
    let slot = try #require(host.filled.last?.bezel)
    #expect(slot.tint == material.faded(by: 0.6).cgColor(isDark: isDark))
    #expect(!slot.isTinted)
    #expect(try read().bezel == nil)
  }

  @Test(
    "Where panels are solid, a material is opaque, and only the mask is blurred",
    arguments: [HUD.Style.Bezel.material, .material(tint: HUD.Color(white: 0, alpha: 0.3))])
  func solidPanel(bezel: HUD.Style.Bezel) throws {
    defaults.style.bezel = bezel
    host.metrics.hasMaterial = true
    host.metrics.hasSolidPanels = true
    hud.show(HUD.Content(), options: HUD.Options(mask: .blur))
    host.settle()
    #expect(try read().bezel?.alpha == 1)
    #expect(host.filled.last?.bezel == nil)
    #expect(host.filled.last?.mask != nil)
  }

  @Test("Adwaita's look has no hairline, a faint shadow and a filled button, in any app")
  func adwaita() throws {
    defaults.style = .adwaita
    for isDark in [false, true] {
      host.metrics.isDark = isDark
      let content = HUD.Content(.none, status: "Moved", action: HUD.Action("Undo") {})
      hud.show(content, options: HUD.Options(position: .bottom))
      host.settle()
      let button = try #require(host.filled.last?.button)
      #expect(button.fill?.alpha == 0.1 && button.fill?.red == 1)
      #expect(button.color.red == 1)
      let bezel = try #require(host.canvas?.bezel)
      #expect(bezel.borderWidth == 0 && bezel.shadowOpacity == 0.145)
      #expect(bezel.backgroundColor?.alpha == 1)
      #expect(bezel.cornerRadius == bezel.bounds.height / 2)
      hud.dismiss()
      host.settle()
    }
  }

  @Test("A material takes the app's tint, in the panel and in the mask")
  func tint() throws {
    let tint = red.faded(by: 0.3)
    defaults.style.bezel = .material(tint: tint)
    host.metrics.hasMaterial = true
    hud.show(HUD.Content(), options: HUD.Options(mask: .blur(tint: tint)))
    host.settle()
    #expect(host.filled.last?.bezel?.tint == tint.cgColor(isDark: false))
    #expect(host.filled.last?.mask?.tint == tint.cgColor(isDark: false))
    host.metrics.hasMaterial = false
    host.setNeedsUpdate()
    host.settle()
    #expect(host.canvas?.mask.backgroundColor == tint.cgColor(isDark: false))
    #expect(abs((host.canvas?.bezel.backgroundColor?.alpha ?? 0) - 0.965) < 1e-6)
  }

  @Test("A panel without a fill casts no shadow; any other casts the shadow of its shape")
  func shadow() throws {
    _ = try shown()
    let bezel = try #require(host.canvas?.bezel)
    #expect(bezel.shadowOpacity > 0)
    #expect(bezel.shadowPath?.boundingBox == bezel.bounds)
    let whole = bezel.shadowOpacity
    defaults.style.bezel = .color(red.faded(by: 0.5))
    _ = try shown()
    #expect(bezel.shadowOpacity < whole)
    defaults.style.bezel = .color(.clear)
    _ = try shown()
    #expect(bezel.shadowOpacity == 0)
  }

  @Test("The style's images replace the success, warning, error and info glyphs")
  func pictures() throws {
    let image = HUD.Image.stripe
    defaults.style.successImage = image
    defaults.style.warningImage = image
    defaults.style.errorImage = image
    defaults.style.infoImage = image
    for indicator in [HUD.Indicator.success, .warning, .error, .info] {
      hud.showToast(HUD.Content(indicator))
      host.settle()
      let picture = hud.indicatorLayer?.descendants.first { $0.contents != nil }
      #expect(picture?.contents as AnyObject? === image.pixels?.picture)
    }
    #expect(host.announced == ["Success", "Warning", "Error", "Information"])
  }

  @Test("The accent is the host's, wherever it is used, also faded and as one of two variants")
  func accent() throws {
    host.metrics.accent = HUD.Color(light: red, dark: .white)
    defaults.style.indicatorColor = .accent
    defaults.style.detailColor = HUD.Color.accent.faded(by: 0.5)
    defaults.style.buttonColor = HUD.Color(light: .accent, dark: .black)
    defaults.style.bezel = .color(.accent)
    let light = try shown()
    #expect(light.indicator == red.cgColor(isDark: false))
    #expect(light.detail == red.faded(by: 0.5).cgColor(isDark: false))
    #expect(light.button == red.cgColor(isDark: false))
    #expect(light.bezel == red.cgColor(isDark: false))
    host.metrics.isDark = true
    host.setNeedsUpdate()
    host.settle()
    let dark = try read()
    #expect(dark.indicator == HUD.Color.white.cgColor(isDark: true))
    #expect(dark.button == HUD.Color.black.cgColor(isDark: true))
    host.metrics.accent = red
    host.setNeedsUpdate()
    host.settle()
    #expect(try read().indicator == red.cgColor(isDark: true))

    defaults.style.bezel = .color(HUD.Color.accent.faded(by: 0.5))
    host.metrics.reducesTransparency = true
    let bezel = try #require(try shown().bezel)
    #expect(bezel.alpha == 1 && bezel.red > bezel.blue + 0.2)
  }

  @Test("The accent is blue where no host sets one")
  func accentOfNobody() {
    let accent = HUD.Color.accent.cgColor(isDark: false)
    #expect(accent.blue == 1 && accent.red < 0.1 && accent.green < 0.6)
    let accentOfMetrics = Metrics(size: .zero).accent.cgColor(isDark: true)
    #expect(accentOfMetrics.blue == 1 && accentOfMetrics.red < 0.1 && accentOfMetrics.green < 0.6)
  }

  @Test("The app's own effect has no tint and needs a host that can blur")
  func effect() throws {
    defaults.style.bezel = .effect(PlatformValue("frost"))
    host.metrics.hasMaterial = true
    _ = try shown()
    let slot = try #require(host.filled.last?.bezel)
    #expect(slot.effect?.value(as: String.self) == "frost")
    #expect(slot.tint.alpha == 0)
    host.metrics.hasMaterial = false
    let plain = try shown()
    defaults.style.bezel = .material
    #expect(try shown() == plain)
    host.metrics.hasMaterial = true
    _ = try shown()
    #expect(host.filled.last?.bezel?.effect == nil)
  }

  @Test("Platform values are equal if their type and value are")
  func platformValues() {
    #expect(PlatformValue("a") == PlatformValue("a"))
    #expect(PlatformValue("a") != PlatformValue("b"))
    #expect(PlatformValue("1") != PlatformValue(1))
    #expect(PlatformValue(1).value(as: String.self) == nil)
    #expect(Set([PlatformValue("a"), PlatformValue("a")]).count == 1)
  }

  @Test("An image that says whether it is tinted overrides the style", arguments: [true, false])
  func imageTint(isTinted: Bool) throws {
    let picture = try #require(HUD.Image.stripe.pixels?.picture)
    for styleTints in [true, false] {
      defaults.style.tintsImages = styleTints
      let pixels = HUD.Image.Pixels(picture, scale: 1, isTinted: isTinted)
      hud.show(HUD.Content(.image(HUD.Image(pixels, label: nil))))
      host.settle()
      let layers = hud.panel?.canvas.movingLayer?.descendants ?? []
      #expect(layers.contains { $0.mask?.contents != nil } == isTinted)
      hud.dismiss(animated: false)
    }
  }

  private func shown() throws -> Shown {
    hud.show(
      HUD.Content(.ring(0.5), status: "A", detail: "B", action: HUD.Action("C", role: .plain) {}))
    host.settle()
    return try read()
  }

  private func read() throws -> Shown {
    let bezel = try #require(host.canvas?.bezel)
    let slots = try #require(host.filled.last)
    return Shown(
      status: slots.status?.color, detail: slots.detail?.color, button: slots.button?.color,
      indicator: hud.panel?.canvas.movingLayer?.shapes.last?.strokeColor,
      bezel: bezel.backgroundColor,
      border: bezel.borderColor)
  }
}

private struct Shown: Equatable {
  var status: CGColor?
  var detail: CGColor?
  var button: CGColor?
  var indicator: CGColor?
  var bezel: CGColor?
  var border: CGColor?
}
