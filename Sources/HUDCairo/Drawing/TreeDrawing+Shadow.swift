#if os(Linux)
import CHUDPango
import HUDLayers

extension CALayer {
  /// A layer that clips to its bounds clips its shadow away.
  var castsShadow: Bool {
    guard shadowOpacity > 0, shadowColor?.visible != nil, shadowRadius >= 0, !masksToBounds else {
      return false
    }
    return shadowShape != nil
  }

  /// The shadow path, else the form of the background; a layer with neither casts no shadow here.
  fileprivate var shadowShape: (outline: Outline, strength: CGFloat)? {
    if let shadowPath {
      return shadowPath.isEmpty ? nil : (.path(shadowPath.elements), 1)
    }
    guard hasInside, let color = backgroundColor?.visible else { return nil }
    return (outline, min(color.alpha, 1))
  }

  fileprivate var shadowBox: CGRect {
    shadowPath?.boundingBox ?? bounds
  }
}

extension TreeDrawing {
  func drawShadow(of layer: CALayer, opacity: CGFloat) {
    guard let shape = layer.shadowShape, let color = layer.shadowColor?.visible,
      context.canReach(shadowReach(of: layer))
    else { return }
    let key = Shadow.Key(
      outline: shape.outline, box: layer.shadowBox, radius: layer.shadowRadius,
      pixelsPerPoint: pixelsPerPoint)
    guard let shadow = renderer.shadows.value(for: key, make: { try? Shadow(key) }) else { return }
    context.isolated {
      let strength = shape.strength * min(CGFloat(layer.shadowOpacity), 1)
      context.set(color, opacity: strength * opacity)
      cairo_translate(
        context.pointer, layer.shadowOffset.width + shadow.origin.x,
        layer.shadowOffset.height + shadow.origin.y)
      snapToPixels()
      cairo_scale(context.pointer, 1 / shadow.surface.scale, 1 / shadow.surface.scale)
      cairo_mask_surface(context.pointer, shadow.surface.pointer, 0, 0)
    }
  }

  func shadowReach(of layer: CALayer) -> CGRect {
    let blur = Shadow.reach(radius: layer.shadowRadius)
    return layer.shadowBox.insetBy(dx: -blur, dy: -blur)
      .offsetBy(dx: layer.shadowOffset.width, dy: layer.shadowOffset.height)
  }

  /// A shadow is too soft for anybody to see half a pixel, but Cairo is ten times faster where
  /// pixels lie on pixels.
  private func snapToPixels() {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context.pointer, &matrix)
    matrix.x0.round()
    matrix.y0.round()
    cairo_set_matrix(context.pointer, &matrix)
  }
}
#endif
