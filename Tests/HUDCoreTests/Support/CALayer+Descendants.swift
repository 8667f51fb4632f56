import HUDLayers

extension CALayer {
  /// The layer itself, all layers below it, and their masks.
  var descendants: [CALayer] {
    [self] + ((sublayers ?? []) + [mask].compactMap(\.self)).flatMap(\.descendants)
  }

  var shapes: [CAShapeLayer] { descendants.compactMap { $0 as? CAShapeLayer } }
}
