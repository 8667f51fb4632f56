import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Every setting of the host takes effect, also while a HUD is displayed.
@MainActor @Suite(.timeLimit(.minutes(15))) struct OffscreenSettingTests {
  let screen = OffscreenHost()
  let hud: HUDController

  init() {
    hud = HUDController(host: screen)
    hud.show(HUD.Content(status: "Loading"))
    screen.advance(by: .seconds(1))
  }

  @Test("The size, the safe area and the keyboard move the panel")
  func sizeAndWhatIsCovered() {
    #expect(screen.panelFrame?.midY == 422)
    screen.size = CGSize(width: 844, height: 390)
    #expect(screen.panelFrame?.midX == 422)
    #expect(screen.panelFrame?.midY == 195)
    screen.safeArea = HUD.Insets(top: 40, left: 100)
    #expect(screen.panelFrame?.midX == 472)
    #expect(screen.panelFrame?.midY == 215)
    screen.keyboardInset = 100
    #expect(screen.panelFrame?.midY == 165)
  }

  @Test("[§L2] A panel at the top or bottom keeps clear of the bars, where the style says so")
  func bars() throws {
    screen.safeArea = HUD.Insets(top: 47, bottom: 34)
    screen.bars = HUD.Insets(top: 91, bottom: 83)
    let rest = screen.panelFrame
    screen.bars = HUD.Insets()
    #expect(rest != nil && screen.panelFrame == rest)
    screen.bars = HUD.Insets(top: 91, bottom: 83)
    func gap(_ position: HUD.Position, _ style: HUD.Style) throws -> CGFloat {
      hud.show(
        HUD.Content(status: "Saved"), options: HUD.Options(position: position, style: style))
      screen.advance(by: .seconds(1))
      let panel = try #require(screen.panelFrame)
      return (position == .top ? panel.minY : 844 - panel.maxY) - style.margin
    }
    #expect(try gap(.top, HUD.Style()) == 91)
    #expect(try gap(.bottom, HUD.Style()) == 83)
    screen.keyboardInset = 300
    #expect(try gap(.bottom, HUD.Style()) == 300)
    screen.keyboardInset = 40
    #expect(try gap(.bottom, HUD.Style()) == 83)
    screen.keyboardInset = 0
    screen.bars.bottom = 0
    #expect(try gap(.bottom, HUD.Style()) == 34)
    for style in [HUD.Style.compact, .roomy, HUD.Style().with { $0.clearsBars = false }] {
      #expect(try gap(.top, style) == 47)
    }
  }

  @Test("An impossible setting is a precondition failure")
  func screenThatCannotBeStops() async {
    await #expect(processExitsWith: .failure) { @MainActor in OffscreenHost().scale = 0 }
    await #expect(processExitsWith: .failure) { @MainActor in OffscreenHost().textScale = .nan }
    await #expect(processExitsWith: .failure) { @MainActor in OffscreenHost().keyboardInset = .nan }
    await #expect(processExitsWith: .failure) { @MainActor in OffscreenHost().bars.top = .infinity }
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = OffscreenHost(size: CGSize(width: -1, height: 100))
    }
    await #expect(processExitsWith: .success) { @MainActor in OffscreenHost().scale = 3 }
  }

  @Test("A status that wraps or is cut is drawn as it was measured")
  func titleWrapsOrEnds() throws {
    for wraps in [true, false] {
      var style = HUD.Style.compact
      style.wrapsStatus = wraps
      let content = HUD.Content(status: String(repeating: "word ", count: 20))
      hud.show(content, options: HUD.Options(style: style))
      screen.settle()
      let panel = try #require(hud.panel?.canvas.movingLayer?.superlayer)
      let parts = try #require(panel.sublayers).flatMap { $0.sublayers ?? [] }
      // The last one is the title that follows the one before.
      let title = try #require(parts.lazy.compactMap { $0 as? TextLayer }.last)
      #expect(title.style.wraps == wraps)
      #expect((title.frame.height > 30) == wraps)
    }
  }

  @Test("Announcements are in the host's languages")
  func languagesAreThose() {
    screen.languages = ["fr", "en"]
    hud.show(HUD.Content())
    #expect(screen.announcements == ["Loading", "Chargement"])
    screen.announcements = []
    hud.showSuccess("Saved")
    #expect(screen.announcements == ["Saved"])
  }

  #if os(Linux)
  @Test(
    "Every setting with a visible effect changes the picture",
    arguments: [
      "isDark", "isRightToLeft", "increasesContrast", "reducesTransparency", "textScale",
      "background",
    ])
  func picture(_ setting: String) throws {
    screen.background = HUD.Color(red: 0, green: 0.4, blue: 0.8)
    hud.show(HUD.Content(.bar(0.4), status: "Loading"))
    screen.advance(by: .seconds(1))
    let before = try screen.png()
    switch setting {
    case "isDark": screen.isDark = true
    case "isRightToLeft": screen.isRightToLeft = true
    case "increasesContrast": screen.increasesContrast = true
    case "reducesTransparency": screen.reducesTransparency = true
    case "textScale": screen.textScale = 1.5
    case "background": screen.background = .white
    default: Issue.record("\(setting) is not a setting of the host.")
    }
    #expect(try screen.png() != before)
  }

  @Test("With reduced motion nothing scales")
  func reducedMotionDoesNotScale() throws {
    let calm = OffscreenHost()
    calm.reducesMotion = true
    let calmHUD = HUDController(host: calm)
    let fading = OffscreenHost()
    let fadingHUD = HUDController(host: fading)
    let toast = HUD.Content(.none, status: "A")
    calmHUD.show(toast, options: HUD.Options(animation: .zoomIn))
    fadingHUD.show(toast, options: HUD.Options(animation: .fade))
    hud.dismiss()
    screen.advance(by: .seconds(1))
    let start = screen.now
    hud.show(toast)
    #expect(try calm.png(at: .milliseconds(50)) == fading.png(at: .milliseconds(50)))
    #expect(try screen.png(at: start + .milliseconds(50)) != fading.png())
  }

  @Test("The picture has the host's scale")
  func scaleIsThatOfPicture() throws {
    for scale in [1, 2, 3] {
      screen.scale = CGFloat(scale)
      let header = [UInt8](try screen.png().prefix(24))
      #expect(header.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
      #expect(Int(header[18]) << 8 | Int(header[19]) == 390 * scale)
      #expect(Int(header[22]) << 8 | Int(header[23]) == 844 * scale)
    }
  }

  @Test("An animated picture advances the clock through its frames")
  func animatedPictureMovesClock() throws {
    var times: [Duration] = []
    let start = screen.now
    let data = try screen.animatedPNG(from: start, to: start + .seconds(1), fps: 4) {
      times.append($0)
    }
    #expect(times == [0, 250, 500, 750].map { start + .milliseconds($0) })
    #expect(data.range(of: Data("acTL".utf8)) != nil)
  }

  @Test(
    "A picture without pixels is an error that says the size",
    arguments: [(0, 0, "0 × 0"), (390, 0, "780 × 0"), (0, 844, "0 × 1688")])
  func noPixels(_ width: Int, _ height: Int, _ pixels: String) {
    screen.size = CGSize(width: width, height: height)
    let (now, sentence) = (screen.now, "A picture of \(pixels) pixels cannot be a PNG file.")
    let error = #expect(throws: (any Error).self) { try screen.png() }
    #expect(error.map { "\($0)" } == sentence)
    let other = #expect(throws: (any Error).self) {
      try screen.animatedPNG(from: now, to: now + .seconds(1), fps: 1)
    }
    #expect(other.map { "\($0)" } == sentence)
  }

  @Test("Any text is drawn on a host of any size", arguments: [(390, 844), (20, 20), (1, 1)])
  func anyText(_ width: Int, _ height: Int) throws {
    screen.size = CGSize(width: width, height: height)
    screen.scale = 1
    for text in [
      "\n", "\u{0}\u{1}", "שלום", "👩‍👩‍👧‍👦", "\u{202E}abc", String(repeating: "word ", count: 200_000),
    ] {
      hud.show(HUD.Content(.ring(0.4), status: text, detail: text))
      #expect(try !screen.png().isEmpty)
    }
  }
  #endif
}
