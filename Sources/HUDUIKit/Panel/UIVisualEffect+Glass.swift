#if canImport(UIKit)
import UIKit

extension UIBlurEffect.Style {
  // Use the older blur styles on tvOS, which does not have the system materials.
  #if os(tvOS)
  static let darkMaterial = dark
  static let lightMaterial = extraLight
  #else
  static let darkMaterial = systemMaterialDark
  static let lightMaterial = systemMaterialLight
  #endif
}

extension UIVisualEffect {
  #if os(visionOS)
  // visionOS has glass for windows, but not for views.
  var isGlass: Bool { false }

  static func glass(tint: UIColor?) -> UIVisualEffect? { nil }
  #else
  var isGlass: Bool {
    guard #available(iOS 26.0, tvOS 26.0, *) else { return false }
    return self is UIGlassEffect
  }

  /// Returns a glass effect; nil if the system has no glass for views.
  static func glass(tint: UIColor?) -> UIVisualEffect? {
    guard #available(iOS 26.0, tvOS 26.0, *) else { return nil }
    let glass = UIGlassEffect(style: .regular)
    if let tint { glass.tintColor = tint }
    return glass
  }
  #endif
}

extension UIView {
  /// Whether the view and all views that contain it are opaque enough to install glass.
  ///
  /// Glass that is installed at a lower opacity stays flat, even when the opacity rises later. The
  /// limit was found by experiment: https://github.com/expo/expo/pull/48994.
  ///
  /// For each view, the smaller one of the opacities of its model layer and of its presentation layer
  /// counts. The model's opacity alone is not enough: UIKit's transitions set it to the final value
  /// at once.
  var canBeSeen: Bool {
    isSeen { min($0.opacity, $0.presentation()?.opacity ?? $0.opacity) }
  }

  /// Whether the view can be seen once the animations that run now have ended. If not, it cannot be
  /// seen before some code changes that.
  var willBeSeen: Bool { isSeen(\.opacity) }

  private func isSeen(_ opacity: (CALayer) -> Float) -> Bool {
    let views = sequence(first: self as UIView, next: \.superview)
    return window != nil
      && views.reduce(Float(1)) { $1.isHidden ? 0 : $0 * opacity($1.layer) } > 0.02
  }
}
#endif
