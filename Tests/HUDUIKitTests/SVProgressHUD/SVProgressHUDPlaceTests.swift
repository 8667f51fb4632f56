import HUDCore
import HUDOnDouble
import HUDUIKitDouble
import Testing

@testable import HUDSVProgressHUDCorpus
@testable import HUDSVProgressHUDOnDouble
@testable import HUDUIKitOnDouble

/// Where a HUD of SVProgressHUD is: in the app's key window, below what the app presents later.
@MainActor @Suite(.onDouble) struct SVProgressHUDPlaceTests {
  private let middle = CGPoint(x: 195, y: 422)

  /// The HUD that is in `window`.
  private func stage(in window: UIWindow) -> StageView? {
    window.subviews.lazy.compactMap { $0 as? StageView }.first
  }

  private func touched(_ window: UIWindow) -> UIView? { window.hitTest(middle, with: nil) }

  @Test("The HUD is in the key window, and the app has no other window")
  func keyWindow() throws {
    try MovedApp.run { window in
      let scene = try #require(window.windowScene)
      SVProgressHUD.setDefaultMaskType(.black)
      SVProgressHUD.show(withStatus: "Loading")
      Device.advance(by: .seconds(1))
      #expect(scene.windows == [window])
      #expect(touched(window) === stage(in: window))
      #expect(stage(in: window)?.accessibilityIdentifier == "SVProgressHUD")
      SVProgressHUD.dismiss()
      Device.advance(by: .seconds(1))
      #expect(stage(in: window) == nil)
    }
  }

  @Test("The HUD of a container has the module's accessibility identifier too")
  func identifier() {
    MovedApp.run { window in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      window.addSubview(view)
      SVProgressHUD.setContainerView(view)
      SVProgressHUD.show()
      let stage = view.subviews.lazy.compactMap { $0 as? StageView }.first
      #expect(stage?.accessibilityIdentifier == "SVProgressHUD")
      HUD.in(view).show()
      let ours = view.subviews.lazy.compactMap { $0 as? StageView }.last
      #expect(ours?.accessibilityIdentifier == "HUD")
      HUD.in(view).dismiss()
    }
  }

  @Test("What the app presents under a mask gets the touches, and can dismiss the HUD")
  func alert() throws {
    try MovedApp.run { window in
      let root = try #require(window.rootViewController)
      SVProgressHUD.setDefaultMaskType(.black)
      SVProgressHUD.show(withStatus: "Loading")
      Device.advance(by: .seconds(1))
      let sheet = UIViewController()
      root.present(sheet, animated: false)
      Device.advance(by: .seconds(1))
      #expect(touched(window) === sheet.view)
      // A step of the same HUD leaves the sheet in front.
      SVProgressHUD.setStatus("Waiting")
      Device.advance(by: .seconds(1))
      #expect(touched(window) === sheet.view)
      sheet.dismiss(animated: false)
      #expect(touched(window) === stage(in: window))
    }
  }

  @Test("A new HUD is in front of what the app has presented")
  func newHUD() throws {
    try MovedApp.run { window in
      let root = try #require(window.rootViewController)
      SVProgressHUD.setDefaultMaskType(.clear)
      SVProgressHUD.show(withStatus: "Loading")
      Device.advance(by: .seconds(1))
      let sheet = UIViewController()
      root.present(sheet, animated: false)
      SVProgressHUD.showProgress(0.5)
      Device.advance(by: .seconds(1))
      #expect(touched(window) === sheet.view)
      SVProgressHUD.showError(withStatus: "No connection")
      Device.advance(by: .seconds(1))
      #expect(touched(window) === stage(in: window))
    }
  }

  @Test("Another root controller does not cover the HUD")
  func otherRoot() {
    MovedApp.run { window in
      SVProgressHUD.setDefaultMaskType(.clear)
      SVProgressHUD.show()
      Device.advance(by: .seconds(1))
      window.rootViewController = UIViewController()
      Device.advance(by: .milliseconds(100))
      #expect(touched(window) === stage(in: window))
    }
  }

  @Test("A window above the level never contains the HUD, and one up to the level does")
  func level() throws {
    try MovedApp.run { window in
      let scene = try #require(window.windowScene)
      let alert = UIWindow(windowScene: scene)
      alert.windowLevel = .alert
      alert.makeKeyAndVisible()
      SVProgressHUD.show()
      #expect(stage(in: window) != nil && stage(in: alert) == nil)
      SVProgressHUD.setMaxSupportedWindowLevel(.alert)
      SVProgressHUD.show()
      Device.advance(by: .seconds(1))
      #expect(stage(in: window) == nil && stage(in: alert) != nil)
      // Its window is hidden.
      alert.isHidden = true
      window.makeKey()
      Device.advance(by: .seconds(1))
      #expect(stage(in: window) != nil && SVProgressHUD.isVisible())
    }
  }

  @Test("A HUD that is shown before the app has a window appears with the window")
  func beforeWindow() {
    MovedApp.run { window in
      window.isHidden = true
      SVProgressHUD.show()
      #expect(!SVProgressHUD.isVisible())
      window.makeKeyAndVisible()
      #expect(SVProgressHUD.isVisible() && stage(in: window) != nil)
    }
  }

  @Test("When its scene goes to the background, the HUD moves to a scene that the user sees")
  func otherScene() throws {
    try MovedApp.run { window in
      let scene = try #require(window.windowScene)
      let other = UIWindowScene("other")
      let otherWindow = Phone.app(in: other, state: .background)
      SVProgressHUD.show()
      Device.advance(by: .seconds(1))
      scene.become(.background)
      other.become(.foregroundActive)
      #expect(stage(in: window) == nil && stage(in: otherWindow) != nil)
      #expect(SVProgressHUD.isVisible())
    }
  }
}
