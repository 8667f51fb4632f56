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
    withKnownIssue(
      """
      The controller of the HUD's window asks the delegate, which asks that controller again, until \
      the stack overflows.
      """
    ) {
      #expect(Device.endlessQuestions == 0)
    }
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
    withKnownIssue(
      "The app turns to portrait if its delegate allows nothing else for the HUD's window."
    ) {
      #expect(phone.scene.isSideways)
    }
    Device.advance(by: .seconds(5))
    #expect(!phone.hud.isVisible)
    #expect(phone.scene.isSideways)
  }

  @Test("The delegate is not asked about orientations while nothing changes")
  func unchanged() {
    let phone = Phone()
    let delegate = AppDelegate { _ in .all }
    UIApplication.shared.delegate = delegate
    phone.show()
    let asked = Device.orientationQuestions
    for _ in 0..<60 { Device.settle() }
    withKnownIssue("The delegate is asked in every turn of the run loop, and may log each time.") {
      #expect(Device.orientationQuestions == asked)
    }
  }

  @Test("The app's controllers are asked about bars at most a few times a second")
  func bars() {
    let phone = Phone()
    let controller = AskedController()
    phone.window.rootViewController = controller
    phone.show()
    let asked = controller.questions
    for _ in 0..<60 { Device.advance(by: .seconds(1) / 60) }
    withKnownIssue("The app's controllers are asked in every turn of the run loop.") {
      #expect(controller.questions - asked <= 5)
    }
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

/// Counts how often it is asked for the style of the status bar.
@MainActor private final class AskedController: UIViewController {
  private(set) var questions = 0

  override var preferredStatusBarStyle: UIStatusBarStyle {
    questions += 1
    return .default
  }
}
