#if os(Linux)
import HUDCairo
import HUDCore
import HUDLayers
import Testing

@testable import HUDOffscreen

/// An offscreen host without a HUD retains nothing of the HUDs that it showed.
@MainActor @Suite(.timeLimit(.minutes(15))) struct MemoryTests {
  let screen = OffscreenHost()
  let hud: HUDController

  init() { hud = HUDController(host: screen) }

  @Test("An image is released with its HUD, however often the HUD was drawn")
  func image() throws {
    weak var picture: CGImage?
    func show() throws {
      let image = try #require(
        HUD.Image(rgba: Array(repeating: 255, count: 4 * 4 * 4), width: 4, height: 4))
      picture = image.pixels?.picture
      hud.show(HUD.Content(.image(image), status: "Paired"))
      _ = try screen.png()
      _ = try screen.png(at: .seconds(1))
      #expect(picture != nil)
    }
    try show()
    hud.dismiss()
    screen.advance(by: .seconds(1))
    #expect(screen.isEmpty)
    #expect(picture == nil)
  }

  @Test("A custom layer and its path are released with the HUD")
  func layer() throws {
    weak var layer: CALayer?
    weak var path: CGPath?
    func show() throws {
      hud.show(
        HUD.Content(
          .custom(size: CGSize(width: 20, height: 20)) {
            let shape = CAShapeLayer()
            shape.path = CGPath(
              ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
            shape.strokeEnd = 0.5
            shape.strokeColor = HUD.Color.black.cgColor(isDark: false)
            layer = shape
            path = shape.path
            return shape
          }))
      _ = try screen.png(at: .seconds(1))
      #expect(layer != nil && path != nil)
    }
    try show()
    hud.dismiss()
    screen.advance(by: .seconds(1))
    #expect(layer == nil)
    #expect(path == nil)
  }
}
#endif
