#if os(Linux)
import CPangoCairo

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

  deinit {
    cairo_pattern_destroy(pointer)
  }
}
#endif
