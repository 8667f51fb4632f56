import HUDCairo
public import HUDLayers

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case natural
}

public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingTail
}

@MainActor open class UILabel: UIView {
  /// A text that follows an attributed text has the attributes of that one's beginning.
  open var text: String? {
    didSet {
      attributes = attributes.flatMap { old in
        guard let text, old.length > 0 else { return nil }
        return NSAttributedString(
          string: text, attributes: old.attributes(at: 0, effectiveRange: nil))
      }
      draw()
    }
  }

  /// Nil for a plain text. Apple's label makes an attributed text of it.
  open var attributedText: NSAttributedString? {
    get { attributes }
    set {
      text = newValue?.string
      attributes = newValue
      draw()
    }
  }

  private var attributes: NSAttributedString?

  // Implicitly unwrapped, as on Apple systems, where nil restores the default.
  open var font: UIFont! = .systemFont(ofSize: 17, weight: .regular) {
    didSet {
      // A font set later replaces those of the attributes, as the colour does.
      attributes = attributes?.setting(.font, to: font as Any)
      draw()
    }
  }
  open var textColor: UIColor! = .label {
    didSet {
      attributes = attributes?.setting(.foregroundColor, to: textColor as Any)
      draw()
    }
  }
  open var textAlignment = NSTextAlignment.natural { didSet { draw() } }
  open var numberOfLines = 1 { didSet { draw() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { draw() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isAccessibilityElement = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class func makeLayer() -> CALayer { TextLayer() }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text else { return .zero }
    let height = numberOfLines > 0 ? CGFloat(numberOfLines) * font.lineHeight : .infinity
    var fitting = TextRuler.shared.size(
      of: text, font: font, runs: attributes?.textRuns(in: traitCollection) ?? [], in: size.width,
      height: min(height, size.height))
    fitting.height *= text.isInTallScript ? 1.4 : 1
    return fitting
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// A dynamic colour is another one now.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    draw()
  }

  private func draw() { drawText(in: bounds) }

  /// Draws the text. The double calls it whenever the text or its look changes.
  open func drawText(in rect: CGRect) {
    guard let layer = layer as? TextLayer else { return }
    precondition(
      lineBreakMode == .byTruncatingTail, "The double's labels end in an ellipsis.")
    withoutActions {
      layer.string = text
      layer.style = TextStyle(fontName: font.pangoName, fontSize: font.pointSize)
      layer.style.wraps = numberOfLines != 1
      layer.style.isCentered = textAlignment == .center
      layer.style.runs = attributes?.textRuns(in: traitCollection) ?? []
      layer.color = textColor.resolvedColor(with: traitCollection).cgColor
      layer.contentsScale = max(traitCollection.displayScale, 1)
    }
  }

  /// Whether the label draws a text. A subclass may draw nothing.
  var isDrawn: Bool { text?.isEmpty == false && (layer as? TextLayer)?.string != nil }
}

extension String {
  /// Whether the text has stacked marks. Apple's fonts give such lines more height. The double does
  /// so too, whatever fonts are installed.
  fileprivate var isInTallScript: Bool {
    // The Thai script.
    unicodeScalars.contains { (0xE00...0xE7F).contains($0.value) }
  }
}
