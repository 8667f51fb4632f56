import HUDCore
import HUDLayers
import Testing

/// The mask between the panel and the app.
@MainActor @Suite(.timeLimit(.minutes(15))) struct MaskTests {
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
      #expect(gradient.position == CGPoint(x: size.width / 2, y: (size.height - keyboard) / 2))
      // A circle, which fills its layer.
      #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0.5))
      #expect(gradient.endPoint == CGPoint(x: 1, y: 1))
      #expect(gradient.bounds.width == gradient.bounds.height)
      // It ends in the farthest corner, so that no edge of it is seen.
      let radius = hypot(size.width / 2, (size.height + keyboard) / 2)
      #expect(abs(gradient.bounds.width - 2 * radius) < 1e-9)
      #expect(host.canvas?.mask.masksToBounds == true)
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
    let size = host.metrics.size
    #expect(try gradient().position == CGPoint(x: size.width / 2, y: size.height / 2))
  }

  @Test(
    "A mask of one colour leaves nothing of an earlier gradient",
    arguments: [
      (HUD.Mask.none, nil), (.clear, nil), (.black, HUD.Color(white: 0, alpha: 0.4)),
      (.color(.white), .white),
    ] as [(HUD.Mask, HUD.Color?)])
  func color(_ mask: HUD.Mask, _ color: HUD.Color?) throws {
    show(.gradient)
    #expect(host.canvas?.mask.backgroundColor == nil)
    show(mask)
    #expect(host.canvas?.mask.backgroundColor == color?.cgColor(isDark: false))
    #expect(try gradient().isHidden)
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
