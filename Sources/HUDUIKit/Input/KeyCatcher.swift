#if canImport(UIKit)
import UIKit

/// Keeps the keys of a hardware keyboard from the app below a HUD that blocks it, and cancels with
/// Escape.
///
/// The system sends keys to the first responder of the key window, which a HUD's window never is. So
/// this view becomes the first responder there. The responder chain ends at it, or goes on beyond
/// the one view that the HUD covers; a key command of the app's below the mask is therefore not found.
///
/// An app that edits text keeps its keys: nothing public takes them away and leaves the keyboard.
@MainActor final class KeyCatcher: UIView {
  private let escape: @MainActor () -> Bool
  private var isBlocking = false
  /// The view that the HUD covers, if that is not the whole app.
  private weak var covered: UIView?
  /// The first responder before; it may go away meanwhile.
  private weak var previous: UIResponder?

  init(escape: @escaping @MainActor () -> Bool) {
    self.escape = escape
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A HUD's key catcher is in no storyboard.") }

  func follow(isBlocking: Bool, on stage: StageView) {
    guard isBlocking != self.isBlocking else { return }
    if isBlocking { take(stage) } else { leave() }
  }

  func leave() {
    guard isBlocking else { return }
    isBlocking = false
    let hadKeys = isFirstResponder
    resignFirstResponder()
    removeFromSuperview()
    if hadKeys, previous?.isInWindow == true { previous?.becomeFirstResponder() }
    previous = nil
  }

  private func take(_ stage: StageView) {
    isBlocking = true
    guard let window = stage.window, let keyWindow = window.windowScene?.keyWindow else { return }
    covered = window is HUDWindow ? nil : stage.superview
    // A view in a window that is not the key window gets no keys.
    guard covered == nil || window === keyWindow else { return }
    previous = keyWindow.findFirstResponder()
    guard previous?.needsKeys != true, covered == nil || previous?.isIn(covered) != false else {
      return
    }
    (covered == nil ? keyWindow : stage).addSubview(self)
    becomeFirstResponder()
  }

  override var canBecomeFirstResponder: Bool { true }

  override var next: UIResponder? {
    guard let covered else { return nil }
    // The view's own controller is below the mask, too.
    let controller = covered.next as? UIViewController
    return controller == nil ? covered.next : controller?.next
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
    if !(isEscape && escape()), covered != nil { super.pressesBegan(presses, with: event) }
  }

  // A press is passed on to the app only if its beginning was.
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if covered != nil { super.pressesChanged(presses, with: event) }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if covered != nil { super.pressesEnded(presses, with: event) }
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if covered != nil { super.pressesCancelled(presses, with: event) }
  }
}

extension UIResponder {
  /// Edits text, or shows something in the keyboard's place, which would go with the keys.
  fileprivate var needsKeys: Bool {
    #if !os(visionOS)
    #if !os(visionOS)
    if inputAccessoryView != nil { return true }
    #endif
    #endif
    return self is any UIKeyInput || inputView != nil
  }

  fileprivate var isInWindow: Bool { ownView?.window != nil }

  fileprivate func isIn(_ view: UIView?) -> Bool {
    view.map { ownView?.isDescendant(of: $0) ?? false } ?? false
  }

  private var ownView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }
}

extension UIView {
  /// The first responder among this view, those in it, and their controllers.
  fileprivate func findFirstResponder() -> UIResponder? {
    if isFirstResponder { return self }
    if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
    return subviews.lazy.compactMap { $0.findFirstResponder() }.first
  }
}
#endif
