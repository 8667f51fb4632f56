import HUDCore
import HUDLayers
import Testing

/// The look of a HUD whose app set nothing.
@MainActor @Suite("The default look", .timeLimit(.minutes(15))) struct DefaultLookTests {
  let host = TestHost()
  let defaults = Defaults()
  let hud: HUDController

  init() {
    hud = .forTest(on: host, defaults: defaults)
    // One line is as high as the fonts of the default look have it.
    host.textSize = { CGSize(width: 60, height: $0.font.size == 17 ? 21 : 18) }
  }

  private func slots(of content: HUD.Content) throws -> (panel: CGRect, slots: Slots) {
    hud.show(content)
    host.settle()
    return (
      try #require(hud.panel?.frame), try #require(host.filled.last)
    )
  }

  @Test(
    "A panel is at least 112 points wide and high, one without text 88, and one of a bar as it needs",
    arguments: [
      (HUD.Content(), CGSize(width: 88, height: 88)),
      (HUD.Content(.success), CGSize(width: 88, height: 88)),
      (HUD.Content(status: "A"), CGSize(width: 112, height: 117)),
      (HUD.Content(.ring(0.5), status: "A"), CGSize(width: 112, height: 117)),
      (HUD.Content(.annular(0.5), status: "A"), CGSize(width: 112, height: 117)),
      (HUD.Content(.pie(0.5), status: "A"), CGSize(width: 112, height: 117)),
      (HUD.Content(.activity, status: "A"), CGSize(width: 112, height: 117)),
      (HUD.Content(.success, status: "A"), CGSize(width: 112, height: 117)),
      (HUD.Content(.ring(0.5), status: "A", detail: "B"), CGSize(width: 112, height: 139)),
      (HUD.Content(.bar(0.5)), CGSize(width: 200, height: 46)),
      (HUD.Content(.bar(0.5), status: "A"), CGSize(width: 200, height: 75)),
      (
        HUD.Content(.bar(0.5), status: "A", detail: "B", action: HUD.Action("C") {}),
        CGSize(width: 200, height: 153)
      ),
    ])
  func sizes(_ content: HUD.Content, _ size: CGSize) throws {
    #expect(try slots(of: content).panel.size == size)
  }

  @Test("An app's own least size replaces that of the look")
  func ownLeastSize() throws {
    defaults.style.minimumSize = CGSize(width: 1, height: 1)
    #expect(try slots(of: HUD.Content()).panel.size == CGSize(width: 84, height: 84))
    defaults.style.minimumSize = CGSize(width: 150, height: 130)
    #expect(try slots(of: HUD.Content()).panel.size == CGSize(width: 150, height: 130))
  }

  @Test(
    "The corners are just so round that they keep 2 points from the text",
    arguments: [40, 50] as [CGFloat])
  func clearOfCorners(radius: CGFloat) throws {
    host.metrics.scale = 1_000
    host.textSize = { _ in CGSize(width: 200, height: 21) }
    defaults.style.cornerRadius = radius
    defaults.style.insets = HUD.Insets(all: 8)
    let (panel, slots) = try slots(of: HUD.Content(status: "A"))
    let text = try #require(slots.status?.frame)
    let drawnRadius = try #require(host.canvas?.bezel.cornerRadius)
    #expect(text.minX == 8 && drawnRadius < radius)
    // How far the text's corner is from the centre of the panel's corner.
    let (x, y) = (drawnRadius - text.minX, drawnRadius - (panel.height - text.maxY))
    #expect(abs((x * x + y * y).squareRoot() - (drawnRadius - 2)) < 0.01)
  }

  @Test("A text of up to two lines is in a capsule, and a longer one in a round panel")
  func capsule() throws {
    var (panel, slots) = try slots(of: HUD.Content(.none, status: "A"))
    #expect(panel.size == CGSize(width: 104, height: 45))
    #expect(slots.status?.frame.minX == 22)
    #expect(host.canvas?.bezel.cornerRadius == 22.5)
    host.textSize = { _ in CGSize(width: 200, height: 42) }
    (panel, slots) = try self.slots(of: HUD.Content(.none, status: "Two lines"))
    #expect(panel.height == 66)
    #expect(host.canvas?.bezel.cornerRadius == 33)
    host.textSize = { _ in CGSize(width: 200, height: 63) }
    (panel, slots) = try self.slots(of: HUD.Content(.none, status: "Three lines"))
    #expect(panel.height == 103)
    #expect(host.canvas?.bezel.cornerRadius == 24)
  }

  @Test("A toast in Adwaita's look is as high as libadwaita's, with and without a button")
  func adwaita() throws {
    defaults.style = .adwaita
    defaults.behavior.position = .bottom
    var (panel, slots) = try slots(of: HUD.Content(.none, status: "A"))
    #expect(panel.height == 46 && slots.status?.frame.minX == 18)
    (panel, slots) = try self.slots(of: HUD.Content(.spinner, status: "A"))
    #expect(panel.height == 46 && slots.indicatorFrame.minX == 18)
    (panel, slots) = try self.slots(
      of: HUD.Content(.none, status: "A", action: HUD.Action("Undo") {}))
    #expect(panel.height == 46 && slots.button?.frame.maxX == panel.width - 10)
  }

  @Test("The corners of a text alone have their own radius")
  func cornersOfText() throws {
    defaults.style.cornerRadiusWithoutIndicator = 6
    _ = try slots(of: HUD.Content(.none, status: "A"))
    #expect(host.canvas?.bezel.cornerRadius == 6)
    _ = try slots(of: HUD.Content(.success, status: "A"))
    #expect(host.canvas?.bezel.cornerRadius == 24)
  }

  @Test("A button is beside a text alone, where reading ends, and round about the same centre")
  func buttonBeside() throws {
    for isRightToLeft in [false, true] {
      host.metrics.isRightToLeft = isRightToLeft
      host.setNeedsUpdate()
      let (panel, slots) = try slots(
        of: HUD.Content(.none, status: "A", action: HUD.Action("Undo") {}))
      let button = try #require(slots.button?.frame)
      let status = try #require(slots.status?.frame)
      #expect(host.buttonPadding == CGSize(width: 14, height: 7))
      #expect(button.width == host.buttonWidth)
      #expect(button.height == 36 && panel.height == 56)
      #expect(button.minY == 10)
      #expect((isRightToLeft ? button.minX : panel.width - button.maxX) == 10)
      #expect((isRightToLeft ? panel.width - status.maxX : status.minX) == 22)
      #expect((isRightToLeft ? status.minX - button.maxX : button.minX - status.maxX) == 14)
      #expect(host.canvas?.bezel.cornerRadius == 28)
    }
  }

  @Test("A button beside two lines has the centre of the round end", arguments: [false, true])
  func besideTwoLines(isRightToLeft: Bool) throws {
    host.metrics.isRightToLeft = isRightToLeft
    host.textSize = { _ in CGSize(width: 80, height: 42) }
    let (panel, slots) = try slots(
      of: HUD.Content(.none, status: "Two lines", action: HUD.Action("Undo") {}))
    let button = try #require(slots.button?.frame)
    #expect(button.minY > 10)
    #expect((isRightToLeft ? button.minX : panel.width - button.maxX) == button.minY)
    #expect(slots.status?.text.isCentered == false)
  }

  @Test(
    "The corners of a panel have the centre of the round button's, in each text size",
    arguments: [0.8, 1, 2] as [CGFloat])
  func sameCentre(textScale: CGFloat) throws {
    host.metrics.textScale = textScale
    host.buttonHeight = 36 * textScale
    let content = HUD.Content(.success, status: "A", action: HUD.Action("Undo") {})
    let (panel, slots) = try slots(of: content)
    let button = try #require(slots.button?.frame)
    #expect(button.height == max(36 * textScale, 36) && panel.height - button.maxY == 20)
    #expect(host.canvas?.bezel.cornerRadius == button.height / 2 + 20)
    // A panel that is to have almost no round corners keeps them.
    defaults.style.cornerRadius = 12
    _ = try self.slots(of: content)
    #expect(host.canvas?.bezel.cornerRadius == 12)
  }

  @Test("Texts below an indicator may be 216 points wide, and alone 270")
  func textRoom() throws {
    host.textSize = { _ in CGSize(width: 5_000, height: 21) }
    #expect(try slots(of: HUD.Content(.success, status: "A")).slots.status?.frame.width == 216)
    #expect(try slots(of: HUD.Content(.none, status: "A")).slots.status?.frame.width == 270)
  }

  @Test("Below other content a button is as wide as the content, and 36 points high")
  func buttonBelow() throws {
    let (panel, slots) = try slots(
      of: HUD.Content(.bar(0.5), status: "A", action: HUD.Action("Cancel") {}))
    #expect(host.buttonPadding == CGSize(width: 20, height: 7))
    #expect(slots.button?.frame == CGRect(x: 20, y: panel.height - 56, width: 160, height: 36))
    #expect(slots.button?.fill?.alpha == 0.08)
  }

  @Test("Texts may be as wide as a long button below them")
  func textsBesideLongButton() throws {
    host.buttonWidth = 300
    host.textSize = { _ in CGSize(width: 5_000, height: 21) }
    let (_, slots) = try slots(
      of: HUD.Content(.success, status: "A", action: HUD.Action("Cancel") {}))
    #expect(slots.status?.frame.width == 300)
    #expect(slots.button?.frame.width == 300)
  }

  @Test("Rings are 44 points wide, with strokes of 3.5 points and a track of 24 %")
  func ring() throws {
    for indicator in [HUD.Indicator.ring(0.5), .annular(0.5)] {
      _ = try slots(of: HUD.Content(indicator))
      let layer = try #require(hud.indicatorLayer)
      #expect(layer.bounds.size == CGSize(width: 44, height: 44))
      #expect(layer.shapes.map(\.lineWidth) == [3.5, 3.5])
      #expect(layer.shapes.map { $0.strokeColor?.alpha } == [0.24, 1])
      #expect(layer.shapes.allSatisfy { $0.lineCap == .round })
    }
    _ = try slots(of: HUD.Content())
    #expect(hud.indicatorLayer?.bounds.size == CGSize(width: 44, height: 44))
  }

  @Test("An indicator that is too wide shrinks until its panel is as wide as the host allows")
  func indicatorTooWide() throws {
    host.metrics.size.width = 200
    let wide = HUD.Indicator.custom(size: CGSize(width: 1_000, height: 400)) { CALayer() }
    let (panel, _) = try slots(of: HUD.Content(wide))
    #expect(panel.width == 200 - 2 * defaults.style.margin)
  }

  @Test("[S15] Glyphs are paths that fill 44 points, with strokes as wide as those of the ring")
  func glyphs() throws {
    for glyph in [HUD.Indicator.success, .warning, .error, .info] {
      _ = try slots(of: HUD.Content(glyph))
      let layer = try #require(hud.indicatorLayer)
      #expect(layer.bounds.size == CGSize(width: 44, height: 44))
      #expect(layer.shapes.allSatisfy { $0.lineWidth == defaults.style.ringThickness })
      let ink = layer.shapes.compactMap(\.path?.boundingBox).reduce(CGRect.null) { $0.union($1) }
        .insetBy(dx: -1.75, dy: -1.75)
      #expect(ink.width >= 43 && ink.height >= 39, "\(glyph.kind)")
      // The box has the control points of curves too, which are a little outside.
      #expect(layer.bounds.insetBy(dx: -0.2, dy: -0.2).contains(ink), "\(glyph.kind)")
    }
  }

  @Test("The panel has a hairline, and a border of the app's own in its place")
  func hairline() throws {
    _ = try slots(of: HUD.Content())
    #expect(host.canvas?.bezel.borderWidth == 0.5)
    #expect(host.canvas?.bezel.borderColor?.alpha == 0.1)
    defaults.style.borderWidth = 2
    _ = try slots(of: HUD.Content(.success))
    #expect(host.canvas?.bezel.borderWidth == 2)
    #expect(host.canvas?.bezel.borderColor?.alpha == 1)
  }

  @Test("The shadow is soft and lies 8 points below the panel", arguments: [false, true])
  func shadow(isDark: Bool) throws {
    host.metrics.isDark = isDark
    _ = try slots(of: HUD.Content())
    let bezel = try #require(host.canvas?.bezel)
    // The panel lets 5 % through, and casts as much less of a shadow.
    #expect(abs(bezel.shadowOpacity - (isDark ? 0.36 : 0.18) * 0.95) < 1e-6)
    #expect(bezel.shadowOffset == CGSize(width: 0, height: 8))
    #expect(bezel.shadowRadius == 12)
  }

  @Test("The accent colours indicator and button together, and their own colours win over it")
  func accent() throws {
    let content = HUD.Content(.ring(0.5), status: "A", action: HUD.Action("B") {})
    defaults.style.accent = HUD.Color(red: 1, green: 0, blue: 0)
    var slots = try self.slots(of: content).slots
    #expect(hud.indicatorLayer?.shapes.last?.strokeColor?.components == [1, 0, 0, 1])
    #expect(slots.button?.color.components == [1, 0, 0, 1])
    #expect(slots.button?.fill?.components == [1, 0, 0, 0.08])
    #expect(slots.status?.color.components?.first != 1)
    defaults.style.indicatorColor = HUD.Color(red: 0, green: 1, blue: 0)
    defaults.style.buttonColor = HUD.Color(red: 0, green: 0, blue: 1)
    slots = try self.slots(of: content).slots
    #expect(hud.indicatorLayer?.shapes.last?.strokeColor?.components == [0, 1, 0, 1])
    #expect(slots.button?.color.components == [0, 0, 1, 1])
  }

  private static let outcomes = [HUD.Indicator.success, .warning, .error, .info]

  private func color(of indicator: HUD.Indicator) throws -> CGColor {
    _ = try slots(of: HUD.Content(indicator))
    return try #require(hud.indicatorLayer?.shapes.last?.strokeColor)
  }

  @Test(
    "A style with a colour of its own, or without colours for outcomes, has glyphs in one colour")
  func plainOutcomes() throws {
    let changes: [(inout HUD.Style) -> Void] = [
      { $0.colorsOutcomes = false }, { $0.accent = .purple }, { $0.foreground = .purple },
      { $0.indicatorColor = .purple }, { $0.bezel = .color(.purple) },
      { $0.bezel = .material(tint: .purple) }, { $0 = .compact }, { $0 = .roomy },
      { $0 = .adwaita },
    ]
    for (index, change) in changes.enumerated() {
      defaults.style = HUD.Style().with(change)
      #expect(try Set(Self.outcomes.map { try color(of: $0) }).count == 1, "change \(index)")
    }
  }

  @Test(
    "The colours of outcomes have a contrast of 3:1 to the panel, also over a mask, and 4.5:1 if asked",
    arguments: [false, true], [false, true])
  func contrastOfOutcomes(isDark: Bool, increasesContrast: Bool) throws {
    host.metrics.isDark = isDark
    host.metrics.increasesContrast = increasesContrast
    for outcome in Self.outcomes {
      let glyph = try color(of: outcome)
      let panel = try #require(host.canvas?.bezel.backgroundColor)
      // The panel lets a little of the black mask through.
      for panel in [panel.luminance, panel.luminance * pow(panel.alpha, 2.2)] {
        let (low, high) = (min(glyph.luminance, panel), max(glyph.luminance, panel))
        let least = increasesContrast ? 4.5 : 3
        #expect((high + 0.05) / (low + 0.05) >= least, "\(outcome.kind)")
      }
    }
  }

  @Test(
    "The title of a destructive button has a contrast of 4.5:1 to the button",
    arguments: [false, true])
  func contrast(isDark: Bool) throws {
    host.metrics.isDark = isDark
    hud.show(status: "A", action: HUD.Action("Delete", role: .destructive) {})
    host.settle()
    let button = try #require(host.filled.last?.button)
    let fill = try #require(button.fill?.components)
    let panel = try #require(host.canvas?.bezel.backgroundColor?.components)
    let parts = zip(fill, panel).map { $0 * fill[3] + $1 * (1 - fill[3]) }
    let background = CGColor(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: 1)
    let (title, below) = (button.color.luminance + 0.05, background.luminance + 0.05)
    #expect(max(title, below) / min(title, below) >= 4.5)
  }

  @Test("On glass the colours of outcomes are the system's")
  func outcomesOnGlass() throws {
    host.metrics.hasMaterial = true
    host.metrics.hasGlass = true
    let colors: [HUD.Color] = [.green, .orange, .red, .blue]
    for (outcome, system) in zip(Self.outcomes, colors) {
      #expect(try color(of: outcome) == system.cgColor(isDark: false))
    }
  }

  @Test("A ring contains its progress as a number if the style wants it, and there is room")
  func percent() throws {
    func number(_ indicator: HUD.Indicator) throws -> String? {
      try slots(of: HUD.Content(indicator)).slots.percent?.text.string
    }
    #expect(try number(.ring(0.624)) == nil)
    defaults.style.showsPercent = true
    #expect(try number(.ring(0.624)) == "62%")
    #expect(try number(.ring(0.999)) == "99%")
    #expect(try number(.ring(1)) == "100%")
    #expect(try number(.annular(0.1)) == "10%")
    #expect(try number(.pie(0.5)) == nil)
    #expect(try number(.spinner) == nil)
    defaults.style.ringRadius = 15
    defaults.style.ringRadiusWithoutStatus = 15
    #expect(try number(.ring(0.624)) == nil)
  }

  @Test("Digits are equally wide only where a number may be changing")
  func digits() throws {
    func areTabular(_ indicator: HUD.Indicator) throws -> [Bool] {
      let slots = try slots(of: HUD.Content(indicator, status: "12 photos", detail: "3 of 7")).slots
      return [slots.status, slots.detail].compactMap(\.self).map(\.text.font.hasTabularDigits)
    }
    let gauge = HUD.Indicator.custom { _ in CALayer() }
    for running in [HUD.Indicator.spinner, .activity, .ring(0.1), .pie(0.1), .bar, gauge] {
      #expect(try areTabular(running) == [true, true], "\(running.kind)")
    }
    let badge = HUD.Indicator.custom { CALayer() }
    for fixed in [HUD.Indicator.none, .success, .error, .warning, .info, badge] {
      #expect(try areTabular(fixed) == [false, false], "\(fixed.kind)")
    }
    defaults.style.showsPercent = true
    let percent = try slots(of: HUD.Content(.ring(0.5))).slots.percent
    #expect(percent?.text.font.hasTabularDigits == true)
  }

  @Test("A progress step changes the number in the ring, and lays nothing out")
  func percentSteps() throws {
    defaults.style.showsPercent = true
    let before = try slots(of: HUD.Content(.ring(0.2), status: "A"))
    let measured = host.measured.filter { $0.string == "A" }.count
    hud.showProgress(0.3, status: "A")
    host.settle()
    #expect(host.filled.last?.percent?.text.string == "30%")
    #expect(host.filled.last?.status == before.slots.status)
    let fills = host.filled.count
    hud.showProgress(0.304, status: "A")
    host.settle()
    #expect(host.filled.count == fills)
    #expect(host.measured.filter { $0.string == "A" }.count == measured)
  }

  @Test("Lines are balanced: a text is as narrow as its number of lines allows")
  func balanced() throws {
    // 400 points of text, in lines of 21 points.
    host.textSize = { CGSize(width: $0.string.contains(" ") ? 400 : 120, height: 21) }
    host.wraps = true
    var status = try slots(of: HUD.Content(.success, status: "A long text")).slots.status
    #expect(status.map { (200...204).contains($0.frame.width) && $0.frame.height == 42 } == true)
    defaults.style = .compact
    status = try slots(of: HUD.Content(.success, status: "A long text")).slots.status
    #expect(status?.frame.size == CGSize(width: 200, height: 42))
    // 200 points are two lines. In 270, the first line would be full and the second one short.
    defaults.style.maximumStatusSize.width = 270
    status = try slots(of: HUD.Content(.success, status: "A long text")).slots.status
    #expect(status?.frame.size == CGSize(width: 270, height: 42))
  }
}

extension CGColor {
  /// The relative luminance, as WCAG defines it.
  var luminance: Double {
    let linear = (components ?? []).map { component -> Double in
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
