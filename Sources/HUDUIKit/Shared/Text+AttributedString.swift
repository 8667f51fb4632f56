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
  /// colour, and the attributes in `others`. The HUD's own attributes, `color` and `emphasis`, take
  /// precedence over the system's.
  func attributedString(
    color: PlatformColor, others: [NSAttributedString.Key: Any] = [:]
  ) -> NSAttributedString {
    let whole = NSMutableAttributedString(string: "", attributes: nil)
    var start = string.startIndex
    for run in runs {
      let end = string.utf8.index(start, offsetBy: run.length)
      let font = run.attributes[KitAttributes.FontAttribute.self] ?? font.native
      let ownColor = run.color.map { $0.cgColor(isDark: false).platformColor }
      let kitColor = run.attributes[KitAttributes.ForegroundColorAttribute.self]
      let underline = run.attributes[KitAttributes.UnderlineStyleAttribute.self]
      let strikethrough = run.attributes[KitAttributes.StrikethroughStyleAttribute.self]
      var attributes = others
      attributes[.font] = font.with(run.emphasis)
      attributes[.foregroundColor] = ownColor ?? kitColor ?? color
      attributes[.underlineStyle] =
        (run.emphasis.contains(.underlined) ? .single : underline)?.rawValue
      attributes[.strikethroughStyle] =
        (run.emphasis.contains(.struckThrough) ? .single : strikethrough)?.rawValue
      whole.append(NSAttributedString(string: String(string[start..<end]), attributes: attributes))
      start = end
    }
    return whole
  }
}

extension PlatformFont {
  fileprivate func with(_ emphasis: HUD.Emphasis) -> PlatformFont {
    // Use `monospacedSystemFont`, because the descriptor of the system font finds no monospaced
    // variant.
    let isMonospaced = emphasis.contains(.monospaced)
    let font = isMonospaced ? Self.monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
    var traits = font.fontDescriptor.symbolicTraits
    if emphasis.contains(.bold) { traits.insert(.traitBold) }
    if emphasis.contains(.italic) { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits else { return font }
    // UIKit may find no descriptor, and AppKit no font for it.
    let descriptor: PlatformFontDescriptor? = font.fontDescriptor.withSymbolicTraits(traits)
    return descriptor.flatMap { PlatformFont(descriptor: $0, size: pointSize) } ?? font
  }
}

extension HUD.Font.Weight {
  var native: PlatformFont.Weight {
    switch self {
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    default: .regular
    }
  }
}
#endif
