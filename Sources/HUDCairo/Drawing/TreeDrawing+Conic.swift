#if os(Linux)
import CHUDPango
import HUDLayers

extension TreeDrawing {
  /// A line of one colour seen through a conic gradient is a line in that gradient. Drawn so, a
  /// turning ring needs neither of the two groups that a mask costs. False where it is not that.
  func strokeThrough(_ model: CALayer, _ paints: DrawList) -> Bool {
    guard paints.count == 1, case .stroke(let shape, let color)? = paints.inner.first,
      model.sublayers == nil, model.mask == nil,
      let mask = model.animated(at: time) as? CAGradientLayer, mask.isNothingButConic,
      let stops = GradientStops(mask)?.tinted(color), let axis = GradientAxis(mask),
      !shape.masksToBounds
    else { return false }
    context.isolated {
      let maskToLayer = mask.transformToSuperlayer
      guard maskToLayer.isInvertible, context.canCount(mask.bounds.applying(maskToLayer)),
        let surface = conicSurface(stops, axis, in: mask)
      else { return }
      let pattern = Pattern(surface)
      pattern.setTransform(
        maskToLayer.inverted().concatenating(surface.transform(from: mask.bounds)))
      cairo_set_source(context.pointer, pattern.pointer)
      strokeInSource(shape)
    }
    return true
  }
}

extension CAGradientLayer {
  fileprivate var isNothingButConic: Bool {
    let isSquareAndPlain = cornerRadius <= 0 && borderWidth <= 0 && backgroundColor == nil
    return type == .conic && !isHidden && opacity == 1 && hasInside && isSquareAndPlain
      && !castsShadow
  }
}
#endif
