#if canImport(UIKit) || canImport(SwiftUI)
import HUDCore

#if canImport(UIKit)
import HUDUIKit
#endif

/// The scene of a part of the app's SwiftUI views.
///
/// A modifier knows its scene only when SwiftUI has added its view to a window. A call through the
/// environment looks the scene up here, so the views need not be evaluated again once the scene is
/// known. An earlier call waits for the scene.
final class HUDScope: Sendable {
  /// A scene's HUD, and the settings of the scene's window; nil if no window was found.
  struct Home: Sendable {
    let controller: HUDController
    let surroundings: Surroundings?
  }

  private struct State: Sendable {
    var home: Home?
    var early: Early?
    var outer: HUDScope?
  }

  /// The HUD of the calls that came before the scene was known.
  private enum Early: Sendable {
    case waiting(HUDController)
    /// The HUD shows in the scene now, but the scene had another one already.
    case apart(HUDController)

    var controller: HUDController {
      switch self {
      case .waiting(let controller), .apart(let controller): controller
      }
    }
  }

  private let state = Locked(State())

  /// The last known home; nil while the views have not been in a window.
  var home: Home? {
    get { state.withLock(\.home) }
    set {
      state.withLock { state in
        if let old = state.home, old.controller !== newValue?.controller { state.early = nil }
        state.home = newValue
      }
    }
  }

  /// The scope of the views around these views. It has the same scene, and may know it earlier.
  var outer: HUDScope? {
    get { state.withLock(\.outer) }
    set { state.withLock { $0.outer = newValue } }
  }

  /// The HUD for a call through the environment, on any thread. If the scene is unknown, it is a HUD
  /// that waits for the scene.
  var controller: HUDController {
    let (known, outer) = state.withLock { state in
      (state.early?.controller ?? state.home?.controller, state.outer)
    }
    return known ?? outer?.controller
      ?? state.withLock { state in
        // Another thread may have been here meanwhile.
        if let known = state.early?.controller ?? state.home?.controller { return known }
        let controller = HUDController.waitingForScene()
        state.early = .waiting(controller)
        return controller
      }
  }

  /// Called when the scene is known. Gives it to the HUDs that wait for it, first to those of the
  /// views around.
  ///
  /// - Parameter join: Gives the scene to a HUD, and returns whether that is the scene's own HUD now.
  @MainActor func endWaiting(_ join: (HUDController) -> Bool) {
    outer?.endWaiting(join)
    guard case .waiting(let controller) = state.withLock(\.early) else { return }
    let hasJoined = join(controller)
    state.withLock { $0.early = hasJoined ? nil : .apart(controller) }
  }
}

#if !canImport(UIKit)
extension HUDController {
  /// Returns the shared HUD, because macOS has no scenes.
  fileprivate static func waitingForScene() -> HUDController { .shared }
}
#endif
#endif
