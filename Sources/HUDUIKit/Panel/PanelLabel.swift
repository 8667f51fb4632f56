#if canImport(UIKit)
import HUDCore
import UIKit

/// A label on the panel. The same class also measures texts, so a text is drawn in the size that
/// was measured.
@MainActor final class PanelLabel: UILabel {
  static let textMeasurements = PanelLabel()

  convenience init() {
    self.init(frame: .zero)
    lineBreakMode = .byTruncatingTail
    // Hide the label from screen readers, which read the panel as a whole through its `SpeechView`.
    isAccessibilityElement = false
  }

  /// - Parameter color: The colour to use instead of the slot's colour; nil for the slot's colour.
  func show(_ label: Slots.Label, color: UIColor? = nil) {
    set(label.text, color: color ?? UIColor(cgColor: label.color))
    frame = label.frame
    layer.follow(label.motion)
  }

  private func set(_ text: Text, color: UIColor = .label) {
    // An attributed text gives its attributes to a plain text that follows it.
    attributedText = nil
    self.text = text.string
    numberOfLines = text.wraps ? 0 : 1
    textAlignment = text.isCentered ? .center : .natural
    font = text.font.uiFont
    textColor = color
    // Set the attributed text last. Font and colour would replace those of its parts.
    if let attributed = text.attributedString(color: color) { attributedText = attributed }
    semanticContentAttribute = text.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  /// Returns the size of `text` with as many whole lines as fit into `room`, but at least one. The
  /// last line may end in an ellipsis.
  static func measure(_ text: Text, in room: CGSize) -> CGSize {
    textMeasurements.set(text)
    // Clear the text afterwards: this label is never released, and must not keep the text of a HUD
    // that has ended.
    defer { textMeasurements.text = nil }
    var size = textMeasurements.wantedSize(in: room.width)
    // If the text is too high, first limit it to the number of lines that would fit if each line
    // were `lineHeight` high. Then remove lines until the text fits, because the lines of a tall
    // script, such as Thai, are higher. Use the font of `text`, because the label's own font is now
    // the font of the first part of an attributed text.
    var lines = max(Int(room.height / text.font.uiFont.lineHeight), 1)
    while size.height > room.height, lines > 0 {
      textMeasurements.numberOfLines = lines
      size = textMeasurements.wantedSize(in: room.width)
      lines -= 1
    }
    return size
  }

  private func wantedSize(in width: CGFloat) -> CGSize {
    let size = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up))
  }
}

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
    result[.underlineStyle] = (emphasis.contains(.underlined) ? .single : underline)?.rawValue
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
