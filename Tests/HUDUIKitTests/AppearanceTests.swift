import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The HUD's window is in front, so it answers the system's questions as the app's window would.
@MainActor @Suite(.onDouble) struct AppearanceTests {
  private let app = AppController()

  private func makePhone() -> Phone {
    let phone = Phone()
    phone.window.rootViewController = app
    return phone
  }

  @Test("[S17] The orientations are the app's from the first time the HUD's window is asked")
  func firstAnswer() throws {
    let phone = makePhone()
    app.orientations = .portrait
    phone.show()
    let heard = try #require(phone.hudWindow).heardOrientations
    #expect(!heard.isEmpty)
    #expect(heard.allSatisfy { $0 == .portrait })
  }

  @Test("The HUD's window asks only for orientations that the app delegate allows it")
  func allowedForWindow() throws {
    let phone = makePhone()
    let delegate = AppDelegate(phone.window)
    UIApplication.shared.delegate = delegate
    phone.show()
    delegate.orientationsOfOthers = .portrait
    app.orientations = .landscape
    Device.advance(by: .seconds(1))
    #expect(try #require(phone.hudWindow).heardOrientations.last == .portrait)
  }

  @Test("Bars and orientations follow the app while the HUD is displayed")
  func follows() throws {
    let phone = makePhone()
    phone.show()
    #expect(phone.scene.appearance == SystemAppearance())
    app.statusBarStyle = .lightContent
    Device.advance(by: .milliseconds(250))
    #expect(phone.scene.appearance.statusBarStyle == .lightContent)
    app.hidesBars = true
    Device.advance(by: .milliseconds(250))
    #expect(phone.scene.appearance.hidesStatusBar)
    #expect(phone.scene.appearance.hidesHomeIndicator)
    app.edges = .bottom
    Device.advance(by: .milliseconds(250))
    #expect(phone.scene.appearance.deferringEdges == .bottom)
    app.orientations = .portrait
    Device.advance(by: .milliseconds(250))
    #expect(try #require(phone.hudWindow).heardOrientations.last == .portrait)
    app.locksOrientation = true
    Device.advance(by: .milliseconds(250))
    #expect(phone.scene.appearance.locksOrientation)
  }

  @Test("Bars and orientations also follow while a finger drags something")
  func followsWhileTracking() {
    let phone = makePhone()
    phone.show()
    Device.isTracking = true
    app.statusBarStyle = .lightContent
    Device.advance(by: .milliseconds(250))
    #expect(phone.scene.appearance.statusBarStyle == .lightContent)
  }

  @Test("Bars and the orientation lock follow the child controller that the app designates")
  func child() {
    let phone = Phone()
    phone.window.rootViewController = Container(app)
    app.locksOrientation = true
    phone.show()
    #expect(phone.scene.appearance.locksOrientation)
  }

  @Test("The system is not told again while nothing changes")
  func unchanged() throws {
    let phone = makePhone()
    phone.show()
    let heard = try #require(phone.hudWindow).heardOrientations.count
    for _ in 0..<5 { Device.settle() }
    #expect(try #require(phone.hudWindow).heardOrientations.count == heard)
  }

  @Test("The run loop is observed only while there is a HUD, also after a change of scene")
  func nobodyListens() {
    let phone = makePhone()
    #expect(Device.runLoopObservers == 0)
    phone.show()
    #expect(Device.runLoopObservers == 2)
    let other = UIWindowScene("other")
    _ = Phone.app(in: other)
    phone.scene.disconnect()
    #expect(phone.hudWindow(in: other) != nil)
    #expect(Device.runLoopObservers == 2)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(Device.runLoopObservers == 0)
  }
}

/// A controller of the app whose answers change. UIKit then asks only the controller's own window.
@MainActor private final class AppController: UIViewController {
  var statusBarStyle = UIStatusBarStyle.default { didSet { setNeedsStatusBarAppearanceUpdate() } }
  var hidesBars = false {
    didSet {
      setNeedsStatusBarAppearanceUpdate()
      setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
  }
  var edges: UIRectEdge = [] {
    didSet { setNeedsUpdateOfScreenEdgesDeferringSystemGestures() }
  }
  var orientations = UIInterfaceOrientationMask.all {
    didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
  }
  var locksOrientation = false {
    didSet { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { statusBarStyle }
  override var prefersStatusBarHidden: Bool { hidesBars }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesBars }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { edges }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
  override var prefersInterfaceOrientationLocked: Bool { locksOrientation }
}

@MainActor private final class Container: UIViewController {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The tests have no storyboard.") }

  override var childForInterfaceOrientationLock: UIViewController? { child }
}

/// Allows all orientations in the app's own window, and may allow fewer in any other.
@MainActor private final class AppDelegate: UIApplicationDelegate {
  var orientationsOfOthers = UIInterfaceOrientationMask.all
  private let appWindow: UIWindow

  init(_ appWindow: UIWindow) { self.appWindow = appWindow }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    window === appWindow ? .all : orientationsOfOthers
  }
}
