import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Who gives way where there is too little room, in what order, and how far.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ScarceRoomTests {
  private static let cancel = HUD.Action("Cancel", role: .cancel) {}
  private static let undo = HUD.Action("Undo") {}

  // MARK: The order

  @Test("The detail gives way; status and button are scaled", arguments: Look.allCases)
  func order(look: Look) throws {
    let content = HUD.Content(
      .image(.square), status: "Importing all photos of the last summer, one after the other",
      detail: "about a minute left", action: Self.undo)
    var style = look.style
    style.wrapsStatus = true
    style.maximumStatusSize = CGSize(width: 150, height: 300)
    var hadDetail = true
    var heights: Set<CGFloat> = []
    for height in stride(from: 480, through: 40, by: -4) as StrideThrough<CGFloat> {
      let panel = try OffscreenHost.panel(
        content, in: CGSize(width: 400, height: height), style: style)
      #expect(panel.status != nil && panel.buttonTitle == "Undo", "in \(height) points: \(panel)")
      if panel.detail != nil { #expect(hadDetail, "in \(height) points: \(panel)") }
      hadDetail = panel.detail != nil && hadDetail
      heights.insert(try #require(panel.buttonFrame).height)
    }
    #expect(!hadDetail)
    // The smallest buttons are those of panels that are scaled down.
    #expect(try #require(heights.min()) < 20)
  }

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

  @Test(
    "At the largest text size status and button both have a place", arguments: [true, false])
  func largestText(cancels: Bool) throws {
    let action = cancels ? Self.cancel : Self.undo
    let panel = try OffscreenHost.panel(
      HUD.Content(.spinner, status: "Loading…", action: action),
      in: CGSize(width: 180, height: 180), textScale: 3.1)
    #expect(panel.status != nil)
    #expect(panel.buttonTitle == action.title)
  }

  @Test("A button stays in the smallest room")
  func smallestRoom() throws {
    let low = try OffscreenHost.panel(
      HUD.Content(.spinner, status: "Uploading", action: Self.cancel),
      in: CGSize(width: 320, height: 120))
    #expect(low.status == "Uploading" && low.buttonTitle == "Cancel")
    // No room for both unscaled, with an outlined button, which is never beside the text.
    let lowest = try OffscreenHost.panel(
      HUD.Content(.none, status: "Uploading", action: Self.undo),
      in: CGSize(width: 320, height: 50), style: Look.compact.style)
    #expect(lowest.status == "Uploading" && lowest.buttonTitle == "Undo")
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

  @Test("A text may be as wide as the button below it")
  func textAsWideAsButton() throws {
    let panel = try OffscreenHost.panel(
      HUD.Content(
        .spinner, status: "A status that has more to say than fits into one line",
        action: HUD.Action("Stop and keep what was copied so far") {}),
      in: CGSize(width: 500, height: 400),
      style: Look.standard.style.with { $0.maximumStatusSize.width = 200 })
    let button = try #require(panel.buttonFrame)
    #expect(button.width > 270)
    #expect(try #require(panel.statusFrame).width > 220)
  }

  @Test(
    "Texts keep clear of the corners of a round panel",
    arguments: [4, 10, 20] as [CGFloat], [HUD.Indicator.none, .spinner])
  func roundCorners(insets: CGFloat, indicator: HUD.Indicator) throws {
    let screen = OffscreenHost(size: CGSize(width: 320, height: 400))
    let hud = HUDController(defaults: Defaults(), host: { screen })
    let style = Look.standard.style.with {
      $0.cornerRadius = 60
      $0.insets = HUD.Insets(all: insets)
    }
    hud.show(
      HUD.Content(indicator, status: "One line after the other, until there are four of them"),
      options: HUD.Options(style: style))
    let panel = try #require(screen.panel)
    let text = try #require(panel.statusFrame)
    let radius = try #require(hud.panel?.canvas.bezel.cornerRadius)
    let across = radius - min(text.minX - panel.frame.minX, panel.frame.maxX - text.maxX)
    let along = radius - min(text.minY - panel.frame.minY, panel.frame.maxY - text.maxY)
    // The text's corner is beside the round part of the panel's.
    #expect(across > 0 && along > 0)
    #expect(hypot(across, along) <= radius)
  }
}
