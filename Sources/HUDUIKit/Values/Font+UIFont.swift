#if canImport(UIKit)
public import HUDCore
public import UIKit

extension HUD.Font {
  /// A font of UIKit's, in any family, weight, width or design.
  ///
  /// ```swift
  /// HUD.style.statusFont = HUD.Font(.systemFont(ofSize: 15, weight: .heavy))
  /// HUD.style.detailFont = HUD.Font(.preferredFont(forTextStyle: .footnote))
  /// ```
  ///
  /// Its size is the one at the normal text size, and grows and shrinks with the user's; a font of a text
  /// style has grown already, and is taken at the style's normal size. May be called on any thread.
  public init(_ font: UIFont) {
    self.init(PlatformValue(font), size: font.normalSize, family: font.familyName)
  }

  var uiFont: UIFont {
    // No font has a size of zero.
    if let font = platformFont?.value(as: UIFont.self) { return font.withSize(max(size, 1)) }
    // A descriptor of an unknown family finds a font, but not the system's.
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
  /// The size that it has at the normal text size.
  fileprivate var normalSize: CGFloat {
    guard let name = fontDescriptor.fontAttributes[.textStyle] as? String else { return pointSize }
    let style = UIFont.TextStyle(rawValue: name)
    // One that was given another size afterwards keeps the style's name.
    guard pointSize == UIFont.preferredFont(forTextStyle: style).pointSize else { return pointSize }
    let normal = UITraitCollection(preferredContentSizeCategory: .large)
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: normal).pointSize
  }
}
#endif
