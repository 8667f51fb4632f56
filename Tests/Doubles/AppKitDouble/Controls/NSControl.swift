public import HUDLayers

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case natural
}

public enum NSLineBreakMode: UInt, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingTail
}

public enum NSWritingDirection: Int, Sendable {
  case natural = -1
  case leftToRight = 0
  case rightToLeft = 1
}

/// A control. It has a closure instead of a target and an action, which need Objective-C.
@MainActor open class NSControl: NSView {
  open var isEnabled = true { didSet { draw() } }
  open var refusesFirstResponder = false
  open var alignment = NSTextAlignment.natural { didSet { draw() } }
  open var font: NSFont? = .systemFont(ofSize: NSFont.systemFontSize) { didSet { draw() } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { draw() } }
  open var baseWritingDirection = NSWritingDirection.natural { didSet { draw() } }
  open var isHighlighted = false { didSet { draw() } }
  open var usesSingleLineMode = false { didSet { draw() } }
  open private(set) lazy var cell: NSCell? = NSCell(of: self)
  /// Stands for the target and its action.
  package var handler: (() -> Void)?

  open override var isFlipped: Bool { true }

  open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  /// The editor of the window while it edits this control.
  open func currentEditor() -> NSText? {
    guard let editor = window?.fieldEditor, editor.delegate === self else { return nil }
    return editor
  }

  open func performClick(_ sender: Any?) {
    guard isEnabled else { return }
    handler?()
  }

  /// An event of the loop in which the control tracks the mouse.
  func track(_ event: NSEvent) {}
}
