#if canImport(UIKit)
import UIKit

/// Where the app's keyboard input goes. Every scene has a key window of its own, and which of them the
/// user works with is told only when it changes; but what is sent to nobody arrives there.
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

/// Taken round the chain to the first that hears of it.
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
