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
#endif
