import HUDCore
import HUDLayers
import Testing

/// The size of the panel and its position.
@MainActor @Suite(.timeLimit(.minutes(15))) struct PanelSizeTests {
  let host = TestHost()
  let hud: HUDController

  init() {
    hud = .forTest(on: host)
    host.textSize = { _ in CGSize(width: 60, height: 18) }
  }

  @Test(
    "In compact, the panel has SVProgressHUD's sizes",
    arguments: [
      (HUD.Content(), CGSize(width: 84, height: 84)),
      (HUD.Content(status: "A"), CGSize(width: 84, height: 98)),
      (HUD.Content(.ring(0.5)), CGSize(width: 84, height: 84)),
      (HUD.Content(.ring(0.5), status: "A"), CGSize(width: 84, height: 98)),
      (HUD.Content(.activity), CGSize(width: 61, height: 61)),
      (HUD.Content(.activity, status: "A"), CGSize(width: 84, height: 87)),
      (HUD.Content(.success), CGSize(width: 52, height: 52)),
      (HUD.Content(.success, status: "A"), CGSize(width: 84, height: 78)),
      (HUD.Content(.image(.stripe)), CGSize(width: 52, height: 52)),
      (HUD.Content(.image(.stripe), status: "A"), CGSize(width: 84, height: 78)),
      (HUD.Content(.none, status: "A"), CGSize(width: 84, height: 42)),
    ])
  func compact(_ content: HUD.Content, _ size: CGSize) throws {
    #expect(try frame(of: content).size == size)
  }

  @Test("The side on which a text is nearer to the edge limits the radius of the corners")
  func cornersOfUnequalInsets() throws {
    for (left, right) in [(2, 40), (40, 2)] as [(CGFloat, CGFloat)] {
      var style = HUD.Style.compact
      style.cornerRadius = 30
      style.insets = HUD.Insets(top: 2, left: left, bottom: 2, right: right)
      _ = try frame(of: HUD.Content(.none, status: "A"), HUD.Options(style: style))
      #expect(host.canvas?.bezel.cornerRadius == 2)
    }
  }

  @Test("A text that touches an edge has the corners begin where the text ends")
  func cornersOfTextAtEdge() throws {
    var style = HUD.Style.compact
    style.cornerRadius = 30
    style.insets = HUD.Insets(top: 8, left: 0, bottom: 8, right: 0)
    _ = try frame(of: HUD.Content(.none, status: "A"), HUD.Options(style: style))
    #expect(host.canvas?.bezel.cornerRadius == 8)
  }

  @Test("The corners of a panel that is scaled down are at most as round as its shorter side")
  func cornersOfScaledPanel() throws {
    var style = HUD.Style.compact
    style.cornerRadius = 100
    let wide = HUD.Indicator.custom(size: CGSize(width: 200, height: 100)) { CALayer() }
    for size in [CGSize(width: 390, height: 20), CGSize(width: 20, height: 844)] {
      host.metrics.size = size
      let panel = try frame(of: HUD.Content(wide), HUD.Options(style: style))
      let radius = try #require(host.canvas?.bezel.cornerRadius)
      #expect(0 < radius && radius <= min(panel.width, panel.height) / 2)
    }
  }

  @Test("A wide text widens the panel, and a narrow one does not narrow it below the indicator")
  func wideTextWidensPanel() throws {
    host.textSize = { _ in CGSize(width: 150, height: 18) }
    #expect(try frame(of: HUD.Content(status: "A")).size == CGSize(width: 174, height: 98))
    host.textSize = { _ in CGSize(width: 10, height: 18) }
    #expect(try frame(of: HUD.Content(status: "B")).size == CGSize(width: 72, height: 98))
  }

  @Test("The panel grows to at most 224 by 380")
  func panelGrowsTo224By380() throws {
    host.textSize = { _ in CGSize(width: 5_000, height: 5_000) }
    #expect(try frame(of: HUD.Content(status: "A")).size == CGSize(width: 224, height: 380))
  }

  @Test("[S9] [M10] A text that is nil, empty or blank takes no room")
  func emptyIsNil() throws {
    for indicator in [HUD.Indicator.spinner, .ring(0.5), .success, .image(.stripe)] {
      let without = try frame(of: HUD.Content(indicator))
      #expect(try frame(of: HUD.Content(indicator, status: "")) == without)
      #expect(try frame(of: HUD.Content(indicator, status: "\n \n", detail: " ")) == without)
    }
    #expect(host.measured.isEmpty)
    let detail = try frame(of: HUD.Content(detail: "A"))
    #expect(try frame(of: HUD.Content(status: " ", detail: "A")) == detail)
  }

  @Test("[S12] Every indicator is laid out by its own size, and centred")
  func ownSize() throws {
    var style = HUD.Style.compact
    style.ringRadiusWithoutStatus = 30
    style.imageSize = CGSize(width: 40, height: 20)
    for (indicator, size) in [
      (HUD.Indicator.spinner, CGSize(width: 72, height: 72)),
      (.ring(0.5), CGSize(width: 72, height: 72)),
      (.success, CGSize(width: 40, height: 20)),
      (.image(.stripe), CGSize(width: 40, height: 20)),
    ] {
      let panel = try frame(of: HUD.Content(indicator), HUD.Options(style: style))
      #expect(panel.size == CGSize(width: size.width + 24, height: size.height + 24))
      let layer = try #require(hud.indicatorLayer)
      #expect(layer.bounds.size == size)
      #expect(layer.position == CGPoint(x: panel.width / 2, y: panel.height / 2))
    }
  }

  @Test("[S13] An image keeps its proportions, tinted or not", arguments: [true, false])
  func proportions(isTinted: Bool) throws {
    var style = HUD.Style.compact
    style.tintsImages = isTinted
    _ = try frame(of: HUD.Content(.image(.stripe)), HUD.Options(style: style))
    let picture = try #require(
      hud.panel?.canvas.movingLayer?.descendants.first { $0.contents != nil })
    #expect(picture.bounds.size == CGSize(width: 28, height: 14))
    #expect(picture.position == CGPoint(x: 14, y: 14))
  }

  @Test("[SI28] A text alone leaves no room for an indicator")
  func textAlone() throws {
    _ = try frame(of: HUD.Content(.none, status: "Copied"))
    #expect(hud.panel?.canvas.movingLayer == nil)
    #expect(host.filled.last?.status?.frame == CGRect(x: 12, y: 12, width: 60, height: 18))
  }

  @Test("[SI19] The panel avoids a keyboard, unless told not to", arguments: [true, false])
  func keyboard(avoidsKeyboard: Bool) throws {
    let defaults = Defaults(style: .compact)
    defaults.behavior.avoidsKeyboard = avoidsKeyboard
    self.hud.move(to: TestHost())
    let hud = HUDController.forTest(on: host, defaults: defaults)
    hud.show(HUD.Content())
    host.settle()
    #expect(hud.panel?.frame.midY == 422)
    host.metrics.keyboardInset = 300
    host.setNeedsUpdate()
    host.settle()
    #expect(hud.panel?.frame.midY == (avoidsKeyboard ? 272 : 422))
    host.metrics.keyboardInset = 0
    host.setNeedsUpdate()
    host.settle()
    #expect(hud.panel?.frame.midY == 422)
  }

  @Test("[SI16] In landscape a keyboard leaves the panel on the screen")
  func landscapeKeyboard() throws {
    host.metrics.size = CGSize(width: 852, height: 393)
    host.metrics.keyboardInset = 220
    let panel = try frame(of: HUD.Content(status: "A"))
    #expect(panel == CGRect(x: 384, y: 37.5.rounded(), width: 84, height: 98))
  }

  @Test("[SI17] [MI17] Without a keyboard the panel is in the middle of the visible area")
  func middle() throws {
    host.metrics.safeArea = HUD.Insets(top: 60, left: 40, bottom: 34, right: 0)
    let panel = try frame(of: HUD.Content())
    #expect(panel.midX == 215)
    #expect(panel.midY == 435)
  }

  @Test("[SI21] The panel follows its host's size")
  func rotation() throws {
    _ = try frame(of: HUD.Content(), HUD.Options(mask: .black))
    host.metrics.size = CGSize(width: 844, height: 390)
    host.setNeedsUpdate()
    host.settle()
    #expect(hud.panel?.frame == CGRect(x: 380, y: 153, width: 84, height: 84))
    #expect(host.canvas?.mask.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test("If not everything fits, the insets tighten first")
  func insetsTighten() throws {
    let content = HUD.Content(.success, action: HUD.Action("C") {})
    // Glyph, gap, button and insets, and a margin of eight points above and below.
    host.metrics.size.height = 28 + 8 + 30 + 24 + 16
    #expect(try frame(of: content).size == CGSize(width: 84, height: 90))
    host.metrics.size.height -= 1
    #expect(try frame(of: content).height < 89)
    #expect(hud.indicatorLayer?.frame.size == CGSize(width: 28, height: 28))
    #expect(host.filled.last?.button != nil)
  }

  @Test("An offset moves the panel, but not out of the host")
  func offsetMovesPanelBut() throws {
    func frame(x: CGFloat, y: CGFloat) throws -> CGRect {
      try self.frame(of: HUD.Content(), HUD.Options(position: .offset(x: x, y: y)))
    }
    #expect(try frame(x: 10, y: -20).origin == CGPoint(x: 163, y: 360))
    #expect(try frame(x: 10_000, y: -10_000).origin == CGPoint(x: 298, y: 8))
    #expect(try frame(x: .infinity, y: -.infinity).origin == CGPoint(x: 298, y: 8))
    #expect(try frame(x: .nan, y: .nan).origin == CGPoint(x: 153, y: 380))
  }

  @Test("A button with a long title leaves room for the texts")
  func buttonWithLongTitle() throws {
    host.metrics.size = CGSize(width: 220, height: 400)
    host.buttonWidth = 1_000
    let panel = try frame(
      of: HUD.Content(status: "Uploading", detail: "3 of 7", action: HUD.Action("Long") {}))
    let slots = try #require(host.filled.last)
    #expect(slots.status != nil && slots.detail != nil)
    // The whole panel, less tight insets.
    #expect(slots.button.map { (194...196).contains($0.frame.width) } == true)
    #expect(panel.width == 204)
  }

  @Test("As room runs out the detail is left out, and status and Cancel stay")
  func whereThereIsNoRoomDetail() throws {
    let content = HUD.Content(
      status: "Uploading", detail: "3 of 7", action: HUD.Action("Stop", role: .cancel) {})
    func shown(height: CGFloat) throws -> [Bool] {
      host.metrics.size.height = height
      _ = try frame(of: content)
      let slots = try #require(host.filled.last)
      return [slots.status != nil, slots.detail != nil, slots.button != nil]
    }
    #expect(try shown(height: 400) == [true, true, true])
    #expect(try shown(height: 116) == [true, false, true])
    #expect(try shown(height: 80) == [true, false, true])
    #expect(try shown(height: 60) == [true, false, true])
  }

  @Test("A panel is no larger than its style's maximum size")
  func panelIsNoLargerThanItsStyle() throws {
    var style = HUD.Style.compact
    style.maximumSize = CGSize(width: 120, height: 110)
    host.textSize = { CGSize(width: 8 * $0.string.count, height: 18) }
    let panel = try frame(
      of: HUD.Content(status: "A text that is wider", detail: "And more"),
      HUD.Options(style: style))
    #expect(panel.width == 120)
    #expect(panel.height <= 110)
    let status = try #require(host.filled.last?.status?.frame)
    #expect(status.width > 96 && status.maxX <= 120)
  }

  @Test("A maximum of zero means no maximum")
  func maximumOfZero() throws {
    let plain = try frame(of: HUD.Content(status: "A"))
    for size in [CGSize.zero, CGSize(width: 0, height: 200), CGSize(width: CGFloat.nan, height: 0)]
    {
      var style = HUD.Style.compact
      style.maximumSize = size
      #expect(try frame(of: HUD.Content(status: "A"), HUD.Options(style: style)) == plain)
    }
  }

  private func frame(of content: HUD.Content, _ options: HUD.Options? = nil) throws -> CGRect {
    hud.show(content, options: options)
    host.settle()
    return try #require(hud.panel?.frame)
  }
}
