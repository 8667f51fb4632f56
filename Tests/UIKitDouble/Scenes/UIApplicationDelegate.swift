/// The app's delegate. Its method is optional on Apple systems, which needs Objective-C.
@MainActor public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplication {
  func allowedOrientations(for window: UIWindow) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window)
      ?? supportedInterfaceOrientations(for: window)
  }

  /// Returns all orientations that the app declares. The delegate is not asked.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Device.declaredOrientations
  }
}

/// Passes each question on to the app's delegate, counts the questions, and notices one that leads
/// to itself without end.
@MainActor final class DelegateWatch: UIApplicationDelegate {
  weak var delegate: (any UIApplicationDelegate)?
  private var depth = 0

  /// The number of questions inside one another after which the double counts them as endless.
  private static let deepest = 20

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    Device.state.orientationQuestions += 1
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      precondition(
        Device.survivesEndlessQuestions,
        "The delegate's answer leads to the same question again, without end.")
      Device.state.endlessQuestions += 1
      return .all
    }
    return delegate?.application(application, supportedInterfaceOrientationsFor: window)
      ?? application.supportedInterfaceOrientations(for: window)
  }
}

extension Device {
  /// The number of questions about orientations that the app's delegate was asked.
  package static var orientationQuestions: Int { state.orientationQuestions }

  /// The number of questions that led to themselves without end. On a device each ends the app.
  package static var endlessQuestions: Int { state.endlessQuestions }

  /// Whether an endless question is only counted. Otherwise it stops the test.
  package static var survivesEndlessQuestions: Bool {
    get { state.survivesEndlessQuestions }
    set { state.survivesEndlessQuestions = newValue }
  }
}
