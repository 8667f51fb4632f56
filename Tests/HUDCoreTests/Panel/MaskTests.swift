import HUDCore
import HUDLayers
import Testing

/// The mask between the panel and the app.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MaskTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test(
    "The gradient is clear in the middle and, as in SVProgressHUD, 0.75 black where it ends",
    arguments: [CGSize(width: 390, height: 844), CGSize(width: 844, height: 390)])
  func gradient(_ size: CGSize) throws {
    host.metrics.size = size
    show(.gradient)
    let gradient = try gradient()
    #expect(gradient.type == .radial)
    #expect(gradient.locations == nil)
    #expect(
      gradient.colors as? [CGColor]
        == [0, 0.75].map { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: $0) })
    // A keyboard appears and disappears: the centre moves above it.
    for keyboard in [0, 200, 0] as [CGFloat] {
      host.metrics.keyboardInset = keyboard
      host.setNeedsUpdate()
      host.settle()
      #expect(try self.gradient() === gradient)
      #expect(gradient.frame == CGRect(origin: .zero, size: size))
      let center = gradient.startPoint
      #expect(abs(center.x * size.width - size.width / 2) < 1e-9)
      #expect(abs(center.y * size.height - (size.height - keyboard) / 2) < 1e-9)
      // In points, the radius is the same in both directions: a circle.
      let end = gradient.endPoint
      let radius = (end.x - center.x) * size.width
      #expect(abs((end.y - center.y) * size.height - radius) < 1e-9)
      // It ends in the farthest corner, so that no edge of it is seen.
      #expect(abs(radius - hypot(size.width / 2, (size.height + keyboard) / 2)) < 1e-9)
    }
  }

  @Test("If the panel does not avoid the keyboard, neither does the gradient's centre")
  func wherePanelStaysUnder() throws {
    let defaults = Defaults()
    defaults.behavior.avoidsKeyboard = false
    self.hud.move(to: TestHost())
    let hud = HUDController.forTest(on: host, defaults: defaults)
    host.metrics.keyboardInset = 300
    hud.show(HUD.Content(), options: HUD.Options(mask: .gradient))
    host.settle()
    #expect(try gradient().startPoint == CGPoint(x: 0.5, y: 0.5))
  }

  @Test(
    "A mask of one colour leaves nothing of an earlier gradient",
    arguments: [
      (HUD.Mask.none, nil), (.clear, nil), (.black, HUD.Color(white: 0, alpha: 0.4)),
      (.color(.white), .white),
    ] as [(HUD.Mask, HUD.Color?)])
  func color(_ mask: HUD.Mask, _ color: HUD.Color?) {
    show(.gradient)
    #expect(host.canvas?.mask.backgroundColor == nil)
    show(mask)
    #expect(host.canvas?.mask.backgroundColor == color?.cgColor(isDark: false))
    #expect(host.canvas?.mask.sublayers ?? [] == [])
  }

  private func show(_ mask: HUD.Mask) {
    hud.show(HUD.Content(), options: HUD.Options(mask: mask))
    host.settle()
  }

  private func gradient() throws -> CAGradientLayer {
    let sublayers = try #require(host.canvas?.mask.sublayers)
    #expect(sublayers.count == 1)
    return try #require(sublayers.first as? CAGradientLayer)
  }
}
