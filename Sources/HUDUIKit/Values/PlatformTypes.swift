#if canImport(UIKit)
import HUDCore
package import UIKit

// The names that the files in Shared use for types that have other names in AppKit. For most other
// things they use UIKit's names, which AppKit gets in its own `PlatformTypes.swift`.
package typealias PlatformColor = UIColor
typealias PlatformFont = UIFont
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

  /// Whether the view handles touches. A hit test also finds views that only show something.
  var takesInput: Bool {
    self is UIControl || self is any TakesInput || gestureRecognizers?.isEmpty == false
  }

  /// Whether a screen reader finds an element or a control in the view.
  var speaks: Bool { isAccessibilityElement || takesInput || subviews.contains(where: \.speaks) }
}
#endif
