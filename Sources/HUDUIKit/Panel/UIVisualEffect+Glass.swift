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
  var isGlass: Bool {
    #if os(visionOS)
    return false
    #else
    guard #available(iOS 26.0, tvOS 26.0, *) else { return false }
    return self is UIGlassEffect
    #endif
  }

  /// Returns a glass effect; nil if the system has no glass for views.
  static func glass(tint: UIColor?) -> UIVisualEffect? {
    // visionOS has glass for windows, but not for views.
    #if os(visionOS)
    return nil
    #else
    guard #available(iOS 26.0, tvOS 26.0, *) else { return nil }
    let glass = UIGlassEffect(style: .regular)
    if let tint { glass.tintColor = tint }
    return glass
    #endif
  }
}

extension UIView {
  /// Whether the view and all views that contain it are opaque enough to install glass.
  ///
  /// Glass that is installed at a lower opacity stays flat, even when the opacity rises later. The
  /// limit was found by experiment: https://github.com/expo/expo/pull/48994.
  var canBeSeen: Bool { window != nil && seenOpacity > Self.least }

  /// Whether the view can be seen once the animations that run now have ended. If not, it cannot be
  /// seen before some code changes that.
  var willBeSeen: Bool {
    let opacity = sequence(first: self as UIView, next: \.superview).reduce(Float(1)) {
      $1.isHidden ? 0 : $0 * $1.layer.opacity
    }
    return window != nil && opacity > Self.least
  }

  private static var least: Float { 0.02 }

  /// The product of the opacities of the view and of all views that contain it. For each view, the
  /// opacity of its model layer and that of its presentation layer are compared, and the smaller
  /// opacity is used. The model's opacity alone is not enough: UIKit's transitions set it to the
  /// final value at once.
  private var seenOpacity: Float {
    sequence(first: self, next: \.superview).reduce(1) { opacity, view in
      guard !view.isHidden else { return 0 }
      let model = view.layer.opacity
      return opacity * min(model, view.layer.presentation()?.opacity ?? model)
    }
  }
}
#endif
