#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// The button on the panel: a filled capsule, or an outlined capsule in the colour of the title,
/// around a native button. This view draws the capsule, because AppKit draws the native button's
/// own layer as it likes.
@MainActor final class PanelButton: NSView {
  private weak var stage: StageView?
  /// The press that was drawn when the mouse button went down; nil while the mouse button is up.
  private var begun: Press?
  let button = TitleButton(frame: .zero)
  /// How far the title is below the middle of the button, in points.
  private var titleShift: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    wantsLayer = true
    addSubview(button)
    button.isBordered = false
    button.setAccessibilityIdentifier("HUD.button")
    button.mousePresses = { [weak self] event in
      guard let self, let stage else { return }
      begun = event == nil ? nil : stage.slots?.press
      if let event {
        stage.owner?.delegate?.touched(at: stage.convert(event.locationInWindow, from: nil))
      }
    }
    button.focusChanged = { [weak self] in
      self?.stage?.buttonHasFocus = $0
      self?.stage?.attentionMayHaveChanged()
    }
    #if canImport(ObjectiveC)
    button.target = self
    button.action = #selector(buttonWasPressed)
    #else
    // The test double of AppKit has no selectors, so the button takes a closure.
    button.handler = { [weak self] in self?.buttonWasPressed() }
    #endif
  }

  convenience init(on stage: StageView) {
    self.init(frame: .zero)
    self.stage = stage
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in nib files.") }

  override var isFlipped: Bool { true }

  /// - Parameter color: The colour to use instead of the slot's colour; nil for the slot's colour.
  func show(_ slot: Slots.Button, color ownColor: NSColor? = nil) {
    let color = ownColor ?? slot.color.platformColor
    let font = slot.title.font.native
    titleShift = slot.title.shiftInButton(
      capitals: font.ascender - (font.capHeight + font.lineHeight) / 2)
    button.font = font
    button.title = slot.title.string
    button.spoken = slot.spoken
    button.contentTintColor = color
    button.lineBreakMode = .byTruncatingTail
    button.hasDestructiveAction = slot.role == .destructive
    button.baseWritingDirection = slot.title.isRightToLeft ? .rightToLeft : .leftToRight
    frame = slot.frame
    button.frame = bounds.offsetBy(dx: 0, dy: titleShift)
    withoutImplicitAnimation {
      layer?.backgroundColor = slot.fill.map { fill in
        ownColor.map { resolved($0.withAlphaComponent(fill.alpha)) } ?? fill
      }
      layer?.borderColor = ownColor.map(resolved) ?? slot.color
      layer?.borderWidth = slot.fill == nil ? 1 : 0
      layer?.cornerRadius = slot.frame.height / 2
      layer?.cornerCurve = .continuous
    }
  }

  /// Returns `color` with the components that it has in the appearance of the panel.
  private func resolved(_ color: NSColor) -> CGColor {
    var result = color.cgColor
    effectiveAppearance.performAsCurrentDrawingAppearance { result = color.cgColor }
    return result
  }

  /// Presses the button. Called when the user presses the button by a key.
  func press() { button.performClick(nil) }

  /// Performs the press that was drawn when the mouse button went down or, for a key, is drawn now.
  #if canImport(ObjectiveC)
  @objc
  #endif
  private func buttonWasPressed() {
    if let press = begun ?? stage?.slots?.press { stage?.owner?.delegate?.pressed(press) }
  }
}

/// The native button. Tab reaches it whatever the user's keyboard settings are, because under a
/// mask Tab reaches no other control.
@MainActor final class TitleButton: NSButton {
  /// Called with the event when the mouse button goes down, and with nil when it is up again.
  var mousePresses: (NSEvent?) -> Void = { _ in }
  var focusChanged: (Bool) -> Void = { _ in }
  private var lastClick: NSEvent?
  /// The title that VoiceOver reads.
  var spoken: String?

  override func accessibilityLabel() -> String? { spoken }

  override var acceptsFirstResponder: Bool { isEnabled }

  // In a floating panel, the first click presses the button, even if the app is not active.
  override func acceptsFirstMouse(for event: NSEvent?) -> Bool { window is FloatingPanel }

  // Ignore an event that the stage's recogniser has already passed on: AppKit may send it too.
  override func mouseDown(with event: NSEvent) {
    guard event !== lastClick else { return }
    lastClick = event
    mousePresses(event)
    // Returns when the mouse button is up, after AppKit has called the action.
    super.mouseDown(with: event)
    mousePresses(nil)
  }

  override func becomeFirstResponder() -> Bool {
    let hasFocus = super.becomeFirstResponder()
    if hasFocus { focusChanged(true) }
    return hasFocus
  }

  override func resignFirstResponder() -> Bool {
    let hasResigned = super.resignFirstResponder()
    if hasResigned { focusChanged(false) }
    return hasResigned
  }

  override var focusRingMaskBounds: CGRect { bounds }

  override func drawFocusRingMask() {
    NSBezierPath(roundedRect: bounds, xRadius: bounds.height / 2, yRadius: bounds.height / 2).fill()
  }
}
#endif
