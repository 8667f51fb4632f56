#if os(Linux)
import CHUDPango
import HUDLayers

/// Owns a Cairo pattern, and destroys it when the owner is released.
final class Pattern {
  let pointer: OpaquePointer

  /// Takes over the caller's reference to the pattern, so the caller must not destroy it.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  convenience init(_ surface: Surface) {
    // Cairo never returns null: if memory runs out, it returns a pattern in an error state.
    self.init(owning: cairo_pattern_create_for_surface(surface.pointer)!)
  }

  /// Sets the pattern's matrix, which in Cairo converts the context's coordinates to the pattern's
  /// own coordinates.
  func setTransform(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_pattern_set_matrix(pointer, &matrix)
  }

  deinit {
    cairo_pattern_destroy(pointer)
  }
}
#endif
