#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// A label on the panel. The same class also measures texts, so a text is drawn in the size that
/// was measured.
@MainActor final class PanelLabel: NSTextField {
  static let textMeasurements = PanelLabel()
  /// The empty space that AppKit leaves to the left and to the right of the text of a label.
  static let margin: CGFloat = 2

  convenience init() {
    self.init(frame: .zero)
    wantsLayer = true
    isEditable = false
    isSelectable = false
    isBordered = false
    isBezeled = false
    drawsBackground = false
    cell?.truncatesLastVisibleLine = true
    // Hide the cell from screen readers, because they read the panel as a whole.
    cell?.setAccessibilityElement(false)
  }

  // Keep the colour that the panel has chosen: AppKit would blend vibrant text with a material.
  override var allowsVibrancy: Bool { false }

  func set(_ text: Text, color: NSColor = .labelColor) {
    // A label ignores its own properties for an attributed text, which needs a paragraph style.
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = text.isCentered ? .center : .natural
    paragraph.lineBreakMode = text.wraps ? .byWordWrapping : .byTruncatingTail
    paragraph.baseWritingDirection = text.isRightToLeft ? .rightToLeft : .leftToRight
    maximumNumberOfLines = text.wraps ? 0 : 1
    usesSingleLineMode = !text.wraps
    cell?.wraps = text.wraps
    lineBreakMode = paragraph.lineBreakMode
    alignment = paragraph.alignment
    baseWritingDirection = paragraph.baseWritingDirection
    font = text.font.native
    textColor = color
    if text.runs.isEmpty {
      stringValue = text.string
    } else {
      attributedStringValue = text.attributedString(
        color: color, others: [.paragraphStyle: paragraph])
    }
  }

  func clear() { stringValue = "" }
}
#endif
