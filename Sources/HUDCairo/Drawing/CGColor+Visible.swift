#if os(Linux)
import HUDLayers

extension CGColor {
  /// The colour itself; nil if it would be invisible, because it is transparent or not finite.
  var visible: CGColor? {
    alpha > 0 && isFinite ? self : nil
  }

  /// Whether all components are finite numbers, so that the colour can be drawn.
  var isFinite: Bool {
    [red, green, blue, alpha].allSatisfy(\.isFinite)
  }
}
#endif
