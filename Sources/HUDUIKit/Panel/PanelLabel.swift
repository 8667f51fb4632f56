#if canImport(UIKit)
import HUDCore
import UIKit

/// A text on the panel. The same class measures texts and shows them, so the sizes agree.
@MainActor final class PanelLabel: UILabel {
  static let textMeasurements = PanelLabel()

  init() {
    super.init(frame: .zero)
    lineBreakMode = .byTruncatingTail
    textAlignment = .center
    // A screen reader reads the panel as a whole, through its `SpeechView`.
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in storyboards.") }

  func show(_ label: Slots.Label) {
    set(label.text, color: UIColor(cgColor: label.color))
    frame = label.frame
  }

  private func set(_ text: Text, color: UIColor = .label) {
    // Set the font and colour of the label before the attributed text: set afterwards, they would
    // replace those of its parts.
    self.text = text.string
    numberOfLines = text.wraps ? 0 : 1
    font = text.font.uiFont
    textColor = color
    if let attributed = text.attributedString(color: color) { attributedText = attributed }
    semanticContentAttribute = text.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  /// Returns the size of `text` with as many whole lines as fit into `room`. The last of them may
  /// end in an ellipsis.
  static func measure(_ text: Text, in room: CGSize) -> CGSize {
    textMeasurements.set(text)
    // This label outlives every HUD, so it must not keep their texts.
    defer { textMeasurements.text = nil }
    var size = textMeasurements.wantedSize(in: room.width)
    // Lines of a tall script, such as Thai, are taller than the font's line height. So begin with
    // the most lines that can fit, and take away lines until they do. The label's own font cannot
    // be used here, because by now it is that of the first part.
    var lines = Int(room.height / text.font.uiFont.lineHeight)
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
#endif
