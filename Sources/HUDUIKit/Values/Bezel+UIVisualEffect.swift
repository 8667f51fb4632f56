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

extension UIVisualEffect {
  // visionOS has glass for windows, but not for views.
  #if os(visionOS)
  var isGlass: Bool { false }
  #else
  var isGlass: Bool {
    guard #available(iOS 26.0, tvOS 26.0, *) else { return false }
    return self is UIGlassEffect
  }
  #endif

  /// Returns the HUD's own effect for `material`: glass if `isGlass` is true and the system has
  /// glass for views, otherwise a blur.
  static func effect(of material: Slots.Material, isGlass: Bool) -> UIVisualEffect {
    #if !os(visionOS)
    if isGlass, #available(iOS 26.0, tvOS 26.0, *) {
      let glass = UIGlassEffect(style: .regular)
      // The default tint is meant for a blur, so glass gets a tint only if the app has set a tint.
      if material.isTinted { glass.tintColor = material.tint.platformColor }
      return glass
    }
    #endif
    #if os(tvOS)
    // tvOS does not have the system materials.
    return UIBlurEffect(style: material.isDark ? .dark : .extraLight)
    #else
    return UIBlurEffect(style: material.isDark ? .systemMaterialDark : .systemMaterialLight)
    #endif
  }
}
#endif
