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

  /// Records the scene that the user is working with. UIKit does not report when the user goes on in
  /// another scene whose window is its key window already.
  func noteSceneInUse() {
    guard scenes.count(where: { $0.activationState == .foregroundActive }) > 1 else { return }
    if let scene = SceneInUse.scene { use(scene) }
  }

  func activation(of scene: UIScene) -> UIScene.ActivationState {
    scene === entering ? .foregroundInactive : scene.activationState
  }

  /// The scene in which a HUD should be shown now; nil if no scene is in the foreground.
  var best: UIWindowScene? {
    let best = SceneDescription.best(of: scenes.map(describe))
    return scenes.first { $0.session.persistentIdentifier == best?.id }
  }

  /// Whether a volumetric scene is in the foreground. It has no surface in front that a HUD could be
  /// on, so such a scene gets a HUD only if the app asks for one there.
  var showsVolume: Bool {
    scenes.contains { $0.session.role.isVolumetric && activation(of: $0).isForeground }
  }

  private var scenes: [UIWindowScene] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
  }

  private func describe(_ scene: UIWindowScene) -> SceneDescription {
    let id = scene.session.persistentIdentifier
    return SceneDescription(
      id: id, isOfApp: scene.session.role.isOfApp,
      activation: activation(of: scene), lastUse: uses[id])
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

/// The facts that decide whether a scene gets the HUD. This is a plain value, so that tests can
/// create it.
struct SceneDescription {
  /// The persistent identifier of the scene's session.
  let id: String
  /// Whether the scene shows a window of the app to the user; false for a scene of CarPlay or of an
  /// external display.
  let isOfApp: Bool
  let activation: UIScene.ActivationState
  /// The rank of the scene's last use: the later the use, the greater the number. Nil if no use was
  /// observed.
  let lastUse: Int?
}

extension SceneDescription {
  /// Returns the active scene that was used last. If no scene is active, returns the inactive scene
  /// that was used last; nil if all scenes are in the background.
  ///
  /// Scenes whose last use is equal are ordered by `id`. Otherwise the result could differ between
  /// two calls, because UIKit lists scenes in random order.
  static func best(of scenes: [SceneDescription]) -> SceneDescription? {
    let fitting = scenes.filter { $0.isOfApp && $0.activation.isForeground }
    let active = fitting.filter { $0.activation == .foregroundActive }
    return (active.isEmpty ? fitting : active).min { one, other in
      let (use, otherUse) = (one.lastUse ?? -1, other.lastUse ?? -1)
      return use == otherUse ? one.id < other.id : use > otherUse
    }
  }
}
#endif
