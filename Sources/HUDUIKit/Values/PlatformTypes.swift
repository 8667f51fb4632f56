#if canImport(UIKit)
import HUDCore
package import UIKit

// The names that the files in Shared use for types that have other names in AppKit. For most other
// things they use UIKit's names, which AppKit gets in its own `PlatformTypes.swift`.
package typealias PlatformColor = UIColor
typealias PlatformFont = UIFont
typealias PlatformFontDescriptor = UIFontDescriptor
typealias PlatformHost = UIKitHost
typealias PlatformImage = UIImage
typealias PlatformResponder = UIResponder
package typealias PlatformView = UIView

extension CGColor {
  var platformColor: UIColor { UIColor(cgColor: self) }
}

extension UIColor {
  // AppKit's own names, because a newer AppKit may itself have UIKit's.
  static var labelColor: UIColor { .label }
  static var secondaryLabelColor: UIColor { .secondaryLabel }
}

extension UIView {
  /// Fades and moves the view as `motion` says. Without a fade or a move, shows the view in its
  /// place at once.
  func follow(_ motion: Slots.Motion) { motion.run(on: layer) }
}
#endif
