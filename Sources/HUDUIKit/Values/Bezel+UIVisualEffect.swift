#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Style.Bezel {
  /// A panel that shows `effect` in place of the system's material.
  ///
  /// ```swift
  /// HUD.style.bezel = .material(UIBlurEffect(style: .systemUltraThinMaterial))
  /// ```
  ///
  /// If the user has reduced transparency or increased contrast in the settings, the panel is
  /// opaque instead.
  ///
  /// Effects are compared with `isEqual`, so two `UIBlurEffect` of one style are the same. For any
  /// other effect, create it once and pass the same object to all calls: another object may count
  /// as another style, and a visible HUD would switch to it.
  public static func material(_ effect: UIVisualEffect) -> HUD.Style.Bezel {
    .effect(PlatformValue(effect))
  }
}

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
#endif
