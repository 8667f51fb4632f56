#if HOST
import HUDCore
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

#if canImport(UIKit)
private typealias KitAttributes = AttributeScopes.UIKitAttributes
#else
private typealias KitAttributes = AttributeScopes.AppKitAttributes
#endif

extension Text {
  /// Returns the text with the attributes of its parts. Every part gets an explicit font and
  /// colour, and the attributes in `others`.
  func attributedString(
    color: PlatformColor, others: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "", attributes: nil)
    let bytes = string.utf8
    var start = bytes.startIndex
    for run in runs {
      let end = bytes.index(start, offsetBy: run.length)
      let attributes = run.attributes(font: font.native, color: color, others: others)
      whole.append(NSAttributedString(string: String(string[start..<end]), attributes: attributes))
      start = end
    }
    return whole
  }
}

extension Text.Run {
  /// Returns the attributes of this part for a label, and `others`. The HUD's own attributes,
  /// `color` and `emphasis`, take precedence over the system's.
  fileprivate func attributes(
    font: PlatformFont, color: PlatformColor, others: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] {
    let font = attributes[KitAttributes.FontAttribute.self] ?? font
    let ownColor = self.color.map { $0.cgColor(isDark: false).platformColor }
    let kitColor = attributes[KitAttributes.ForegroundColorAttribute.self]
    let underline = attributes[KitAttributes.UnderlineStyleAttribute.self]
    let strikethrough = attributes[KitAttributes.StrikethroughStyleAttribute.self]
    var result = others
    result[.font] = font.with(emphasis)
    result[.foregroundColor] = ownColor ?? kitColor ?? color
    result[.underlineStyle] = (emphasis.contains(.underlined) ? .single : underline)?.rawValue
    result[.strikethroughStyle] =
      (emphasis.contains(.struckThrough) ? .single : strikethrough)?.rawValue
    return result
  }
}

extension PlatformFont {
  fileprivate func with(_ emphasis: HUD.Emphasis) -> PlatformFont {
    // Use `monospacedSystemFont`, because the descriptor of the system font finds no monospaced
    // variant.
    let isMonospaced = emphasis.contains(.monospaced)
    let font = isMonospaced ? Self.monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
    var traits = font.fontDescriptor.symbolicTraits
    if emphasis.contains(.bold) { traits.insert(Self.boldTrait) }
    if emphasis.contains(.italic) { traits.insert(Self.italicTrait) }
    return traits == font.fontDescriptor.symbolicTraits ? font : font.with(traits)
  }

  #if canImport(UIKit)
  private static var boldTrait: UIFontDescriptor.SymbolicTraits { .traitBold }
  private static var italicTrait: UIFontDescriptor.SymbolicTraits { .traitItalic }

  private func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: pointSize) }
      ?? self
  }
  #else
  private static var boldTrait: NSFontDescriptor.SymbolicTraits { .bold }
  private static var italicTrait: NSFontDescriptor.SymbolicTraits { .italic }

  private func with(_ traits: NSFontDescriptor.SymbolicTraits) -> NSFont {
    NSFont(descriptor: fontDescriptor.withSymbolicTraits(traits), size: pointSize) ?? self
  }
  #endif
}
#endif
