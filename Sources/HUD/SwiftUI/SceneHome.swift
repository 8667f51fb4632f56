#if canImport(UIKit) || canImport(AppKit)
import HUDCore

/// A scene's HUD, and the settings of the scene's window.
struct SceneHUD: Sendable {
  let controller: HUDController
  let surroundings: Surroundings
}

/// The scene that contains a part of the app's SwiftUI views, for the calls and modifiers there.
///
/// A modifier knows its scene only when SwiftUI has added its view to a window. A call through the
/// environment looks the scene up here, so the views need not be evaluated again once the scene is
/// known. An earlier call waits for the scene.
final class SceneHome: Sendable {
  private struct State: Sendable {
    var hud: SceneHUD?
    /// The HUD of the calls that came before the scene was known.
    var early: HUDController?
    /// Whether `early` waits for the scene. If not, it shows in the scene, beside the HUD that the
    /// scene had already.
    var earlyIsWaiting = false
    var outer: SceneHome?
  }

  private let state = Locked(State())

  /// The last known HUD of the scene; nil while the views have not been in a window.
  var hud: SceneHUD? {
    get { state.withLock(\.hud) }
    set {
      state.withLock { state in
        if let old = state.hud, old.controller !== newValue?.controller { state.early = nil }
        state.hud = newValue
      }
    }
  }

  /// The home of the views around these views. It has the same scene, and may know it earlier.
  var outer: SceneHome? {
    get { state.withLock(\.outer) }
    set { state.withLock { $0.outer = newValue } }
  }

  /// The HUD for a call through the environment, on any thread. If the scene is unknown, it is a
  /// HUD that waits for the scene.
  var controller: HUDController {
    state.withLock { state in
      if let known = state.early ?? state.hud?.controller ?? state.outer?.controller {
        return known
      }
      let controller = HUDController.waitingForScene()
      state.early = controller
      state.earlyIsWaiting = true
      return controller
    }
  }

  /// Called when the scene is known. Gives it to the HUDs that wait for it, first to those of the
  /// views around.
  ///
  /// - Parameter join: Gives the scene to a HUD, and returns whether that is the scene's own HUD
  ///   now.
  @MainActor func endWaiting(_ join: (HUDController) -> Bool) {
    outer?.endWaiting(join)
    guard let early = state.withLock({ $0.earlyIsWaiting ? $0.early : nil }) else { return }
    let hasJoined = join(early)
    state.withLock {
      $0.earlyIsWaiting = false
      if hasJoined { $0.early = nil }
    }
  }
}
#endif
