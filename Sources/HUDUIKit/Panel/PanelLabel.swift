#if canImport(UIKit)
import HUDCore
import UIKit

/// A text on the panel: the same label measures it and shows it.
@MainActor final class PanelLabel: UILabel {
  static let textMeasurements = PanelLabel()

  init() {
    super.init(frame: .zero)
    lineBreakMode = .byTruncatingTail
    textAlignment = .center
    // The panel as a whole is what is read.
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A HUD's label is in no storyboard.") }

  func show(_ label: Slots.Label) {
    set(label.text, color: UIColor(cgColor: label.color))
    frame = label.frame
  }

  private func set(_ text: Text, color: UIColor = .label) {
    // Font and colour of the label first: set later, they would take the place of those of the parts.
    self.text = text.string
    numberOfLines = text.wraps ? 0 : 1
    font = text.font.uiFont
    textColor = color
    if let attributed = text.attributedString(color: color) { attributedText = attributed }
    semanticContentAttribute = text.isRightToLeft ? .forceRightToLeft : .forceLeftToRight
  }

  /// As many whole lines as there is room for; the last one of them may end in an ellipsis.
  static func measure(_ text: Text, in room: CGSize) -> CGSize {
    textMeasurements.set(text)
    // It outlives every HUD, and what was on one is nobody's business then.
    defer { textMeasurements.text = nil }
    var size = textMeasurements.wantedSize(in: room.width)
    // At most as many lines as the font's own: those of a tall script, such as Thai, are taller. The
    // label's font is that of its first part by now.
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
