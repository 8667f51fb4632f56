import HUDCore
import HUDLayers
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// The HUD's own window over the app's.
@MainActor @Suite(.onDouble) struct WindowTests {
  @Test("[S17] The HUD is laid out in its own window")
  func place() throws {
    let phone = Phone()
    phone.show()
    let window = try #require(phone.hudWindow)
    #expect(!window.isHidden)
    #expect(window.bounds.size == CGSize(width: 390, height: 844))
    // The middle of the safe area, rounded to whole pixels.
    #expect(abs(phone.panel.midX - 195) < 0.5)
    #expect(abs(phone.panel.midY - (47 + 844 - 34) / 2) < 0.5)
  }

  @Test("The window is above alerts, at a level that the style can change while it is shown")
  func level() throws {
    let phone = Phone()
    phone.show()
    #expect(try #require(phone.hudWindow).windowLevel.rawValue == 2001)
    #expect(try #require(phone.hudWindow).windowLevel.rawValue > UIWindow.Level.alert.rawValue)
    phone.defaults.style.windowLevel = 5
    phone.show(HUD.Content(status: "Lower"))
    #expect(try #require(phone.hudWindow).windowLevel.rawValue == 5)
  }

  @Test("The window never becomes key, so typing goes on")
  func key() throws {
    let phone = Phone()
    phone.show(mask: .black)
    #expect(phone.window.isKeyWindow)
    try #require(phone.hudWindow).makeKeyAndVisible()
    #expect(phone.window.isKeyWindow)
  }

  @Test("After the HUD nothing of it is left in the scene")
  func gone() {
    let phone = Phone()
    phone.show()
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(phone.scene.windows.count == 1)
    #expect(phone.hudWindow == nil)
    #expect(phone.host.stage == nil)
    #expect(Device.waitingTimers == 0)
  }

  @Test(
    "Status bar, home indicator, edges and orientations are those of the app's front controller")
  func forwards() throws {
    let phone = Phone()
    let front = FrontController()
    front.modalPresentationStyle = .fullScreen
    phone.window.rootViewController?.present(front, animated: false)
    phone.show()
    let controller = try #require(phone.hudWindow?.rootViewController)
    #expect(controller.preferredStatusBarStyle == .lightContent)
    #expect(controller.prefersStatusBarHidden)
    #expect(controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == .bottom)
    #expect(controller.supportedInterfaceOrientations == .landscape)
  }

  @Test("The child controller that its parents designate is asked, however deep it is")
  func forwardsDeeply() throws {
    let phone = Phone()
    phone.window.rootViewController = ParentController(ParentController(FrontController()))
    phone.show()
    let controller = try #require(phone.hudWindow?.rootViewController)
    #expect(controller.preferredStatusBarStyle == .lightContent)
    #expect(controller.prefersStatusBarHidden)
    #expect(controller.prefersHomeIndicatorAutoHidden)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == .bottom)
  }

  @Test("An alert or a sheet is not asked about bars and orientations that it does not cover")
  func sheet() throws {
    let phone = Phone()
    let root = try #require(phone.window.rootViewController)
    let sheet = FrontController()
    root.present(sheet, animated: false)
    phone.show()
    let controller = try #require(phone.hudWindow?.rootViewController)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.supportedInterfaceOrientations == .all)
    sheet.modalPresentationCapturesStatusBarAppearance = true
    #expect(controller.preferredStatusBarStyle == .lightContent)
    #expect(controller.supportedInterfaceOrientations == .all)
    sheet.modalPresentationCapturesStatusBarAppearance = false
    sheet.modalPresentationStyle = .overFullScreen
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(controller.supportedInterfaceOrientations == .landscape)
  }

  @Test("A full-screen controller over a sheet is asked")
  func overSheet() throws {
    let phone = Phone()
    let (sheet, front) = (UIViewController(), FrontController())
    front.modalPresentationStyle = .fullScreen
    phone.window.rootViewController?.present(sheet, animated: false)
    sheet.present(front, animated: false)
    phone.show()
    let controller = try #require(phone.hudWindow?.rootViewController)
    #expect(controller.prefersStatusBarHidden)
  }

  @Test("[M4] However often a HUD is shown, there is one timer")
  func oneTimer() {
    let phone = Phone()
    for _ in 0..<5 {
      phone.hud.showToast(HUD.Content(.success, status: "Saved"))
      Device.advance(by: .milliseconds(300))
    }
    // One timer ends the toast, and one looks at the app after something has happened.
    #expect(Device.waitingTimers <= 2)
  }
}

@MainActor private final class FrontController: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { true }
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
}

@MainActor private final class ParentController: UIViewController {
  private let child: UIViewController

  init(_ child: UIViewController) {
    self.child = child
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("The tests have no storyboard.") }

  override var childForStatusBarStyle: UIViewController? { child }
  override var childForStatusBarHidden: UIViewController? { child }
  override var childForHomeIndicatorAutoHidden: UIViewController? { child }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { child }
}
