#if canImport(UIKit)
import UIKit

extension UIResponder {
  /// Returns the nearest object of a type in the responder chain from here on; nil if there is none.
  func nearest<Responder>() -> Responder? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? Responder }.first
  }

  /// The app, at the end of the responder chain; nil if the chain ends before the app. An app
  /// extension cannot use `UIApplication.shared`.
  var application: UIApplication? { nearest() }

  /// The scene in which this responder gets keys; nil if it is in no window. A text field in an
  /// input accessory is in another window than its controller, but in the same scene.
  var containingScene: UIWindowScene? { (nearest() as UIView?)?.window?.windowScene }
}

extension UIApplication {
  /// The first responder of the scene in use; the app itself if there is none.
  ///
  /// UIKit has no call for this: every scene has a key window, and the first responder may be in
  /// another window, such as the keyboard's. But UIKit delivers an action without a target to the
  /// first responder, so this property sends such an action.
  var firstResponder: UIResponder? {
    let probe = ResponderProbe()
    #if canImport(ObjectiveC)
    _ = sendAction(#selector(UIResponder.answerHUD(_:)), to: nil, from: probe, for: nil)
    #else
    // The test double of UIKit has no selectors, so it takes a closure.
    _ = sendAction({ probe.responder = $0 }, to: nil, from: probe, for: nil)
    #endif
    return probe.responder
  }
}

extension StageView {
  /// The first responder of the HUD's scene; nil if there is none, or if another scene is in use.
  var firstResponder: UIResponder? {
    let responder = application?.firstResponder
    return responder?.containingScene === window?.windowScene ? responder : nil
  }
}

/// The sender of `answerHUD(_:)`. The first responder gets that action and stores itself here.
@MainActor private final class ResponderProbe: NSObject { var responder: UIResponder? }

#if canImport(ObjectiveC)
extension UIResponder {
  @objc fileprivate func answerHUD(_ probe: Any?) { (probe as? ResponderProbe)?.responder = self }
}
#endif
#endif
