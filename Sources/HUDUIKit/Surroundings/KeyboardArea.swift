#if canImport(UIKit)
import UIKit

/// How a keyboard moves, for what moves with it.
struct KeyboardMotion {
  let duration: TimeInterval
  /// Its own curve, which has no name among the options, and is taken as one of them all the same.
  let curve: UIView.AnimationOptions
}

/// The geometry of an on-screen keyboard.
enum KeyboardArea {
  /// One that floats, or is split in two, covers nothing that a HUD could keep clear of.
  static func isDocked(_ keyboard: CGRect, on screen: CGRect) -> Bool {
    keyboard.width >= screen.width && keyboard.height > 0 && keyboard.maxY >= screen.maxY
      && keyboard.minY < screen.maxY
  }

  /// How much of the bottom of `bounds`; both in the same coordinates.
  static func covered(of bounds: CGRect, by keyboard: CGRect) -> CGFloat {
    guard keyboard.height > 0, keyboard.maxY >= bounds.maxY else { return 0 }
    return min(max(bounds.maxY - keyboard.minY, 0), bounds.height)
  }
}
#endif
