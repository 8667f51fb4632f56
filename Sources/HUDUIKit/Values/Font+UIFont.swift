#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Font {
  /// Creates a font from a `UIFont` of any family, weight, width or design.
  ///
  /// ```swift
  /// HUD.style.statusFont = HUD.Font(.preferredFont(forTextStyle: .body))
  /// HUD.style.detailFont = HUD.Font(.systemFont(ofSize: 13, weight: .medium))
  /// ```
  ///
  /// The font keeps its point size while the user has the default text size setting, and scales
  /// with that setting. A font from `preferredFont(forTextStyle:)` has already been scaled by
  /// UIKit. So that it is not scaled twice, the default point size of its text style is used. This
  /// initializer may be called on any thread.
  public init(_ font: UIFont) {
    self.init(size: font.normalSize, family: font.familyName)
    platformFont = PlatformValue(font)
  }

  var native: UIFont {
    // Use at least 1 point, because a `UIFont` cannot have the size 0.
    if let font = platformFont?.value(as: UIFont.self) { return font.withSize(max(size, 1)) }
    // Use the system font if no family is set, or if the family is unknown: a descriptor would then
    // find some arbitrary font.
    guard let family = namedFamily, !UIFont.fontNames(forFamilyName: family).isEmpty else {
      return hasTabularDigits
        ? .monospacedDigitSystemFont(ofSize: size, weight: weight.native)
        : .systemFont(ofSize: size, weight: weight.native)
    }
    // Use raw values: each type that is converted to `Any`, or used as a key, adds a kilobyte to
    // the app.
    let traits = [UIFontDescriptor.TraitKey.weight.rawValue: weight.native.rawValue]
    let descriptor = UIFontDescriptor(fontAttributes: [.family: family, .traits: traits])
    return UIFont(descriptor: descriptor, size: size)
  }
}

extension UIFont {
  /// The point size of the font at the default text size setting.
  fileprivate var normalSize: CGFloat {
    guard let name = fontDescriptor.fontAttributes[.textStyle] as? String else { return pointSize }
    let style = UIFont.TextStyle(rawValue: name)
    // If the app has changed the size of a text style's font, keep the app's size. The font's
    // attributes do not show this change: they still contain the name of the text style.
    guard pointSize == UIFont.preferredFont(forTextStyle: style).pointSize else { return pointSize }
    let normal = UITraitCollection(preferredContentSizeCategory: .large)
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: normal).pointSize
  }
}
#endif
