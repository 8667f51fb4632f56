#if !canImport(QuartzCore)

extension CALayer {
  /// Called before the picture of this layer changes. Reports the change to the screen if the layer
  /// is the app's own. The HUD reports changes of its own layers itself.
  ///
  /// - Returns: Whether the layer is on a screen and is one of the HUD's own layers.
  @discardableResult
  final func willChange() -> Bool {
    var (layer, isApps) = (self, false)
    while let owner = layer.owner {
      isApps = isApps || owner.containsAppLayers
      layer = owner
    }
    guard layer.screenClock != nil else { return false }
    if isApps { layer.appLayerWillChange?() }
    return !isApps
  }

  /// Called before an animatable property changes. In a debug build, traps if one of the HUD's own
  /// layers is on a screen and actions are enabled, because on Apple systems the write would then
  /// start an implicit animation.
  ///
  /// This method runs before every write, so it must be cheap. Therefore it reads the transaction
  /// only if the layer is on a screen.
  final func willWrite(_ property: StaticString) {
    guard willChange() else { return }
    assert(
      CATransaction.disableActions(),
      """
      Writing \(property) of a layer on the screen would animate on its own on Apple systems; \
      turn that off with CATransaction.setDisableActions(true).
      """)
  }
}

#endif
