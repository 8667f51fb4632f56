import HUDCore
import HUDLayers
import Testing

/// In `.roomy` the panel has MBProgressHUD's metrics.
@MainActor @Suite(.timeLimit(.minutes(15))) struct RoomySizeTests {
  let host = TestHost()
  let hud: HUDController

  init() {
    hud = .forTest(on: host)
    // A status is 19 points high, a detail or a button's title 15.
    host.textSize = { CGSize(width: 60, height: $0.font.size == 16 ? 19 : 15) }
  }

  @Test(
    "[MT5] [MT6] [MT7] The panel fits its content, with four points in between and twenty around it",
    arguments: [
      (HUD.Content(.none), CGSize(width: 40, height: 40)),
      (HUD.Content(), CGSize(width: 77, height: 77)),
      (HUD.Content(.activity), CGSize(width: 77, height: 77)),
      (HUD.Content(.ring(0.5)), CGSize(width: 77, height: 77)),
      (HUD.Content(.pie(0.5)), CGSize(width: 77, height: 77)),
      (HUD.Content(.annular(0.5)), CGSize(width: 77, height: 77)),
      (HUD.Content(.success), CGSize(width: 77, height: 77)),
      (HUD.Content(.image(.stripe)), CGSize(width: 77, height: 77)),
      (HUD.Content(.bar(0.5)), CGSize(width: 160, height: 50)),
      (HUD.Content(.none, status: "A"), CGSize(width: 100, height: 59)),
      (HUD.Content(status: "A"), CGSize(width: 100, height: 100)),
      (HUD.Content(status: "A", detail: "B"), CGSize(width: 100, height: 119)),
      (HUD.Content(detail: "B"), CGSize(width: 100, height: 96)),
      (HUD.Content(action: HUD.Action("C") {}), CGSize(width: 100, height: 111)),
      (
        HUD.Content(.bar(0.5), status: "A", detail: "B", action: HUD.Action("C") {}),
        CGSize(width: 160, height: 126)
      ),
    ])
  func natural(_ content: HUD.Content, _ size: CGSize) throws {
    #expect(try frame(of: content).size == size)
    hud.dismiss(animated: false)
    #expect(host.canvas == nil)
  }

  @Test(
    "A text is at most four margins narrower than the host, and the panel two",
    arguments: [375, 320] as [CGFloat])
  func widest(_ width: CGFloat) throws {
    host.metrics.size = CGSize(width: width, height: 600)
    host.textSize = { _ in CGSize(width: 5_000, height: 19) }
    let panel = try frame(of: HUD.Content(status: "A", detail: "B"))
    #expect(panel.minX == 20 && panel.width == width - 40)
    #expect(host.filled.last?.status?.frame.width == width - 80)
    #expect(host.filled.last?.detail?.frame.width == width - 80)
  }

  @Test("A long detail is cut so that the panel stays inside the host")
  func longDetailEnds() throws {
    host.metrics.size = CGSize(width: 320, height: 300)
    host.textSize = { CGSize(width: 60, height: $0.font.size == 16 ? 19 : 5_000) }
    let panel = try frame(of: HUD.Content(status: "A", detail: "B"))
    #expect(panel.minY == 20 && panel.height == 260)
    // 300 less two margins, two tight insets, the smallest ring, the status and two tight gaps.
    let detail = try #require(host.filled.last?.detail?.frame)
    #expect(abs(detail.height - (300 - 40 - 16 - 20 - 19 - 4)) < 1e-9)
    #expect(host.filled.last?.status?.frame.height == 19)
  }

  @Test("The status keeps to one line, and the detail wraps")
  func titleKeepsToOneLine() throws {
    _ = try frame(of: HUD.Content(status: "A", detail: "B"))
    #expect(host.filled.last?.status?.text.wraps == false)
    #expect(host.filled.last?.detail?.text.wraps == true)
  }

  @Test("Fonts are bold: sixteen points for the status, twelve for detail and button")
  func fonts() throws {
    _ = try frame(of: HUD.Content(.success, status: "A", detail: "B", action: HUD.Action("C") {}))
    let slots = try #require(host.filled.last)
    #expect(slots.status?.text.font == HUD.Font(size: 16, weight: .bold))
    #expect(slots.detail?.text.font == HUD.Font(size: 12, weight: .bold))
    #expect(slots.button?.title.font == HUD.Font(size: 12, weight: .bold))
  }

  @Test("Corners have a radius of five points, and at most half of a small panel's side")
  func corners() throws {
    _ = try frame(of: HUD.Content())
    #expect(host.canvas?.bezel.cornerRadius == 5)
    var style = HUD.Style.roomy
    style.cornerRadius = 100
    _ = try frame(of: HUD.Content(), style)
    #expect(host.canvas?.bezel.cornerRadius == 38.5)
  }

  @Test("A minimum size leaves the content in the middle")
  func minimum() throws {
    var style = HUD.Style.roomy
    style.minimumSize = CGSize(width: 150, height: 160)
    #expect(try frame(of: HUD.Content(status: "A"), style).size == style.minimumSize)
    // 37 + 4 + 19 points in the middle of 160.
    #expect(
      hud.panel?.canvas.movingLayer?.frame
        == CGRect(x: 56.5, y: 50, width: 37, height: 37))
    #expect(host.filled.last?.status?.frame == CGRect(x: 45, y: 91, width: 60, height: 19))
  }

  @Test("[MT17] A square panel is the smallest square that holds the content, in any place")
  func squareIsSmallest() throws {
    var style = HUD.Style.roomy
    style.isSquare = true
    #expect(try frame(of: HUD.Content(.bar(0.5)), style).size == CGSize(width: 160, height: 160))
    #expect(
      try frame(of: HUD.Content(status: "A", detail: "B"), style).size
        == CGSize(width: 119, height: 119))
    hud.show(status: "A", options: HUD.Options(position: .offset(x: 20, y: 50), style: style))
    host.settle()
    #expect(hud.panel?.frame.size == CGSize(width: 100, height: 100))
  }

  @Test("A square panel gives up its shape where the host is too small")
  func squareGivesWay() throws {
    host.metrics.size = CGSize(width: 390, height: 160)
    var style = HUD.Style.roomy
    style.isSquare = true
    host.textSize = { _ in CGSize(width: 200, height: 19) }
    #expect(
      try frame(of: HUD.Content(status: "A"), style).size == CGSize(width: 240, height: 120))
    host.metrics.size = CGSize(width: 160, height: 390)
    host.textSize = { _ in CGSize(width: 60, height: 119) }
    #expect(
      try frame(of: HUD.Content(status: "B"), style).size == CGSize(width: 120, height: 200))
  }

  @Test(
    "The largest offset keeps a margin from the safe area's edge, not from the screen's",
    arguments: [
      (HUD.Position.offset(x: 0, y: 1_000_000), CGPoint(x: 195, y: 751.5)),
      (.offset(x: 0, y: -1_000_000), CGPoint(x: 195, y: 118.5)),
      (.offset(x: 1_000_000, y: 0), CGPoint(x: 331.5, y: 435)),
      (.offset(x: -1_000_000, y: 0), CGPoint(x: 58.5, y: 435)),
      (.offset(x: 1_000_000, y: -1_000_000), CGPoint(x: 331.5, y: 118.5)),
      (.top, CGPoint(x: 195, y: 118.5)), (.bottom, CGPoint(x: 195, y: 751.5)),
    ])
  func offset(_ position: HUD.Position, _ center: CGPoint) {
    // The panel measures 77 points; at scale 2 its half points are whole pixels.
    host.metrics.scale = 2
    host.metrics.safeArea = HUD.Insets(top: 60, bottom: 34)
    hud.show(HUD.Content(), options: HUD.Options(position: position, style: .roomy))
    host.settle()
    #expect(hud.panel?.frame.midX == center.x)
    #expect(hud.panel?.frame.midY == center.y)
  }

  private func frame(of content: HUD.Content, _ style: HUD.Style = .roomy) throws -> CGRect {
    hud.show(content, options: HUD.Options(style: style))
    host.settle()
    return try #require(hud.panel?.frame)
  }
}
