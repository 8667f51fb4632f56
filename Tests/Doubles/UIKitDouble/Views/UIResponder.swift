public import Foundation

/// A responder with the accessibility members, which on Apple systems belong to NSObject. They are
/// declared here because a subclass cannot override members of an extension.
@MainActor open class UIResponder: NSObject, Associating {
  // Used on the main actor only, though the runtime's functions are isolated to no actor.
  nonisolated(unsafe) package var associations: [UnsafeRawPointer: Any] = [:]

  public override init() { super.init() }

  open var next: UIResponder? { nil }

  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The window whose first responder this can be.
  var ownWindow: UIWindow? { nil }

  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { ownWindow?.firstResponder === self }

  @discardableResult open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    // After a text in an input bar, the bar's owner becomes the first responder.
    let owner = ((self as? UIView)?.window as? KeyboardWindow)?.barOwner
    ownWindow?.firstResponder = owner
    return true
  }

  /// Becomes the first responder. The old one resigns first, even if this one then cannot become
  /// it.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard let window = ownWindow else {
      preconditionFailure("\(self) is in no window; on Apple systems the result is undefined.")
    }
    guard !isFirstResponder else { return true }
    // The input bar changes once, after both, so that a text in it can follow its owner.
    window.keepsInputBar = true
    defer {
      window.keepsInputBar = false
      window.showInputBar()
    }
    // The app may run any code when it is asked to resign.
    guard window.firstResponder?.resignFirstResponder() != false, canBecomeFirstResponder,
      ownWindow === window
    else { return false }
    window.firstResponder = self
    return true
  }

  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }

  open var keyCommands: [UIKeyCommand]? { nil }

  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityViewIsModal = false
  open var accessibilityIdentifier: String?
  open func accessibilityPerformEscape() -> Bool { false }

  open func accessibilityActivate() -> Bool { false }

  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

@MainActor open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches = 0
    case presses = 3
    case hover = 11
  }

  open var type: EventType { .touches }
}

/// A movement of the pointer, for which UIKit looks for a view too.
@MainActor final class HoverEvent: UIEvent {
  override var type: EventType { .hover }
}

@MainActor open class UITouch: NSObject {
  var point: CGPoint
  private let window: UIWindow

  /// The time of the last change.
  open internal(set) var timestamp: TimeInterval

  init(at point: CGPoint, in window: UIWindow) {
    self.point = point
    self.window = window
    timestamp = Device.now
  }

  open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: window) ?? point }
}
