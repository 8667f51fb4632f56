import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Who gives way where there is too little room, in what order, and how far.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ScarceRoomTests {
  private static let cancel = HUD.Action("Cancel", role: .cancel) {}
  private static let undo = HUD.Action("Undo") {}

  // MARK: The order

  @Test("Insets tighten before the indicator shrinks, and that before the detail is cut")
  func firstConcessions() throws {
    let content = HUD.Content(
      .ring(0.5), status: "Uploading", detail: "3 of 7", action: Self.undo)
    func panel(_ height: CGFloat) throws -> OffscreenHost.Panel {
      try OffscreenHost.panel(content, in: CGSize(width: 390, height: height))
    }
    let whole = try panel(844)
    let natural = try #require(whole.indicatorFrame)
    let needed = whole.frame.height + 32
    #expect(try panel(needed).frame.height == whole.frame.height)

    let tight = try panel(needed - 8)
    #expect(tight.indicatorFrame?.size == natural.size)
    #expect(tight.detail != nil)
    #expect(try #require(tight.indicatorFrame).minY - tight.frame.minY < 20)

    let shrunk = try panel(needed - 70)
    let indicator = try #require(shrunk.indicatorFrame)
    #expect(indicator.height < natural.height && indicator.height >= 20)
    #expect(shrunk.status != nil && shrunk.detail != nil && shrunk.buttonTitle != nil)

    let least = try panel(needed - 80)
    #expect(least.detail == nil)
    #expect(least.indicator == .ring && least.status != nil && least.buttonTitle != nil)
  }

  @Test("A status is cut line by line, and not before the detail is left out")
  func statusLines() throws {
    let words = Array(repeating: "words", count: 40).joined(separator: " ")
    let content = HUD.Content(.spinner, status: words, detail: "Detail", action: Self.undo)
    var heights: Set<CGFloat> = []
    for height in stride(from: 420, through: 140, by: -4) as StrideThrough<CGFloat> {
      let panel = try OffscreenHost.panel(content, in: CGSize(width: 320, height: height))
      let status = try #require(panel.statusFrame).height
      if panel.detail != nil { #expect(status == heights.max() ?? status) }
      heights.insert(status)
    }
    // One line of 17 points is 20 points high here.
    #expect(heights.count >= 5 && heights.min() == 20, "\(heights)")
  }

  // MARK: Examples

  @Test("An indicator wider than its room shrinks, and takes nothing else away")
  func wideIndicator() throws {
    let narrow = try OffscreenHost.panel(
      HUD.Content(.bar(0.4), status: "Importing photos", action: Self.cancel),
      in: CGSize(width: 150, height: 600))
    #expect(narrow.indicator == .bar && narrow.status != nil && narrow.buttonTitle == "Cancel")
    let bar = try #require(narrow.indicatorFrame)
    #expect(abs(bar.width / bar.height - 160 / 6) < 0.01)

    let limited = try OffscreenHost.panel(
      HUD.Content(.bar(0.4), status: "Importing", detail: "3 of 7", action: Self.cancel),
      in: CGSize(width: 320, height: 300),
      style: Look.standard.style.with { $0.maximumSize.width = 140 })
    #expect(limited.frame.width <= 140)
    #expect(limited.indicator == .bar && limited.status != nil && limited.detail != nil)
    #expect(limited.buttonTitle == "Cancel")

    let image = try OffscreenHost.panel(
      HUD.Content(.image(.square), status: "Poster", action: Self.cancel),
      in: CGSize(width: 320, height: 480),
      style: Look.standard.style.with { $0.imageSize = CGSize(width: 300, height: 300) })
    #expect(image.status == "Poster" && image.buttonTitle == "Cancel")
    #expect(try #require(image.indicatorFrame).width > 250)
  }

  @Test("A ring larger than the screen keeps its proportions, stroke included")
  func hugeRing() throws {
    let screen = OffscreenHost(size: CGSize(width: 320, height: 240))
    let hud = HUDController(defaults: Defaults(), host: { screen })
    let style = Look.standard.style.with {
      $0.ringRadius = 200
      $0.ringThickness = 30
    }
    hud.show(
      HUD.Content(.ring(0.6), status: "Uploading", action: Self.cancel),
      options: HUD.Options(style: style))
    let panel = try #require(screen.panel)
    let ring = try #require(panel.indicatorFrame)
    #expect(panel.status == "Uploading" && panel.buttonTitle == "Cancel")
    #expect(ring.width == ring.height && ring.width >= 20 && ring.height < 180)
    // The layer is scaled as a whole, so the stroke is as thin as the circle is small.
    let layer = try #require(hud.indicatorLayer)
    #expect(layer.bounds.width == 430)
    #expect(abs(layer.affineTransform().a - ring.width / 430) < 1e-9)
  }

  @Test("A title is cut to two letters; a narrower panel is scaled")
  func twoLetters() throws {
    for width in 40...140 {
      let panel = try OffscreenHost.panel(
        HUD.Content(.spinner, status: "A", action: Self.undo),
        in: CGSize(width: CGFloat(width), height: 200))
      let button = try #require(panel.buttonFrame)
      // The least padding is 10 points, and the font has 15 points. The button is 28 points high.
      #expect(button.width / button.height > 1.7, "in \(width) points: \(button)")
      #expect(button.width >= 50 || button.height < 28, "in \(width) points: \(button)")
    }
  }

  @Test("A text without size is not on the panel")
  func noSize() throws {
    let content = HUD.Content(.spinner, status: "Loading", action: Self.cancel)
    let size = CGSize(width: 200, height: 200)
    let nothing = try OffscreenHost.panel(
      content, in: size, style: Look.standard.style.with { $0.buttonFont.size = 0 })
    #expect(nothing.buttonTitle == nil && nothing.status == "Loading")
    let silent = try OffscreenHost.panel(
      content, in: size, style: Look.standard.style.with { $0.statusFont.size = 0 })
    #expect(silent.status == nil && silent.buttonTitle == "Cancel")
  }
}
