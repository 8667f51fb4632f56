#if canImport(UIKit)
import UIKit

/// Finds the scene that the user is working with, which is the scene that gets the keyboard input.
///
/// UIKit has no call for this: every scene has a key window, and notifications report only changes
/// between scenes. But UIKit delivers an action without a target to the first responder of the
/// scene in use, so this type sends such an action.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@MainActor enum SceneInUse {
  static var scene: UIWindowScene? {
    guard let start else { return nil }
    return sequence(first: start, next: \.next).lazy
      .compactMap { ($0 as? UIView)?.window?.windowScene }.first
  }

  private static var start: UIResponder? {
    let question = Question()
    #if canImport(ObjectiveC)
    _ = UIApplication.shared.sendAction(
      #selector(UIResponder.answerHUD(_:)), to: nil, from: question, for: nil)
    #else
    // The test double of UIKit has no selectors, so it takes a closure.
    _ = UIApplication.shared.sendAction(
      { question.responder = $0 }, to: nil, from: question, for: nil)
    #endif
    return question.responder
  }
}

/// The sender of the action. The first responder gets the action and stores itself in `responder`.
@MainActor private final class Question: NSObject {
  var responder: UIResponder?
}

#if canImport(ObjectiveC)
extension UIResponder {
  @objc fileprivate func answerHUD(_ question: Any?) {
    (question as? Question)?.responder = self
  }
}
#endif
#endif
