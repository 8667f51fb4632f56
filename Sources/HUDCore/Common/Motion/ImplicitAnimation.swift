import HUDLayers

/// Runs `write` without implicit animations. The HUD changes its layers through this function.
///
/// A layer that belongs to no view would otherwise animate every change for a quarter of a second.
/// In `write`, a change is animated only if an animation is added for it.
@MainActor package func withoutImplicitAnimation(_ write: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  write()
  CATransaction.commit()
}

/// Turns implicit animations on again inside `withoutImplicitAnimation(_:)`, for code with
/// animations of its own: the app's code, and UIKit's effects.
///
/// UIKit animates a view through the actions of its layer, and `withoutImplicitAnimation(_:)` turns
/// these actions off.
@MainActor package func withImplicitAnimation<Result>(_ work: () -> Result) -> Result {
  let disablesActions = CATransaction.disableActions()
  CATransaction.begin()
  defer {
    CATransaction.commit()
    // The app may have left a transaction of its own open.
    CATransaction.setDisableActions(disablesActions)
  }
  CATransaction.setDisableActions(false)
  return work()
}
