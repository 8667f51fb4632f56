#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Color {
  /// A colour of UIKit's; one that follows the appearance does so here.
  ///
  /// ```swift
  /// HUD.style.foreground = HUD.Color(.label)
  /// ```
  ///
  /// Of wider colours it is the nearest in sRGB, and a pattern is clear. May be called on any thread;
  /// a provider of the app's own is asked there, at once, and not again.
  public init(_ color: UIColor) {
    self.init(light: color.shade(in: .light), dark: color.shade(in: .dark))
  }
}

extension UIColor {
  fileprivate func shade(in style: UIUserInterfaceStyle) -> HUD.Color {
    let shade = resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    // In extended sRGB: beyond 0...1 where the colour is beyond sRGB.
    guard shade.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return .clear }
    return HUD.Color(
      red: red.inUnit, green: green.inUnit, blue: blue.inUnit, alpha: alpha.inUnit)
  }
}

extension CGFloat {
  fileprivate var inUnit: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
#endif
