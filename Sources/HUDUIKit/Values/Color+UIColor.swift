#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Color {
  /// Creates a colour from a `UIColor`, with its variants for light, dark and high contrast.
  ///
  /// ```swift
  /// HUD.style.foreground = HUD.Color(.label)
  /// ```
  ///
  /// Components outside sRGB are clamped, and a pattern colour becomes clear. This initializer may
  /// be called on any thread. If the colour is dynamic, its provider is called on that thread, and
  /// only while the initializer runs.
  public init(_ color: UIColor) {
    func shade(_ look: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> HUD.Color {
      let traits =
        if #available(iOS 17.0, tvOS 17.0, *) {
          UITraitCollection { ($0.userInterfaceStyle, $0.accessibilityContrast) = (look, contrast) }
        } else {
          UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: look),
            UITraitCollection(accessibilityContrast: contrast),
          ])
        }
      let resolved = color.resolvedColor(with: traits)
      var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
      // A pattern colour has no components, so `getRed` fails.
      guard resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .clear }
      return HUD.Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    self.init(
      HUD.Color(light: shade(.light, .normal), dark: shade(.dark, .normal)),
      highContrast: HUD.Color(light: shade(.light, .high), dark: shade(.dark, .high)))
  }
}
#endif
