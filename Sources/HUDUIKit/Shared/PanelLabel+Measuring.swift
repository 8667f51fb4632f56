#if HOST
import HUDCore
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension PanelLabel {
  /// - Parameter color: The colour to use instead of the slot's colour; nil for the slot's colour.
  func show(_ label: Slots.Label, color: PlatformColor? = nil) {
    set(label.text, color: color ?? label.color.platformColor)
    frame = label.frame.insetBy(dx: -Self.margin, dy: 0)
    follow(label.motion)
  }

  /// Returns the size that the text wants, in whole points and at most as wide as `width`.
  func wantedSize(in width: CGFloat) -> CGSize {
    let margins = 2 * Self.margin
    let size = sizeThatFits(CGSize(width: width + margins, height: .greatestFiniteMagnitude))
    return CGSize(
      width: min((size.width - margins).rounded(.up), width), height: size.height.rounded(.up))
  }
}
#endif
