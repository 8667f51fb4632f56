#if canImport(UIKit)
import UIKit

/// Remembers in which order the app's scenes were used, and reports when their state changes.
@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
@MainActor final class SceneTracker {
  var changed: () -> Void = {}
  /// The scene that is about to enter the foreground; nil except while UIKit posts
  /// `UIScene.willEnterForegroundNotification`. The scene changes its `activationState` only
  /// afterwards.
  private(set) weak var entering: UIScene?
  private var uses: [String: Int] = [:]
  private var lastUse = 0
  private let observers = Observers()

  init() {
    observers.observe(UIScene.didActivateNotification, UIWindow.didBecomeKeyNotification) {
      [weak self] in self?.wasUsed($0)
    }
    observers.observe(
      UIScene.didActivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.didDisconnectNotification,
      // During launch, the first scene may have posted its own notification before this tracker was
      // created, so observe the app too.
      UIApplication.didBecomeActiveNotification
    ) { [weak self] _ in self?.changed() }
    observers.observe(UIScene.willEnterForegroundNotification) { [weak self] in
      self?.entering = $0.object as? UIScene
      self?.changed()
      self?.entering = nil
    }
  }

  /// Records the scene that the user is working with. UIKit does not report when the user goes on
  /// in another scene whose window is its key window already.
  func noteSceneInUse() {
    guard scenes.count(where: { $0.activationState == .foregroundActive }) > 1 else { return }
    if let scene = sceneInUse { use(scene) }
  }

  /// The scene that gets the keyboard input.
  ///
  /// UIKit has no call for this: every scene has a key window, and notifications report only
  /// changes between scenes. But UIKit delivers an action without a target to the first responder
  /// of the scene in use, so this property sends such an action.
  private var sceneInUse: UIWindowScene? {
    let question = Question()
    #if canImport(ObjectiveC)
    _ = UIApplication.shared.sendAction(
      #selector(UIResponder.answerHUD(_:)), to: nil, from: question, for: nil)
    #else
    // The test double of UIKit has no selectors, so it takes a closure.
    _ = UIApplication.shared.sendAction(
      { question.responder = $0 }, to: nil, from: question, for: nil)
    #endif
    guard let responder = question.responder else { return nil }
    return sequence(first: responder, next: \.next).lazy
      .compactMap { ($0 as? UIView)?.window?.windowScene }.first
  }

  func activation(of scene: UIScene) -> UIScene.ActivationState {
    scene === entering ? .foregroundInactive : scene.activationState
  }

  /// The scene in which a HUD should be shown now: of the active scenes, the one that was used
  /// last; if no scene is active, the inactive scene that was used last; nil if all are in the
  /// background.
  var best: UIWindowScene? {
    let fitting = scenes.filter { $0.session.role.isOfApp && activation(of: $0).isForeground }
    let active = fitting.filter { activation(of: $0) == .foregroundActive }
    // UIKit lists scenes in random order, so two scenes of which no use was seen need an order too.
    return (active.isEmpty ? fitting : active).max {
      let (one, other) = ($0.session.persistentIdentifier, $1.session.persistentIdentifier)
      return (uses[one] ?? 0, other) < (uses[other] ?? 0, one)
    }
  }

  /// Whether a volumetric scene is in the foreground. It has no surface in front that a HUD could
  /// be on, so such a scene gets a HUD only if the app asks for one there.
  var showsVolume: Bool {
    scenes.contains { $0.session.role.isVolumetric && activation(of: $0).isForeground }
  }

  private var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
  }

  private func wasUsed(_ notification: Notification) {
    let scene = notification.object as? UIScene ?? (notification.object as? UIWindow)?.windowScene
    if let scene { use(scene) }
  }

  private func use(_ scene: UIScene) {
    lastUse += 1
    uses[scene.session.persistentIdentifier] = lastUse
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

  /// Only visionOS has a constant for this role, so look at its name.
  fileprivate var isVolumetric: Bool { rawValue.contains("Volumetric") }
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
