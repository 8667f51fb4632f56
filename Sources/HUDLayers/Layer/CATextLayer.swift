#if !canImport(QuartzCore)

public import Foundation

public enum CATextLayerAlignmentMode: Sendable {
  case natural
  case center
}

public enum CATextLayerTruncationMode: Sendable {
  case end
}

open class CATextLayer: CALayer {
  /// The text, which must be a `String`: attributed strings are not supported.
  open var string: Any? {
    willSet {
      willWrite("string")
      precondition(
        newValue == nil || newValue is String,
        "A text must be a String, not a \(type(of: newValue)).")
    }
  }
  /// The font: a `String` with a font name that Pango can parse, such as "Sans Semi-Bold"; nil for
  /// "Sans".
  open var font: CFTypeRef? {
    willSet {
      willChange()
      precondition(
        newValue == nil || newValue is String,
        "A font must be a name as a String, not a \(type(of: newValue)).")
    }
  }
  open var fontSize: CGFloat = 36 { willSet { willWrite("fontSize") } }
  open var foregroundColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1) {
    willSet { willWrite("foregroundColor") }
  }
  open var isWrapped = false { willSet { willChange() } }
  open var alignmentMode = CATextLayerAlignmentMode.natural { willSet { willChange() } }
  /// How a text ends that does not fit: with an ellipsis, unlike the default on Apple systems.
  open var truncationMode = CATextLayerTruncationMode.end
  /// Whether a text without a direction of its own, such as a number, begins at the right. On Apple
  /// systems an attributed string contains this setting.
  package var isRightToLeft = false
  /// The consecutive runs of an attributed text; empty for a plain text. On Apple systems `string`
  /// is an attributed string instead.
  package var runs: [TextRun] = []

  override func assume(_ other: CALayer) {
    super.assume(other)
    guard let other = other as? CATextLayer else { return }
    string = other.string
    font = other.font
    fontSize = other.fontSize
    foregroundColor = other.foregroundColor
    isWrapped = other.isWrapped
    alignmentMode = other.alignmentMode
    isRightToLeft = other.isRightToLeft
    runs = other.runs
  }
}

#endif
