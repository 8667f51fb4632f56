#if os(Linux)
import CHUDPango
package import HUDLayers

/// A Cairo context (`cairo_t`) that this type uses but does not own: the caller must keep it alive.
package struct Context {
  let pointer: OpaquePointer

  package init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// Runs `body`, then restores the state of the context, such as its clip, transform and source.
  /// The drawing itself is not undone.
  package func isolated(_ body: () -> Void) {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    body()
  }

  func set(_ color: CGColor, opacity: CGFloat = 1) {
    cairo_set_source_rgba(
      pointer, color.red, color.green, color.blue, min(max(color.alpha * opacity, 0), 1))
  }

  /// Fills the whole clip with `color`.
  package func fill(with color: CGColor) {
    set(color)
    cairo_paint(pointer)
  }

  func fill(_ outline: Outline) {
    add(outline)
    cairo_fill(pointer)
  }

  func fill(_ outline: Outline, with pattern: Pattern, opacity: CGFloat) {
    isolated {
      cairo_set_source(pointer, pattern.pointer)
      guard opacity < 1 else { return fill(outline) }
      clip(to: outline)
      cairo_paint_with_alpha(pointer, opacity)
    }
  }

  /// Fills `outline` with `picture`, which is stretched to `frame`.
  func fill(_ outline: Outline, with picture: Surface, in frame: CGRect, opacity: CGFloat) {
    let pattern = Pattern(picture)
    pattern.setTransform(picture.transform(from: frame))
    // Extend the picture beyond its edges. Otherwise stretching would mix the outermost pixels with
    // transparent pixels.
    cairo_pattern_set_extend(pattern.pointer, CAIRO_EXTEND_PAD)
    fill(outline, with: pattern, opacity: opacity)
  }

  // These methods take a `Pattern` instead of its pointer, because an argument stays alive during
  // the call. Otherwise Swift could release the pattern right after its pointer was read.
  func paint(_ pattern: Pattern, opacity: CGFloat) {
    cairo_set_source(pointer, pattern.pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }

  func paint(_ pattern: Pattern, through mask: Pattern) {
    cairo_set_source(pointer, pattern.pointer)
    cairo_mask(pointer, mask.pointer)
  }

  func clip(to outline: Outline) {
    add(outline)
    cairo_clip(pointer)
  }

  /// Runs `body`, and returns its drawing as a pattern that can be painted or used as a mask.
  func group(_ body: () -> Void) -> Pattern {
    cairo_push_group(pointer)
    body()
    // Cairo never returns null: if memory runs out, it returns a pattern in an error state.
    return Pattern(owning: cairo_pop_group(pointer)!)
  }
}

extension Context {
  /// The largest coordinate that may be drawn, in pixels. Cairo's fixed-point numbers have 24 bits
  /// before the point, so coordinates overflow at about 8 million. This limit is far below
  /// 8 million, and far beyond the edge of any screen.
  static let farthestPixel: CGFloat = 1_000_000

  var transform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// Applies `transform` if it is invertible. Any other transform would put the context into an
  /// error state for good.
  ///
  /// - Returns: False if the transform was not applied. Then skip the drawing: it would be
  ///   invisible.
  func concatenate(_ transform: CGAffineTransform) -> Bool {
    guard transform.isInvertible, transform.concatenating(self.transform).isInvertible else {
      return false
    }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(pointer, &matrix)
    return true
  }

  /// Returns whether the coordinates of `rect` do not exceed `farthestPixel`, so that Cairo can
  /// calculate with them.
  func canCount(_ rect: CGRect) -> Bool {
    let box = rect.applying(transform)
    return [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { abs($0) < Self.farthestPixel }
  }
}

extension CGRect {
  var transformToUnitSquare: CGAffineTransform {
    CGAffineTransform(translationX: -minX, y: -minY)
      .concatenating(CGAffineTransform(scaleX: 1 / width, y: 1 / height))
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

extension CGAffineTransform {
  /// Whether the transform can be inverted: its numbers are finite, and it does not flatten
  /// everything to a line or a point.
  var isInvertible: Bool {
    let area = abs(a * d - b * c)
    return [a, b, c, d, tx, ty].allSatisfy(\.isFinite) && area > 1e-9 && area < .infinity
  }
}

extension cairo_matrix_t {
  init(_ transform: CGAffineTransform) {
    self.init(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
  }
}
#endif
