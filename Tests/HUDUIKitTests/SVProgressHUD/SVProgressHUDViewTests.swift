import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDSVProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// The views that SVProgressHUD is made of, used alone, and the view of an app extension.
@MainActor @Suite(.onDouble) struct SVProgressHUDViewTests {
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  @Test("A ring has the size of its radius and turns in the centre of its view")
  func ring() throws {
    Device.replace()
    let window = Phone.app(in: UIWindowScene("main"))
    let view = SVIndefiniteAnimatedView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    view.strokeThickness = 4
    view.radius = 20
    view.strokeColor = red
    #expect(view.sizeThatFits(.zero) == CGSize(width: 54, height: 54))
    window.addSubview(view)
    Device.settle()
    let ring = try #require(view.layer.sublayers?.last as? CAShapeLayer)
    #expect(ring.position == CGPoint(x: 50, y: 40) && ring.lineWidth == 4)
    #expect(ring.strokeColor == red.cgColor && ring.animation(forKey: "sweep") != nil)
    view.radius = 10
    Device.settle()
    #expect(view.layer.sublayers?.count == 1)
    #expect(view.layer.sublayers?.last?.bounds.size == CGSize(width: 34, height: 34))
  }

  @Test("A progress ring closes at once as far as its progress")
  func progress() throws {
    Device.replace()
    let window = Phone.app(in: UIWindowScene("main"))
    let view = SVProgressAnimatedView(frame: CGRect(x: 0, y: 0, width: 48, height: 48))
    window.addSubview(view)
    view.strokeEnd = 0.25
    Device.settle()
    let ring = try #require(view.layer.sublayers?.last as? CAShapeLayer)
    #expect(ring.strokeEnd == 0.25 && ring.animationKeys() == nil)
  }

  @Test("A gradient is clear in its centre")
  func gradient() {
    let layer = SVRadialGradientLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    layer.gradientCenter = CGPoint(x: 50, y: 50)
    #expect(layer.startPoint == CGPoint(x: 0.25, y: 0.5))
    #expect(layer.endPoint == CGPoint(x: 0.75, y: 1.5))
    #expect(layer.type == .radial && layer.colors?.map { ($0 as? CGColor)?.alpha } == [0, 0.75])
  }

  @Test("The view of an extension contains the HUD")
  func viewForExtension() {
    MovedApp.run { window in
      let view = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
      window.addSubview(view)
      SVProgressHUD.setViewForExtension(view)
      SVProgressHUD.show(withStatus: "Loading")
      Device.advance(by: .seconds(1))
      let host = CallForwarder.shared.shown.host as? UIKitHost
      #expect(host?.stage?.isDescendant(of: view) == true)
      #expect(SVProgressHUD.appearance().viewForExtension === view)
    }
  }

  @Test("An app extension without a view shows nothing, and no call stops it")
  func extensionWithoutView() {
    MovedApp.run { window in
      CallForwarder.hud.move(to: CallForwarder.makeHost(in: nil, of: nil))
      SVProgressHUD.show(withStatus: "Loading")
      Device.advance(by: .seconds(1))
      #expect(!SVProgressHUD.isVisible())
      let host = CallForwarder.makeHost(in: window, of: nil)
      CallForwarder.hud.move(to: host)
      SVProgressHUD.show(withStatus: "Loading")
      Device.advance(by: .seconds(1))
      #expect(host.stage?.window === window)
    }
  }
}
