import HUDCore
import HUDLayers
import Testing

/// Core Animation draws the edges of a turned layer jagged, and a large image that is made small
/// with stripes, unless it is asked not to.
@MainActor @Suite(.timeLimit(.minutes(15))) struct SmoothEdgeTests {
  nonisolated static let indicators: [HUD.Indicator] = [
    .spinner, .activity, .ring(0.4), .annular(0.4), .pie(0.4), .bar(0.4), .success, .warning,
    .error, .info,
  ]

  @Test(
    "No layer with an edge of its own is turned by less than a right angle", arguments: indicators)
  func turnedLayers(_ indicator: HUD.Indicator) throws {
    for style in [HUD.Style(), .compact, .roomy] {
      let host = TestHost()
      let hud = HUDController.forTest(on: host, defaults: Defaults(style: style))
      hud.show(HUD.Content(indicator, status: "Loading"))
      host.settle()
      let layers = try #require(host.canvas).bezel.descendants
      for layer in layers where layer.backgroundColor != nil && !(layer is CAShapeLayer) {
        let turn = layer.affineTransform()
        #expect(turn.a == 0 || turn.b == 0)
      }
    }
  }
}
