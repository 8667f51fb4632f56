#if os(Linux)
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Layers of the app on the screen, which it may change at any time, as on Apple systems.
@MainActor @Suite(.timeLimit(.minutes(15))) struct AppLayerTests {
  private let screen = OffscreenHost()
  private let hud: HUDController

  init() { hud = HUDController(host: screen) }

  /// Shows `layer`, and waits until nothing moves any more.
  private func show(_ layer: CALayer) {
    layer.bounds.size = CGSize(width: 40, height: 40)
    hud.show(HUD.Content(.custom { layer }, status: "Launching"))
    screen.advance(by: .seconds(2))
  }

  @Test("An observer of the progress may change its layer in every way")
  func observer() throws {
    let layer = CAShapeLayer()
    var opened = 0
    let indicator = HUD.Indicator.custom(size: CGSize(width: 40, height: 40)) { progress in
      layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
      layer.lineWidth = 4
      layer.strokeColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      progress.observe {
        CATransaction.setDisableActions(false)
        layer.strokeEnd = $0 ?? 0
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        let mark = CALayer()
        mark.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
        layer.sublayers = [mark]
        mark.opacity = 0.5
        layer.mask = $0 == 1 ? CALayer() : nil
        CATransaction.commit()
        // A transaction that is left open has no effect on what the HUD changes afterwards.
        CATransaction.begin()
        CATransaction.setDisableActions(false)
        opened += 1
      }
      return layer
    }
    let upload = hud.begin(HUD.Content(indicator, status: "Uploading"))
    var pictures: Set<Data> = []
    for progress in [0, 0.25, 0.5, 1] {
      upload.progress = progress
      screen.advance(by: .seconds(1))
      #expect(Double(layer.strokeEnd) == progress)
      #expect(pictures.insert(try screen.png()).inserted, "\(progress) must be seen")
    }
    withExtendedLifetime(upload) {}
    for _ in 0..<opened { CATransaction.commit() }
  }

  @Test("A later change, without a call of the HUD, is in the next picture at once")
  func laterChange() async throws {
    let layer = CALayer()
    show(layer)
    let before = try screen.png()
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let red = try screen.png()
    #expect(red != before)
    screen.advance(by: .seconds(1))
    #expect(try screen.png() == red, "the change is not animated")

    await Task { @MainActor in
      CATransaction.setDisableActions(true)
      layer.backgroundColor = nil
    }.value
    #expect(try screen.png() == before)

    let sublayer = CALayer()
    sublayer.frame = layer.bounds
    layer.addSublayer(sublayer)
    sublayer.borderWidth = 2
    let framed = try screen.png()
    #expect(framed != before)
    sublayer.frame.origin.x += 10
    #expect(try screen.png() != framed)
  }

  @Test("A layer that fades out or has gone can be changed too")
  func leaving() throws {
    let layer = CALayer()
    show(layer)
    hud.showToast(HUD.Content(.success, status: "Saved"))
    screen.advance(by: .milliseconds(50))
    layer.opacity = 0.5
    hud.dismiss()
    screen.advance(by: .milliseconds(50))
    layer.cornerRadius = 4
    screen.advance(by: .seconds(1))
    layer.opacity = 1
    #expect(screen.isEmpty)
  }
}
#endif
