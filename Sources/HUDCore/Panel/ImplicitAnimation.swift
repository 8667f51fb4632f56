import HUDLayers

/// The one place where layers are written to.
///
/// A layer that belongs to no view animates every change of its own accord for a quarter of a
/// second. What moves here, moves because an animation was added.
@MainActor package func withoutImplicitAnimation(_ write: () -> Void) {
  CATransaction.begin()
  CATransaction.setDisableActions(true)
  write()
  CATransaction.commit()
}
