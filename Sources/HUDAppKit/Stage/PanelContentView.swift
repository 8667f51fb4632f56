#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// The view that contains the texts, the button and the app's own view on the panel. A screen
/// reader reads this view as a group with the panel's text, or as a button if the HUD has `onTap`.
///
/// Under a mask this view is the window's first responder, so that no view of the app gets keys.
@MainActor final class PanelContentView: NSView {
  weak var stage: StageView?
  /// Whether this view takes the keys: true while the HUD keeps the focus from the app.
  var takesKeys = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    wantsLayer = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in nib files.") }

  override var isFlipped: Bool { true }

  override var acceptsFirstResponder: Bool { takesKeys }

  /// Under a mask over the whole window, the next responder is the window. So menu commands reach
  /// no view of the app, but AppKit can still minimise the window. Under a mask over one view, the
  /// next responder is the superview of that view.
  override var nextResponder: NSResponder? {
    get { takesKeys ? stage?.covered?.superview ?? window : super.nextResponder }
    set { super.nextResponder = newValue }
  }

  // Glass turns light or dark with the content below it, and the indicator and percentage follow.
  override func viewDidChangeEffectiveAppearance() {
    super.viewDidChangeEffectiveAppearance()
    if stage?.material?.adapts == true { stage?.owner?.surroundingsChanged() }
  }

  // Drop all keys under a mask. The key blocker has already handled the keys that the HUD uses.
  override func keyDown(with event: NSEvent) { if !takesKeys { super.keyDown(with: event) } }
  override func keyUp(with event: NSEvent) { if !takesKeys { super.keyUp(with: event) } }

  // MARK: Accessibility

  private var slots: Slots? { stage?.updatedSlots() }

  private var text: String? {
    stage?.spoken(viewSpeaks: stage?.indicator?.view.speaks == true)
  }

  // A modal view must be an element, or screen readers would not learn of it.
  override func isAccessibilityElement() -> Bool { isAccessibilityModal() || text != nil }

  override func accessibilityRole() -> NSAccessibility.Role? {
    stage?.tap == nil ? .group : .button
  }

  override func accessibilityLabel() -> String? { text }

  override func accessibilityValue() -> Any? { slots?.request.content.indicator.progress?.percent }

  override func accessibilityPerformPress() -> Bool { stage?.activate() ?? false }

  override func accessibilityPerformCancel() -> Bool { stage?.escape() ?? false }
}
#endif
