import HUDCairo
public import HUDLayers

@MainActor open class NSButton: NSControl {
  private let titleLayer = TextLayer()

  open var title = "Button" { didSet { draw() } }
  open var isBordered = true { didSet { draw() } }
  open var contentTintColor: NSColor? { didSet { draw() } }
  open var hasDestructiveAction = false
  open var keyEquivalent = ""
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []

  public override init(frame frameRect: CGRect) {
    super.init(frame: frameRect)
    lineBreakMode = .byClipping
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didPlaceLayer() {
    super.didPlaceLayer()
    draw()
  }

  override func draw() {
    guard let font else { return }
    let appearance = effectiveAppearance
    withoutActions {
      if titleLayer.superlayer !== drawn { drawn.addSublayer(titleLayer) }
      let height = min(font.ascender - font.descender, box.height)
      titleLayer.frame = CGRect(
        x: 0, y: (box.height - height) / 2, width: box.width, height: height)
      titleLayer.string = title
      titleLayer.style = TextStyle(fontName: font.pangoName, fontSize: font.pointSize)
      titleLayer.style.wraps = false
      titleLayer.style.isCentered = true
      titleLayer.opacity = isEnabled ? (isHighlighted ? 0.6 : 1) : 0.3
      titleLayer.color =
        (contentTintColor ?? .controlTextColor).resolved(in: appearance)
      drawn.cornerRadius = isBordered ? 5 : 0
      drawn.backgroundColor = isBordered ? NSColor.controlColor.resolved(in: appearance) : nil
    }
  }

  // MARK: Mouse

  /// Tracks the mouse until its button is up, and returns then. Monitors of events and the window
  /// see none of this.
  open override func mouseDown(with event: NSEvent) {
    guard isEnabled else { return }
    isHighlighted = true
    Device.state.pointer.tracker = self
    Device.state.pointer.finish()
  }

  override func track(_ event: NSEvent) {
    let isInside = mouse(convert(event.locationInWindow, from: nil), in: bounds)
    isHighlighted = isInside && event.type != .leftMouseUp
    if event.type == .leftMouseUp, isInside, window != nil { performClick(nil) }
  }

  // MARK: Keys

  /// Only with full keyboard access can a button have the keys.
  open override var acceptsFirstResponder: Bool {
    isEnabled && !refusesFirstResponder && NSApp.isFullKeyboardAccessEnabled
  }

  open override func keyDown(with event: NSEvent) {
    guard event.charactersIgnoringModifiers == " " else { return super.keyDown(with: event) }
    performClick(nil)
  }

  open override func performKeyEquivalent(with event: NSEvent) -> Bool {
    let flags = event.modifierFlags.intersection([.command, .option, .control, .shift])
    guard !keyEquivalent.isEmpty, isEnabled, window != nil, !isHiddenOrHasHiddenAncestor,
      event.keyEquivalent == keyEquivalent, flags == keyEquivalentModifierMask
    else { return super.performKeyEquivalent(with: event) }
    performClick(nil)
    return true
  }
}
