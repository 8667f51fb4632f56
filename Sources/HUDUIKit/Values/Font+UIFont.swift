#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Font {
  /// Creates a font from a `UIFont` of any family, weight, width or design.
  ///
  /// ```swift
  /// HUD.style.statusFont = HUD.Font(.systemFont(ofSize: 15, weight: .heavy))
  /// HUD.style.detailFont = HUD.Font(.preferredFont(forTextStyle: .footnote))
  /// ```
  ///
  /// The font's size applies at the normal text size, and scales with the user's text size. A font
  /// of a text style has been scaled already, so the style's normal size is used instead. May be
  /// called on any thread.
  public init(_ font: UIFont) {
    self.init(PlatformValue(font), size: font.normalSize, family: font.familyName)
  }

  var uiFont: UIFont {
    // A `UIFont` cannot have the size 0.
    if let font = platformFont?.value(as: UIFont.self) { return font.withSize(max(size, 1)) }
    // Use the system font for an unknown family, because a descriptor would find some other font.
    guard let family, !UIFont.fontNames(forFamilyName: family).isEmpty else {
      return .systemFont(ofSize: size, weight: weight.uiWeight)
    }
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: family, .traits: [UIFontDescriptor.TraitKey.weight: weight.uiWeight],
    ])
    return UIFont(descriptor: descriptor, size: size)
  }
}

extension HUD.Font.Weight {
  fileprivate var uiWeight: UIFont.Weight {
    switch self {
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    default: .regular
    }
  }
}

extension UIFont {
  /// The size that the font has at the normal text size.
  fileprivate var normalSize: CGFloat {
    guard let name = fontDescriptor.fontAttributes[.textStyle] as? String else { return pointSize }
    let style = UIFont.TextStyle(rawValue: name)
    // A font of a text style that was given another size afterwards still has the style's name.
    guard pointSize == UIFont.preferredFont(forTextStyle: style).pointSize else { return pointSize }
    let normal = UITraitCollection(preferredContentSizeCategory: .large)
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: normal).pointSize
  }
}
#endif
