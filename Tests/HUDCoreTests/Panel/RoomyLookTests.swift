import HUDCore
import HUDLayers
import Testing

/// In `.roomy` the elements of the panel look as MBProgressHUD's do.
@MainActor @Suite(.timeLimit(.minutes(15))) struct RoomyLookTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test("All content is black or white with an alpha of 0.7", arguments: [false, true])
  func contentColor(isDark: Bool) throws {
    host.metrics.isDark = isDark
    let color = HUD.Color(white: isDark ? 1 : 0, alpha: 0.7).cgColor(isDark: isDark)
    for indicator in [HUD.Indicator.ring(0.5), .annular(0.5), .pie(0.5), .bar(0.5), .success] {
      // The track of a ring has the same colour, with an alpha of 0.1.
      let colors = try shapes(of: indicator).compactMap(\.strokeColor).filter { $0.alpha != 0.1 }
      #expect(!colors.isEmpty && colors.allSatisfy { $0 == color })
      let slots = try #require(host.filled.last)
      #expect(slots.status?.color == color)
      #expect(slots.detail?.color == color)
      #expect(slots.button?.color == color)
    }
  }

  @Test(
    "A ring's track has the ring's colour with an alpha of at most 0.1",
    arguments: [1, 0.7, 0.1, 0.05])
  func track(_ alpha: CGFloat) throws {
    for indicator in [HUD.Indicator.ring(0.5), .annular(0.5)] {
      var style = HUD.Style.roomy
      style.indicatorColor = HUD.Color(red: 1, green: 0, blue: 0, alpha: alpha)
      let shapes = try shapes(of: indicator, style)
      #expect(shapes.count == 2)
      #expect(shapes.last?.opacity == 1)
      let track = try #require(shapes.first)
      let seen = try #require(track.strokeColor).alpha * CGFloat(track.opacity)
      #expect(abs(seen - min(alpha, 0.1)) < 1e-6)
      #expect((track.strokeStart, track.strokeEnd) == (0, 1))
    }
  }

  @Test("An annulus is a line two points wide with round ends, along the edge of its square")
  func annulus() throws {
    for shape in try shapes(of: .annular(0.5)) {
      #expect(shape.lineWidth == 2)
      #expect(shape.lineCap == .round)
      #expect(shape.path?.boundingBox == CGRect(x: 1, y: 1, width: 35, height: 35))
    }
  }

  @Test("A pie has an outline two points wide along the edge of its square, and a disc inside")
  func pie() throws {
    let shapes = try shapes(of: .pie(0.5))
    #expect(shapes.map(\.lineWidth) == [2, 14.5])
    #expect(shapes[0].path?.boundingBox == CGRect(x: 1, y: 1, width: 35, height: 35))
    let disc = CGRect(x: 11.25, y: 11.25, width: 14.5, height: 14.5)
    #expect(shapes[1].path?.boundingBox == disc)
    // A round cap would show a dot at progress 0.
    #expect(shapes[1].lineCap == .butt)
  }

  @Test("A bar is a capsule with an outline two points wide, and a line four points wide inside")
  func bar() throws {
    let shapes = try shapes(of: .bar(0.5))
    try #require(shapes.count == 3)
    let (outline, line, clip) = (shapes[0], shapes[1], shapes[2])
    #expect(outline.lineWidth == 2)
    #expect(outline.path == capsule(CGRect(x: 1, y: 1, width: 118, height: 8)))
    #expect(line.lineWidth == 4)
    #expect(line.lineCap == .butt)
    #expect(line.path?.boundingBox == CGRect(x: 3, y: 5, width: 114, height: 0))
    #expect(line.mask === clip)
    #expect(clip.path == capsule(CGRect(x: 3, y: 3, width: 114, height: 4)))
  }

  private func capsule(_ rect: CGRect) -> CGPath {
    let radius = rect.height / 2
    return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  private func shapes(
    of indicator: HUD.Indicator, _ style: HUD.Style = .roomy
  ) throws -> [CAShapeLayer] {
    hud.show(
      HUD.Content(
        indicator, status: "A", detail: "B", action: HUD.Action("C", role: .plain) {}),
      options: HUD.Options(style: style))
    host.advance(by: .seconds(1))
    return try #require(hud.indicatorLayer).shapes
  }
}
