#if HOST
import HUDCore
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension PanelLabel {
  /// - Parameter color: The colour to use instead of the slot's colour; nil for the slot's colour.
  func show(_ label: Slots.Label, color: PlatformColor? = nil) {
    set(label.text, color: color ?? label.color.platformColor)
    frame = label.frame.insetBy(dx: -Self.margin, dy: 0)
    follow(label.motion)
  }

  /// Returns the size of `text` with as many whole lines as fit into `room`, but at least one. The
  /// last line may end in an ellipsis.
  static func measure(_ text: Text, in room: CGSize) -> CGSize {
    textMeasurements.set(text)
    // Clear the text afterwards: this label is never released, and must not keep the text of a HUD
    // that has ended.
    defer { textMeasurements.clear() }
    var size = textMeasurements.wantedSize(in: room.width)
    // If the text is too high, first limit it to the number of lines that would fit if each line
    // were as high as the font says. Then remove lines until the text fits, because the lines of a
    // tall script, such as Thai, are higher. Use the font of `text`, because the label's own font
    // may now be the font of the first part of an attributed text. Count in Double, because `Int`
    // takes a CGFloat only by generic code.
    var lines = max(Int(Double(room.height / text.font.native.lineHeight)), 1)
    while size.height > room.height, lines > 0 {
      textMeasurements.numberOfLines = lines
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
#endif
