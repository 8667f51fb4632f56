#if canImport(UIKit)
import HUDCore
import UIKit

/// A label on the panel. The same class also measures texts, so a text is drawn in the size that
/// was measured.
@MainActor final class PanelLabel: UILabel {
  static let textMeasurements = PanelLabel()
  static let margin: CGFloat = 0

  convenience init() {
    self.init(frame: .zero)
    lineBreakMode = .byTruncatingTail
    // Hide the label from screen readers, which read the panel as a whole through its `SpeechView`.
    isAccessibilityElement = false
  }

  func set(_ text: Text, color: UIColor = .label) {
    // Remove the old text first: a plain text would get the attributes of an attributed old text.
    attributedText = nil
    self.text = text.string
    numberOfLines = text.wraps ? 0 : 1
    textAlignment = text.isCentered ? .center : .natural
    font = text.font.native
    textColor = color
    // Set the attributed text last: a font or colour set later would override those of its parts.
    if !text.runs.isEmpty { attributedText = text.attributedString(color: color) }
    semanticContentAttribute = text.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  func clear() { text = nil }
}
#endif
