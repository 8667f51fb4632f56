public import Foundation

/// A responder with the accessibility members, which on Apple systems belong to a protocol that
/// views, windows and the app adopt. They are declared here because a subclass cannot override
/// members of an extension.
@MainActor open class NSResponder: NSObject, Associating {
  // Used on the main actor only, though the runtime's functions are isolated to no actor.
  nonisolated(unsafe) package var associations: [UnsafeRawPointer: Any] = [:]

  public override init() { super.init() }

  /// The responder that gets what this one does not handle. AppKit does not retain it.
  open weak var nextResponder: NSResponder?

  open var acceptsFirstResponder: Bool { false }

  open func becomeFirstResponder() -> Bool { true }

  open func resignFirstResponder() -> Bool { true }

  open func performKeyEquivalent(with event: NSEvent) -> Bool { false }

  // An event that a responder does not override goes to the next one.
  open func mouseDown(with event: NSEvent) { nextResponder?.mouseDown(with: event) }
  open func mouseUp(with event: NSEvent) { nextResponder?.mouseUp(with: event) }
  open func mouseDragged(with event: NSEvent) { nextResponder?.mouseDragged(with: event) }
  open func mouseMoved(with event: NSEvent) { nextResponder?.mouseMoved(with: event) }
  open func mouseEntered(with event: NSEvent) { nextResponder?.mouseEntered(with: event) }
  open func mouseExited(with event: NSEvent) { nextResponder?.mouseExited(with: event) }
  open func cursorUpdate(with event: NSEvent) { nextResponder?.cursorUpdate(with: event) }
  open func rightMouseDown(with event: NSEvent) { nextResponder?.rightMouseDown(with: event) }
  open func rightMouseUp(with event: NSEvent) { nextResponder?.rightMouseUp(with: event) }
  open func otherMouseDown(with event: NSEvent) { nextResponder?.otherMouseDown(with: event) }
  open func otherMouseUp(with event: NSEvent) { nextResponder?.otherMouseUp(with: event) }
  open func otherMouseDragged(with event: NSEvent) { nextResponder?.otherMouseDragged(with: event) }
  open func rightMouseDragged(with event: NSEvent) { nextResponder?.rightMouseDragged(with: event) }
  open func magnify(with event: NSEvent) { nextResponder?.magnify(with: event) }
  open func rotate(with event: NSEvent) { nextResponder?.rotate(with: event) }
  open func swipe(with event: NSEvent) { nextResponder?.swipe(with: event) }
  open func smartMagnify(with event: NSEvent) { nextResponder?.smartMagnify(with: event) }
  open func scrollWheel(with event: NSEvent) { nextResponder?.scrollWheel(with: event) }

  open func keyDown(with event: NSEvent) {
    guard let nextResponder else { return noKeyResponder() }
    nextResponder.keyDown(with: event)
  }

  open func keyUp(with event: NSEvent) { nextResponder?.keyUp(with: event) }
  open func flagsChanged(with event: NSEvent) { nextResponder?.flagsChanged(with: event) }

  /// A key that nobody handles makes the Mac beep.
  func noKeyResponder() { Device.state.beeps += 1 }

  /// Whether the last `cancelOperation(_:)` came to this class, which does not implement it.
  var lacksCancelOperation = false

  /// NSResponder does not implement this command: AppKit looks for the next responder that does.
  open func cancelOperation(_ sender: Any?) { lacksCancelOperation = true }

  // MARK: Accessibility

  var accessibility = AccessibilityValues()

  open func isAccessibilityElement() -> Bool { accessibility.isElement }
  open func setAccessibilityElement(_ accessibilityElement: Bool) {
    accessibility.isElement = accessibilityElement
  }

  open func accessibilityLabel() -> String? { accessibility.label }

  open func accessibilityTitle() -> String? { accessibility.title }

  open func accessibilityValue() -> Any? { accessibility.value }

  open func accessibilityRole() -> NSAccessibility.Role? { accessibility.role }

  open func accessibilitySubrole() -> NSAccessibility.Subrole? { accessibility.subrole }
  open func setAccessibilitySubrole(_ accessibilitySubrole: NSAccessibility.Subrole?) {
    accessibility.subrole = accessibilitySubrole
  }

  open func accessibilityIdentifier() -> String { accessibility.identifier }
  open func setAccessibilityIdentifier(_ accessibilityIdentifier: String?) {
    accessibility.identifier = accessibilityIdentifier ?? ""
  }

  open func isAccessibilityModal() -> Bool { accessibility.isModal }
  open func setAccessibilityModal(_ accessibilityModal: Bool) {
    accessibility.isModal = accessibilityModal
  }

  open func isAccessibilityHidden() -> Bool { accessibility.isHidden }

  /// Nil if nobody has set it: AppKit then finds the children itself.
  open func accessibilityChildren() -> [Any]? { accessibility.children }

  open func accessibilityPerformPress() -> Bool { false }
  open func accessibilityPerformCancel() -> Bool { false }
}

struct AccessibilityValues {
  var isElement = false
  var label: String?
  var title: String?
  var value: Any?
  var role: NSAccessibility.Role?
  var subrole: NSAccessibility.Subrole?
  var identifier = ""
  var isModal = false
  var isHidden = false
  var children: [Any]?
}
