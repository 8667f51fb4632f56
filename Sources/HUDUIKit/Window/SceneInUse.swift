#if canImport(UIKit)
import UIKit

extension [UIWindowScene] {
  /// The scene in which a HUD should be shown now: of the active scenes, or else of the inactive
  /// ones, the one in use; nil if all are in the background.
  @MainActor var best: UIWindowScene? {
    let visible = filter(\.activationState.isForeground)
    let active = visible.filter { $0.activationState == .foregroundActive }
    let fitting = active.isEmpty ? visible : active
    // UIKit lists scenes in random order.
    let first = fitting.min { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
    guard fitting.count > 1, let sceneInUse = first?.application?.sceneInUse else { return first }
    return fitting.contains(sceneInUse) ? sceneInUse : first
  }
}

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension UIApplication {
  /// The scenes of the app in which a HUD may be shown. A volumetric scene is none of them: it has
  /// no surface in front that a HUD could be on, so it gets a HUD only if the app asks for one there.
  static var scenes: [UIWindowScene] {
    shared.connectedScenes.compactMap { $0 as? UIWindowScene }.filter(\.session.role.isOfApp)
  }
}

extension UIResponder {
  /// The app, at the end of the responder chain. An app extension cannot use
  /// `UIApplication.shared`.
  var application: UIApplication? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIApplication }.first
  }
}

extension UIApplication {
  /// The scene that gets the keyboard input.
  ///
  /// UIKit has no call for this: every scene has a key window, and notifications report only
  /// changes between scenes. But UIKit delivers an action without a target to the first responder
  /// of the scene in use, so this property sends such an action.
  fileprivate var sceneInUse: UIWindowScene? {
    let question = Question()
    #if canImport(ObjectiveC)
    _ = sendAction(#selector(UIResponder.answerHUD(_:)), to: nil, from: question, for: nil)
    #else
    // The test double of UIKit has no selectors, so it takes a closure.
    _ = sendAction({ question.responder = $0 }, to: nil, from: question, for: nil)
    #endif
    guard let responder = question.responder else { return nil }
    return sequence(first: responder, next: \.next).lazy
      .compactMap { ($0 as? UIView)?.window?.windowScene }.first
  }
}

extension UISceneSession.Role {
  fileprivate var isOfApp: Bool {
    if #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *),
      self == .windowAssistiveAccessApplication
    {
      return true
    }
    return self == .windowApplication
  }
}

extension UIScene {
  var isAttached: Bool { activationState != .unattached }
}

extension UIScene.ActivationState {
  /// Whether the user sees the scene.
  var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
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
