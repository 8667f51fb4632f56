#if os(Linux)
import HUDLayers

extension CGRect {
  /// Whether the rectangle is large enough to be drawn. A thinner rectangle is invisible, and
  /// dividing by its size could overflow.
  var isLargeEnough: Bool { size.width > 1e-6 && size.height > 1e-6 }
}

extension CALayer {
  var isLargeEnough: Bool { bounds.isLargeEnough }
}
#endif
