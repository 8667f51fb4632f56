#if canImport(UIKit)
import HUDCore
import UIKit

extension Text {
  /// Returns the text with the attributes of its parts; nil for a plain text. Every part gets an
  /// explicit font and colour.
  func attributedString(color: UIColor) -> NSAttributedString? {
    guard !runs.isEmpty else { return nil }
    let whole = NSMutableAttributedString(string: "", attributes: nil)
    let bytes = string.utf8
    var start = bytes.startIndex
    for run in runs {
      let end = bytes.index(start, offsetBy: run.length)
      whole.append(
        NSAttributedString(
          string: String(string[start..<end]),
          attributes: run.attributes(font: font.uiFont, color: color)))
      start = end
    }
    return whole
  }
}

extension Text.Run {
  private typealias Attributes = AttributeScopes.UIKitAttributes

  /// Returns the attributes of this part for a label. The HUD's own attributes, `color` and
  /// `emphasis`, take precedence over UIKit's.
  fileprivate func attributes(font: UIFont, color: UIColor) -> [NSAttributedString.Key: Any] {
    let font = attributes[Attributes.FontAttribute.self] ?? font
    let ownColor = self.color.map { UIColor(cgColor: $0.cgColor(isDark: false)) }
    let uiColor = attributes[Attributes.ForegroundColorAttribute.self]
    let underline = attributes[Attributes.UnderlineStyleAttribute.self]
    let strikethrough = attributes[Attributes.StrikethroughStyleAttribute.self]
    var result: [NSAttributedString.Key: Any] = [
      .font: font.with(emphasis), .foregroundColor: ownColor ?? uiColor ?? color,
    ]
    result[.underlineStyle] =
      (emphasis.contains(.underlined) ? .single : underline)?.rawValue
    result[.strikethroughStyle] =
      (emphasis.contains(.struckThrough) ? .single : strikethrough)?.rawValue
    return result
  }
}

extension UIFont {
  fileprivate func with(_ emphasis: HUD.Emphasis) -> UIFont {
    // Use `monospacedSystemFont`, because the descriptor of the system font finds no monospaced
    // variant.
    let isMonospaced = emphasis.contains(.monospaced)
    let font =
      isMonospaced ? UIFont.monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
    var traits = font.fontDescriptor.symbolicTraits
    if emphasis.contains(.bold) { traits.insert(.traitBold) }
    if emphasis.contains(.italic) { traits.insert(.traitItalic) }
    guard traits != font.fontDescriptor.symbolicTraits,
      let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
    else { return font }
    return UIFont(descriptor: descriptor, size: pointSize)
  }
}
#endif
