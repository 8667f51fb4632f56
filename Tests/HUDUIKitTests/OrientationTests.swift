import HUDCore
import HUDUIKitDouble
import Testing

@testable import HUDUIKitOnDouble

/// Orientations, about which the system asks the app's delegate for each window.
@MainActor @Suite(.onDouble) struct OrientationTests {
  @Test("A delegate that answers with the orientations of the window's controller gets an answer")
  func answersWithController() {
    let phone = Phone()
    let delegate = AppDelegate { $0?.rootViewController?.supportedInterfaceOrientations ?? .all }
    UIApplication.shared.delegate = delegate
    Device.survivesEndlessQuestions = true
    phone.show()
    #expect(Device.orientationQuestions > 0)
    #expect(Device.endlessQuestions == 0)
  }

  @Test("A toast over a landscape video does not turn the app")
  func video() {
    let phone = Phone()
    let delegate = AppDelegate { $0 === phone.window ? .all : .portrait }
    UIApplication.shared.delegate = delegate
    phone.turn()
    #expect(phone.scene.isSideways)
    phone.hud.showToast(HUD.Content(.success, status: "Saved"))
    Device.advance(by: .milliseconds(500))
    #expect(phone.hud.isVisible)
    #expect(phone.scene.isSideways)
    Device.advance(by: .seconds(5))
    #expect(!phone.hud.isVisible)
    #expect(phone.scene.isSideways)
  }

  @Test("A HUD that would turn the app in its own window is in the app's window, over everything")
  func appWindow() throws {
    let phone = Phone()
    let delegate = AppDelegate { $0 === phone.window ? .all : .portrait }
    UIApplication.shared.delegate = delegate
    phone.show(mask: .black)
    #expect(phone.hudWindow == nil)
    #expect(phone.stage?.window === phone.window)
    let sheet = UIViewController()
    try #require(phone.window.rootViewController).present(sheet, animated: false)
    #expect(Device.hitTest(CGPoint(x: 20, y: 20), in: phone.scene) === phone.stage)
    let other = UIWindowScene("other")
    let otherWindow = Phone.app(in: other)
    phone.scene.become(.background)
    #expect(phone.stage?.window?.windowScene === other)
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(!otherWindow.subviews.contains { $0 is StageView })
    #expect(!phone.window.subviews.contains { $0 is StageView })
  }

  @Test("A controller that answers with the topmost window's orientations gets an answer")
  func answersWithTopmost() {
    let phone = Phone()
    phone.window.rootViewController = TopmostController()
    phone.show()
    #expect(phone.hudWindow?.rootViewController?.supportedInterfaceOrientations == .all)
  }

  @Test("A HUD asks the delegate no more than twice for itself")
  func fewQuestions() {
    let phone = Phone()
    let delegate = AppDelegate { _ in .all }
    UIApplication.shared.delegate = delegate
    // UIKit asks about a window when it gets its root controller and when it appears and
    // disappears.
    let window = UIWindow(windowScene: phone.scene)
    window.windowLevel = .alert
    window.rootViewController = UIViewController()
    window.isHidden = false
    window.isHidden = true
    window.windowScene = nil
    let asked = Device.orientationQuestions
    phone.show()
    phone.hud.dismiss()
    Device.advance(by: .seconds(1))
    #expect(Device.orientationQuestions - asked <= asked + 2)
  }

  @Test("The delegate is not asked about orientations while nothing changes")
  func unchanged() {
    let phone = Phone()
    let delegate = AppDelegate { _ in .all }
    UIApplication.shared.delegate = delegate
    phone.show()
    let asked = Device.orientationQuestions
    for _ in 0..<60 { Device.settle() }
    #expect(Device.orientationQuestions == asked)
  }

  @Test("The app's controllers are asked about bars at most ten times a second")
  func bars() {
    let phone = Phone()
    let controller = AskedController()
    phone.window.rootViewController = controller
    phone.show()
    let asked = controller.questions
    for _ in 0..<60 { Device.advance(by: .seconds(1) / 60) }
    #expect(controller.questions - asked <= 10)
  }
}

@MainActor private final class AppDelegate: UIApplicationDelegate {
  private let answer: (UIWindow?) -> UIInterfaceOrientationMask

  init(_ answer: @escaping (UIWindow?) -> UIInterfaceOrientationMask) { self.answer = answer }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    answer(window)
  }
}

/// Answers with the orientations of the controller of the topmost window.
@MainActor private final class TopmostController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    let topmost = view.window?.windowScene?.windows.last?.rootViewController
    return topmost === self ? .all : topmost?.supportedInterfaceOrientations ?? .all
  }
}

/// Counts how often it is asked for the style of the status bar.
@MainActor private final class AskedController: UIViewController {
  private(set) var questions = 0

  override var preferredStatusBarStyle: UIStatusBarStyle {
    questions += 1
    return .default
  }
}
