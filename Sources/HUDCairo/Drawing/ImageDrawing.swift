#if os(Linux)
import CHUDPango
import HUDLayers

/// A cache key that compares images by identity, because comparing their pixels would take longer
/// than drawing them.
struct ImageIdentity: Hashable {
  let image: CGImage

  static func == (left: ImageIdentity, right: ImageIdentity) -> Bool {
    left.image === right.image
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(image))
  }
}

extension TreeDrawing {
  func draw(_ image: CGImage, in layer: CALayer, opacity: CGFloat) {
    let frame = layer.frame(of: image)
    let surface = renderer.images.value(for: ImageIdentity(image: image)) {
      CairoError.logged { try Surface(image) }
    }
    guard let surface, context.canReach(frame) else { return }
    draw(surface, in: frame, clippedTo: .rectangle(frame), opacity: opacity) { pattern in
      if !image.shouldInterpolate {
        cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_NEAREST)
      }
    }
  }

  /// Draws `surface`, stretched to `frame` and clipped to `outline`. `prepare` can change the
  /// pattern before it is drawn.
  func draw(
    _ surface: Surface, in frame: CGRect, clippedTo outline: Outline, opacity: CGFloat,
    prepare: (Pattern) -> Void = { _ in }
  ) {
    let pattern = Pattern(surface)
    pattern.setTransform(surface.transform(from: frame))
    // Extend the picture beyond its edges. Otherwise stretching would mix the outermost pixels with
    // transparent pixels.
    cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
    prepare(pattern)
    context.fill(outline, with: pattern, opacity: opacity)
  }
}

extension Surface {
  /// Returns the transform from the coordinates of `frame`, which the surface fills, to the
  /// surface's pixels.
  func transform(from frame: CGRect) -> CGAffineTransform {
    frame.transformToUnitSquare.concatenating(
      CGAffineTransform(scaleX: CGFloat(width), y: CGFloat(height)))
  }
}

extension CGRect {
  var transformToUnitSquare: CGAffineTransform {
    CGAffineTransform(translationX: -minX, y: -minY)
      .concatenating(CGAffineTransform(scaleX: 1 / width, y: 1 / height))
  }
}

extension CALayer {
  /// Returns the rectangle that `image` fills as the contents of the layer, in the layer's
  /// coordinates. The rectangle depends on `contentsGravity` and `contentsScale`.
  func frame(of image: CGImage) -> CGRect {
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let (stretchX, stretchY) = (bounds.width / size.width, bounds.height / size.height)
    switch contentsGravity {
    case .resize: return bounds
    case .resizeAspect: return centered(size, times: min(stretchX, stretchY))
    case .resizeAspectFill: return centered(size, times: max(stretchX, stretchY))
    case .center: return centered(size, times: 1)
    default: preconditionFailure("Contents cannot be drawn with gravity \(contentsGravity).")
    }
  }

  private func centered(_ size: CGSize, times factor: CGFloat) -> CGRect {
    let (width, height) = (size.width * factor, size.height * factor)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
#endif
