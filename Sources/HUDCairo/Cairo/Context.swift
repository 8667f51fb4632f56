#if os(Linux)
import CHUDPango
package import HUDLayers

/// A Cairo context that somebody else owns.
package struct Context {
  let pointer: OpaquePointer

  package init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// Runs `body`, and then restores the state of the context. What was drawn stays.
  package func isolated(_ body: () -> Void) {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    body()
  }

  func set(_ color: CGColor, opacity: CGFloat = 1) {
    cairo_set_source_rgba(
      pointer, color.red, color.green, color.blue, min(max(color.alpha * opacity, 0), 1))
  }

  /// Fills everything inside the clip.
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

  // These take the pattern and not its pointer, because an argument stays alive during the call.
  // Swift may release a pattern right after its pointer has been read.
  func paint(_ pattern: Pattern, opacity: CGFloat) {
    cairo_set_source(pointer, pattern.pointer)
    cairo_paint_with_alpha(pointer, opacity)
  }

  func paint(_ pattern: Pattern, through mask: Pattern) {
    cairo_set_source(pointer, pattern.pointer)
    cairo_mask(pointer, mask.pointer)
  }

  package func clip(to outline: Outline) {
    add(outline)
    cairo_clip(pointer)
  }

  /// Clips to all pixels that the rectangle touches, as whole pixels.
  func clipToPixels(of rect: CGRect) {
    let box = rect.applying(transform)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    cairo_identity_matrix(pointer)
    let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
    cairo_rectangle(
      pointer, left, top, box.maxX.rounded(.up) - left, box.maxY.rounded(.up) - top)
    cairo_clip(pointer)
    cairo_set_matrix(pointer, &matrix)
  }

  /// Returns the drawing of `body` as a pattern to paint or mask with. The cost grows with the size
  /// of the clip.
  func group(_ body: () -> Void) -> Pattern {
    cairo_push_group(pointer)
    body()
    // Never null: if memory runs out, Cairo returns a pattern in an error state.
    return Pattern(owning: cairo_pop_group(pointer)!)
  }
}

extension Context {
  /// The largest coordinate that is drawn, in pixels. Cairo's fixed-point numbers have 24 bits
  /// before the point; this limit is far below theirs, and far beyond any screen.
  static let farthestPixel: CGFloat = 1_000_000

  var transform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(pointer, &matrix)
    return CGAffineTransform(
      a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  /// The pixels per point; the mean if those in x and in y differ.
  var pixelsPerPoint: CGFloat {
    var (deviceX, deviceY) = (1.0, 1.0)
    cairo_surface_get_device_scale(cairo_get_group_target(pointer), &deviceX, &deviceY)
    let transform = transform
    let area = abs(transform.a * transform.d - transform.b * transform.c)
    return (area * deviceX * deviceY).squareRoot()
  }

  /// Applies `transform`, unless it flattens everything to nothing. Such a transform would put the
  /// context into an error state for good.
  ///
  /// - Returns: False if the transform was not applied, and there is nothing to draw.
  func concatenate(_ transform: CGAffineTransform) -> Bool {
    guard transform.isInvertible, transform.concatenating(self.transform).isInvertible else {
      return false
    }
    var matrix = cairo_matrix_t(transform)
    cairo_transform(pointer, &matrix)
    return true
  }

  /// Returns whether the rectangle has an area, and lies inside the limits of Cairo's numbers.
  func canReach(_ rect: CGRect) -> Bool {
    rect.hasInside && canCount(rect)
  }

  /// Returns whether the rectangle, which may be flat, lies inside the limits of Cairo's numbers.
  func canCount(_ rect: CGRect) -> Bool {
    let box = rect.applying(transform)
    return [box.minX, box.minY, box.maxX, box.maxY].allSatisfy { abs($0) < Self.farthestPixel }
  }
}

extension CGRect {
  /// Whether the rectangle is large enough to be drawn. A thinner one is invisible, and a division
  /// by its size could overflow.
  var hasInside: Bool {
    size.width > 1e-6 && size.height > 1e-6
  }
}

extension CGAffineTransform {
  /// Whether all numbers are finite, and the transform does not flatten everything to nothing.
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

/// Owns a Cairo pattern.
final class Pattern {
  let pointer: OpaquePointer

  /// Takes over the caller's reference.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  convenience init(_ surface: Surface) {
    // Never null: if memory runs out, Cairo returns a pattern in an error state.
    self.init(owning: cairo_pattern_create_for_surface(surface.pointer)!)
  }

  /// Sets the transform from the coordinates in which the pattern is drawn to the pattern's own.
  func setTransform(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_pattern_set_matrix(pointer, &matrix)
  }

  deinit {
    cairo_pattern_destroy(pointer)
  }
}
#endif
