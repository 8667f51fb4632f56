#if os(Linux)
import CHUDPango
import HUDLayers

/// Owns a Cairo pattern.
final class Pattern {
  let pointer: OpaquePointer

  /// Takes over the caller's reference.
  init(owning pointer: OpaquePointer) {
    self.pointer = pointer
  }

  convenience init(_ surface: Surface) {
    // Cairo never answers with a null pattern: without memory it hands out one in an error state.
    self.init(owning: cairo_pattern_create_for_surface(surface.pointer)!)
  }

  /// From the space in which it is drawn to its own.
  func setTransform(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    cairo_pattern_set_matrix(pointer, &matrix)
  }

  deinit {
    cairo_pattern_destroy(pointer)
  }
}
#endif
