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

  @Test("[§O5] Without a mask the app gets the touches on the panel, and they stop no clock")
  func touches() throws {
    try MovedApp.run { window in
      let scene = try #require(window.windowScene)
      let tap = UITapGestureRecognizer()
      window.addGestureRecognizer(tap)
      SVProgressHUD.showSuccess(withStatus: "Saved")
      Device.advance(by: .milliseconds(500))
      #expect(stage(in: window) != nil && touched(window)?.isDescendant(of: window) == true)
      #expect(touched(window) !== stage(in: window))
      Device.tap(middle, in: scene, whileDown: { Device.advance(by: .seconds(10)) })
      #expect(tap.recognitions == 1 && !SVProgressHUD.isVisible())
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

  @Test("What the app presents under a mask gets touches and VoiceOver, until it is dismissed")
  func alert() throws {
    try MovedApp.run { window in
      let root = try #require(window.rootViewController)
      SVProgressHUD.setDefaultMaskType(.black)
      SVProgressHUD.show(withStatus: "Loading")
      Device.advance(by: .seconds(1))
      let hud = try #require(stage(in: window))
      #expect(hud.accessibilityViewIsModal)
      let sheet = UIViewController()
      root.present(sheet, animated: false)
      Device.advance(by: .seconds(1))
      #expect(touched(window) === sheet.view)
      #expect(!hud.accessibilityViewIsModal)
      // A step of the same HUD leaves the sheet in front.
      SVProgressHUD.setStatus("Waiting")
      Device.advance(by: .seconds(1))
      #expect(touched(window) === sheet.view)
      sheet.dismiss(animated: false)
      #expect(touched(window) === stage(in: window))
      Device.advance(by: .seconds(1))
      #expect(hud.accessibilityViewIsModal)
    }
  }

  @Test("The answers of an app's alert under a mask are given, and end the HUD")
  func answers() throws {
    try MovedApp.run { window in
      let scene = try #require(window.windowScene)
      let screen = AskingController()
      window.rootViewController = screen
      screen.upload()
      Device.advance(by: .seconds(1))
      Device.tap(button("Cancel", in: window), in: scene)
      Device.advance(by: .seconds(1))
      #expect(screen.answers == ["Cancelled"] && !SVProgressHUD.isVisible())
      screen.upload()
      Device.advance(by: .seconds(1))
      Device.tap(button("Try Again", in: window), in: scene)
      Device.advance(by: .seconds(1))
      #expect(MovedApp.outcome == .text("Uploaded"))
      let sheet = UIViewController()
      screen.share(sheet)
      Device.advance(by: .seconds(1))
      #expect(touched(window) === sheet.view && !SVProgressHUD.isVisible())
    }
  }

  private func button(_ title: String, in view: UIView) -> CGPoint {
    for view in view.subviews {
      if let button = view as? UIButton, button.title(for: .normal) == title {
        return button.convert(button.bounds.middle, to: button.window)
      }
      let place = button(title, in: view)
      if place != .zero { return place }
    }
    return .zero
  }

  @Test("On tvOS a mask keeps the remote from the app")
  func remote() {
    Device.replace()
    Device.system = .tvOS
    let attachment = WindowAttachment(in: SceneChoice())
    attachment.chooseWindow = { $0.window(upTo: .infinity) }
    attachment.order = WholeApp.letPresentedCover
    CallForwarder.hud.move(to: UIKitHost(attachment, system: .newest(of: .tvOS)))
    let window = Phone.app(in: UIWindowScene("main"))
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 50))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .primaryActionTriggered)
    window.rootViewController?.view.addSubview(button)
    Device.settle()
    #expect(Device.focused === button)
    SVProgressHUD.setDefaultMaskType(.black)
    SVProgressHUD.show(withStatus: "Loading")
    Device.advance(by: .seconds(1))
    Device.select()
    #expect(presses == 0 && Device.focused === stage(in: window))
    SVProgressHUD.dismiss()
    Device.advance(by: .seconds(1))
    CallForwarder.shared.change { $0 = Settings() }
    CallForwarder.hud.move(to: NoHost())
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

  @Test("The panel is in the middle of a container, whatever bars are above that")
  func middleOfContainer() throws {
    try MovedApp.run { window in
      let view = try #require(window.rootViewController?.view)
      SVProgressHUD.setContainerView(view)
      SVProgressHUD.show(withStatus: "Loading")
      Device.advance(by: .seconds(1))
      let frame = try #require(CallForwarder.shared.shown.panel?.frame)
      #expect(view.safeAreaInsets.top != view.safeAreaInsets.bottom)
      #expect(abs(frame.midY - view.bounds.midY) <= 0.5 && frame.midX == view.bounds.midX)
    }
  }

  @Test("In a window that is the container, the HUD is below what the app presents too")
  func windowAsContainer() throws {
    try MovedApp.run { window in
      let other = UIWindow(windowScene: try #require(window.windowScene))
      other.rootViewController = UIViewController()
      other.isHidden = false
      SVProgressHUD.setContainerView(other)
      SVProgressHUD.setDefaultMaskType(.black)
      SVProgressHUD.show()
      Device.advance(by: .seconds(1))
      #expect(stage(in: other) != nil && stage(in: window) == nil)
      let sheet = UIViewController()
      try #require(other.rootViewController).present(sheet, animated: false)
      Device.advance(by: .seconds(1))
      #expect(touched(other) === sheet.view)
      other.isHidden = true
      Device.settle()
      #expect(stage(in: window) != nil)
    }
  }
}
