public import Foundation

/// On Apple systems the members for accessibility are NSObject's. A class of ours cannot override
/// what an extension declares, so they stand here.
@MainActor open class UIResponder: NSObject {
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

  open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

  @discardableResult open func resignFirstResponder() -> Bool {
    if isFirstResponder { UIApplication.shared.firstResponder = nil }
    return true
  }

  @discardableResult open func becomeFirstResponder() -> Bool {
    UIApplication.shared.firstResponder = self
    return true
  }

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityViewIsModal = false
  open var accessibilityIdentifier: String?
  open func accessibilityPerformEscape() -> Bool { false }

  public nonisolated static let keyboardWillChangeFrameNotification = NSNotification.Name(
    "UIKeyboardWillChangeFrameNotification")
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

@MainActor open class UIEvent: NSObject {}

@MainActor open class UITouch: NSObject {
  var point: CGPoint
  private let window: UIWindow

  init(at point: CGPoint, in window: UIWindow) {
    self.point = point
    self.window = window
  }

  open func location(in view: UIView?) -> CGPoint { view?.convert(point, from: window) ?? point }
}
