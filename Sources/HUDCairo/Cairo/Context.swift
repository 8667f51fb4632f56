#if os(Linux)
import CHUDPango
import HUDLayers

/// A Cairo context that somebody else owns.
struct Context {
  let pointer: OpaquePointer

  init(_ pointer: OpaquePointer) {
    self.pointer = pointer
  }

  /// Takes back all that `body` changes but what it draws.
  func isolated(_ body: () -> Void) {
    cairo_save(pointer)
    defer { cairo_restore(pointer) }
    body()
  }

  func set(_ color: CGColor, opacity: CGFloat = 1) {
    cairo_set_source_rgba(
      pointer, color.red, color.green, color.blue, min(max(color.alpha * opacity, 0), 1))
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

  // A pattern lives at least as long as the call it is an argument of, which what is read from it
  // does not.
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

  /// Clips to the whole pixels that the rectangle touches.
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

  /// What `body` draws, as a pattern to paint or to mask with. Costs as much as the clip is large.
  func group(_ body: () -> Void) -> Pattern {
    cairo_push_group(pointer)
    body()
    // Never null: without memory it is a pattern in an error state.
    return Pattern(owning: cairo_pop_group(pointer)!)
  }
}
#endif
