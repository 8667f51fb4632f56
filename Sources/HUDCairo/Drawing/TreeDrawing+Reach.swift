#if os(Linux)
import HUDLayers

extension TreeDrawing {
  /// The rectangle, in the layer's own coordinates, beyond which nothing of it is drawn. Groups are
  /// made that large and no larger.
  func reach(of model: CALayer) -> CGRect {
    let layer = model.animated(at: time)
    guard !layer.masksToBounds else { return layer.bounds }
    var reach = layer.hasInside ? layer.bounds : .null
    if layer.castsShadow { reach = reach.union(shadowReach(of: layer)) }
    if let shape = layer as? CAShapeLayer { reach = reach.union(shape.pathReach) }
    if let image = layer.contents as? CGImage { reach = reach.union(layer.frame(of: image)) }
    for sublayer in model.sublayers ?? [] {
      reach = reach.union(reachInSuperlayer(of: sublayer))
    }
    return reach.isNull ? .zero : reach
  }

  func reachInSuperlayer(of model: CALayer) -> CGRect {
    let transform = model.animated(at: time).transformToSuperlayer
    let reach = reach(of: model).applying(transform)
    // One that is no number is not drawn either.
    return [reach.minX, reach.minY, reach.width, reach.height].allSatisfy(\.isFinite)
      ? reach : .zero
  }
}

extension CAShapeLayer {
  fileprivate var pathReach: CGRect {
    guard let path, !path.isEmpty else { return .null }
    guard strokeColor != nil, lineWidth > 0 else { return path.boundingBox }
    // A square cap reaches the diagonal of half the line, a mitre at most its limit.
    let distance = lineWidth / 2 * max(lineJoin == .miter ? usableMiterLimit : 1, 2.squareRoot())
    return path.boundingBox.insetBy(dx: -distance, dy: -distance)
  }
}
#endif
