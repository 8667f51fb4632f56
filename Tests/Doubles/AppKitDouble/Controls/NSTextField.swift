import HUDCairo
public import HUDLayers

/// A label, or a field in which the user types. The text begins two points inside the frame, which
/// is also in the sizes.
@MainActor open class NSTextField: NSControl {
  private static let padding: CGFloat = 2

  private let textLayer = TextLayer()
  private var attributes: NSAttributedString?
  private var text = ""

  open var isEditable = true
  open var isSelectable = true
  open var isBordered = true
  open var isBezeled = true
  open var drawsBackground = true { didSet { draw() } }
  open var backgroundColor: NSColor? = .textBackgroundColor { didSet { draw() } }
  open var textColor: NSColor? = .controlTextColor { didSet { draw() } }
  open var maximumNumberOfLines = 0 { didSet { draw() } }

  public override init(frame frameRect: CGRect) { super.init(frame: frameRect) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a label of one line, which ends where its frame does.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    becomeLabel()
    lineBreakMode = .byClipping
    self.stringValue = stringValue
  }

  private func becomeLabel() {
    isEditable = false
    isSelectable = false
    isBordered = false
    isBezeled = false
    drawsBackground = false
    textColor = .labelColor
  }

  open var stringValue: String {
    get { text }
    set {
      text = newValue
      attributes = nil
      changeText()
    }
  }

  /// The attributes of the parts. The alignment and the line breaks of an attributed text are its
  /// own, so those of the label count no more.
  open var attributedStringValue: NSAttributedString {
    get { attributes ?? NSAttributedString(string: text) }
    set {
      text = newValue.string
      attributes = newValue
      changeText()
    }
  }

  private func changeText() {
    invalidateIntrinsicContentSize()
    draw()
  }

  private var paragraph: (alignment: NSTextAlignment, lineBreakMode: NSLineBreakMode) {
    guard let style = attributes?.paragraphStyle else { return (alignment, lineBreakMode) }
    return (style.alignment, style.lineBreakMode)
  }

  /// Of the modes that end a line, only one that wraps words leads to a second line.
  private var wraps: Bool {
    !usesSingleLineMode && maximumNumberOfLines != 1
      && [.byWordWrapping, .byCharWrapping].contains(paragraph.lineBreakMode)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let font else { return .zero }
    let lineHeight = font.ascender - font.descender
    let lines = wraps ? maximumNumberOfLines : 1
    let height = lines > 0 ? CGFloat(lines) * lineHeight : .infinity
    let width = wraps && size.width > 0 ? max(size.width - Self.padding * 2, 1) : .infinity
    var fitting = TextRuler.shared.size(
      of: text, font: font, runs: attributes?.textRuns(in: effectiveAppearance) ?? [], in: width,
      height: height)
    fitting.width += Self.padding * 2
    fitting.height = max(fitting.height, lineHeight)
    return fitting
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: 0, height: CGFloat.infinity))
  }

  override func didPlaceLayer() {
    super.didPlaceLayer()
    draw()
  }

  override func draw() {
    withoutActions {
      if textLayer.superlayer !== drawn { drawn.addSublayer(textLayer) }
      textLayer.frame = CGRect(
        x: Self.padding, y: 0, width: max(box.width - Self.padding * 2, 0), height: box.height)
      textLayer.string = text
      textLayer.style = TextStyle(
        fontName: font?.pangoName ?? "Sans", fontSize: font?.pointSize ?? 0)
      textLayer.style.wraps = wraps
      textLayer.style.isCentered = paragraph.alignment == .center
      textLayer.style.runs = attributes?.textRuns(in: effectiveAppearance) ?? []
      textLayer.color = textColor?.resolved(in: effectiveAppearance)
      drawn.backgroundColor =
        drawsBackground ? backgroundColor?.resolved(in: effectiveAppearance) : nil
    }
  }

  // MARK: Keys

  open override var acceptsFirstResponder: Bool {
    isEnabled && !refusesFirstResponder && (isEditable || isSelectable)
  }

  open override var needsPanelToBecomeKey: Bool { isEditable }

  /// A field lets the window's editor type in it, which then is the first responder.
  open override func becomeFirstResponder() -> Bool {
    guard let window else { return false }
    window.fieldEditor.edit(self)
    window.responder = window.fieldEditor
    return true
  }
}

/// The part of a control that draws it, and that screen readers find.
@MainActor open class NSCell: NSObject {
  private unowned let control: NSControl
  private var isElement = true

  init(of control: NSControl) { self.control = control }

  open func isAccessibilityElement() -> Bool { isElement }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    isElement = accessibilityElement
  }

  open var truncatesLastVisibleLine: Bool {
    get { true }
    set { precondition(newValue, "The double's labels end in an ellipsis.") }
  }

  open var wraps: Bool {
    get { !control.usesSingleLineMode }
    set { control.usesSingleLineMode = !newValue }
  }
}

@MainActor open class NSText: NSView {
  /// The field whose text is edited.
  open weak var delegate: AnyObject?
  open var isFieldEditor = true
  /// The selected part of the text, or where the caret is.
  open var selectedRange = NSRange(location: 0, length: 0) {
    didSet {
      let length = (delegate as? NSTextField)?.stringValue.utf16.count ?? 0
      precondition(
        selectedRange.upperBound <= length, "AppKit raises an exception: the text is shorter.")
    }
  }
}

/// The editor that a window lends to its text fields. Whoever keeps it as the first responder, to
/// give it the keys later, keeps a view that is in no window by then.
@MainActor open class NSTextView: NSText {

  var field: NSTextField? { delegate as? NSTextField }

  func edit(_ field: NSTextField) {
    delegate = field
    selectedRange = NSRange(location: 0, length: field.stringValue.utf16.count)
    field.addSubview(self)
  }

  open override var acceptsFirstResponder: Bool { true }

  open override func resignFirstResponder() -> Bool {
    delegate = nil
    // The window has the editor no longer as a responder when it leaves.
    if window?.responder === self { window?.responder = nil }
    removeFromSuperview()
    return true
  }

  /// Types what the keys say. Tab and Escape are the window's.
  open override func keyDown(with event: NSEvent) {
    guard let field, let characters = event.charactersIgnoringModifiers,
      !["\t", "\u{1b}"].contains(characters), !event.modifierFlags.contains(.command)
    else { return super.keyDown(with: event) }
    field.stringValue += characters
  }
}
