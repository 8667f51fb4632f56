#if canImport(UIKit)
import UIKit

/// Finds the scene that gets the app's keyboard input, which is the one that the user works with.
///
/// Every scene has a key window of its own, and UIKit reports only changes between scenes. But an
/// action that is sent to nil arrives at the first responder of the scene in use.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@MainActor enum ResponderChain {
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
    // Without Objective-C there are no selectors.
    _ = UIApplication.shared.sendAction(
      { question.responder = $0 }, to: nil, from: question, for: nil)
    #endif
    return question.responder
  }
}

/// Sent with the action, so that the first responder that gets it can be noted here.
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
