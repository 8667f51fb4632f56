#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// A label on the panel. The same class also measures texts, so a text is drawn in the size that
/// was measured.
@MainActor final class PanelLabel: NSTextField {
  /// The empty space that AppKit leaves to the left and to the right of the text of a label.
  private static let margin: CGFloat = 2
  private static let textMeasurements = PanelLabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isEditable = false
    isSelectable = false
    isBordered = false
    isBezeled = false
    drawsBackground = false
    cell?.truncatesLastVisibleLine = true
    // Hide the label from screen readers, which read the panel as a whole. They find its cell.
    cell?.setAccessibilityElement(false)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in nib files.") }

  // Keep the colour, which the panel has chosen: in a material AppKit would blend the text with it.
  override var allowsVibrancy: Bool { false }

  /// - Parameter color: The colour to use instead of the slot's colour; nil for the slot's colour.
  func show(_ label: Slots.Label, color: NSColor? = nil) {
    set(label.text, color: color ?? label.color.nsColor)
    frame = label.frame.insetBy(dx: -Self.margin, dy: 0)
    follow(label.motion)
  }

  private func set(_ text: Text, color: NSColor = .labelColor) {
    maximumNumberOfLines = text.wraps ? 0 : 1
    usesSingleLineMode = !text.wraps
    cell?.wraps = text.wraps
    lineBreakMode = text.lineBreakMode
    alignment = text.alignment
    baseWritingDirection = text.isRightToLeft ? .rightToLeft : .leftToRight
    font = text.font.nsFont
    textColor = color
    if text.runs.isEmpty {
      stringValue = text.string
    } else {
      attributedStringValue = text.attributedString(color: color)
    }
  }

  /// Returns the size of `text` with as many whole lines as fit into `room`, but at least one. The
  /// last line may end in an ellipsis.
  static func measure(_ text: Text, in room: CGSize) -> CGSize {
    textMeasurements.set(text)
    // Clear the text afterwards: this label is never released, and must not keep the text of a HUD
    // that has ended.
    defer { textMeasurements.stringValue = "" }
    var size = textMeasurements.wantedSize(in: room.width)
    // If the text is too high, first limit it to the number of lines that would fit if each line
    // were as high as the font says. Then remove lines until the text fits, because the lines of a
    // tall script, such as Thai, are higher.
    var lines = max(Int(room.height / text.font.nsFont.lineHeight), 1)
    while size.height > room.height, lines > 0 {
      textMeasurements.maximumNumberOfLines = lines
      size = textMeasurements.wantedSize(in: room.width)
      lines -= 1
    }
    return size
  }

  private func wantedSize(in width: CGFloat) -> CGSize {
    let margins = 2 * Self.margin
    let size = sizeThatFits(CGSize(width: width + margins, height: .greatestFiniteMagnitude))
    return CGSize(
      width: min((size.width - margins).rounded(.up), width), height: size.height.rounded(.up))
  }
}

extension Text {
  fileprivate var lineBreakMode: NSLineBreakMode { wraps ? .byWordWrapping : .byTruncatingTail }

  fileprivate var alignment: NSTextAlignment { isCentered ? .center : .natural }

  /// Returns the text with the attributes of its parts. Every part gets an explicit font and
  /// colour, and the paragraph that a label ignores for such a text.
  fileprivate func attributedString(color: NSColor) -> NSAttributedString {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = lineBreakMode
    paragraph.baseWritingDirection = isRightToLeft ? .rightToLeft : .leftToRight
    let whole = NSMutableAttributedString(string: "", attributes: nil)
    let bytes = string.utf8
    var start = bytes.startIndex
    for run in runs {
      let end = bytes.index(start, offsetBy: run.length)
      var attributes = run.attributes(font: font.nsFont, color: color)
      attributes[.paragraphStyle] = paragraph
      whole.append(NSAttributedString(string: String(string[start..<end]), attributes: attributes))
      start = end
    }
    return whole
  }
}

extension Text.Run {
  private typealias Attributes = AttributeScopes.AppKitAttributes

  /// Returns the attributes of this part for a label. The HUD's own attributes, `color` and
  /// `emphasis`, take precedence over AppKit's.
  fileprivate func attributes(font: NSFont, color: NSColor) -> [NSAttributedString.Key: Any] {
    let font = attributes[Attributes.FontAttribute.self] ?? font
    let ownColor = self.color.map { $0.cgColor(isDark: false).nsColor }
    let nsColor = attributes[Attributes.ForegroundColorAttribute.self]
    let underline = attributes[Attributes.UnderlineStyleAttribute.self]
    let strikethrough = attributes[Attributes.StrikethroughStyleAttribute.self]
    var result: [NSAttributedString.Key: Any] = [
      .font: font.with(emphasis), .foregroundColor: ownColor ?? nsColor ?? color,
    ]
    result[.underlineStyle] = (emphasis.contains(.underlined) ? .single : underline)?.rawValue
    result[.strikethroughStyle] =
      (emphasis.contains(.struckThrough) ? .single : strikethrough)?.rawValue
    return result
  }
}

extension NSFont {
  fileprivate var lineHeight: CGFloat { ascender - descender + leading }

  fileprivate func with(_ emphasis: HUD.Emphasis) -> NSFont {
    // Use `monospacedSystemFont`, because the descriptor of the system font finds no monospaced
    // variant.
    let isMonospaced = emphasis.contains(.monospaced)
    let font =
      isMonospaced ? NSFont.monospacedSystemFont(ofSize: pointSize, weight: .regular) : self
    var traits = font.fontDescriptor.symbolicTraits
    if emphasis.contains(.bold) { traits.insert(.bold) }
    if emphasis.contains(.italic) { traits.insert(.italic) }
    guard traits != font.fontDescriptor.symbolicTraits else { return font }
    return NSFont(descriptor: font.fontDescriptor.withSymbolicTraits(traits), size: pointSize)
      ?? font
  }
}
#endif
