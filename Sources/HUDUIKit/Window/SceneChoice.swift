#if canImport(UIKit)
import HUDCore
package import UIKit

/// The scenes in which a HUD may be shown, and the choice among them.
@MainActor package final class SceneChoice {
  /// The reason why no scene can be chosen, as the end of a sentence for the log.
  let reasonNotReady: String
  private let scenes: () -> [UIWindowScene]
  /// The scene whose window was the last to become the key window.
  private weak var lastWithKeys: UIWindowScene?
  private let observers = NotificationObservers()

  /// Creates a choice of one scene. The reference to the scene is weak, because the scene owns the
  /// HUD and with it this object.
  ///
  /// - Parameter scene: The scene; nil if it is not known yet. Then `best` is nil.
  init(_ scene: UIWindowScene?) {
    scenes = { [weak scene] in scene.map { [$0] } ?? [] }
    reasonNotReady =
      "its scene or SwiftUI view has no window in the foreground. It appears when it has."
  }

  /// Creates a choice of all scenes of the app.
  @available(iOSApplicationExtension, unavailable)
  @available(tvOSApplicationExtension, unavailable)
  package init() {
    scenes = { UIApplication.scenes }
    reasonNotReady = """
      no scene of the app in the foreground shows it by itself. It appears when one does. On \
      visionOS, `HUD.in(scene)` shows it in a volumetric scene.
      """
    observers.observe(UIWindow.didBecomeKeyNotification) { [weak self] in
      self?.lastWithKeys = ($0.object as? UIWindow)?.windowScene
    }
  }

  /// The scene in which a HUD should be shown now: the scene in use among the active scenes or, if
  /// none is active, among the scenes in the foreground. Nil if no scene is in the foreground.
  var best: UIWindowScene? {
    let visible = scenes().filter(\.activationState.isForeground)
    let active = visible.filter { $0.activationState == .foregroundActive }
    let fitting = active.isEmpty ? visible : active
    guard fitting.count > 1 else { return fitting.first }
    let scene = fitting.first?.application?.firstResponder?.containingScene
    if let scene, fitting.contains(scene) { return scene }
    // The first responder is in no fitting scene, so ask which scene looks as if it were in use.
    let looksUsed = fitting.filter { $0.traitCollection.activeAppearance == .active }
    let candidates = looksUsed.isEmpty ? fitting : looksUsed
    // Do not take the first scene, because UIKit lists scenes in random order.
    return candidates.first { $0 === lastWithKeys }
      ?? candidates.min { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
  }
}

extension UIWindowScene {
  /// Returns the key window or else the foremost window, of the visible windows not above `level`.
  /// If all visible windows are above `level`, returns the key window; nil if that is hidden.
  package func window(upTo level: CGFloat = UIWindow.Level.normal.rawValue) -> UIWindow? {
    let visible = windows.filter { !$0.isHidden && $0.alpha > 0 }
    let fitting = visible.filter { $0.windowLevel.rawValue <= level }
    let key = visible.first { $0 === keyWindow }
    if let key, fitting.contains(key) { return key }
    // UIKit lists the windows from back to front.
    let highest = fitting.map(\.windowLevel.rawValue).max()
    return fitting.last { $0.windowLevel.rawValue == highest } ?? key
  }
}

@available(iOSApplicationExtension, unavailable)
@available(tvOSApplicationExtension, unavailable)
extension UIApplication {
  /// The scenes of the app in which a HUD may be shown. Volumetric scenes are left out, because
  /// they have no front surface for a HUD. Only `HUD.in(scene)` shows a HUD in such a scene.
  package static var scenes: [UIWindowScene] {
    shared.connectedScenes.compactMap { $0.session.role.isOfApp ? $0 as? UIWindowScene : nil }
  }
}

extension UISceneSession.Role {
  fileprivate var isOfApp: Bool {
    if self == .windowApplication { return true }
    guard #available(iOS 26.0, tvOS 26.0, visionOS 26.0, *) else { return false }
    return self == .windowAssistiveAccessApplication
  }
}

extension UIScene.ActivationState {
  var isAttached: Bool { self != .unattached }

  /// Whether the user sees the scene.
  var isForeground: Bool { self == .foregroundActive || self == .foregroundInactive }
}
#endif
