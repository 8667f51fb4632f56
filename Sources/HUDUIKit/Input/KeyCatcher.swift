#if canImport(UIKit) && (targetEnvironment(macCatalyst) || !canImport(ObjectiveC))
import HUDCore
import UIKit

/// Keeps the keys from the app while a HUD blocks the app, and handles Escape. Used only on Mac
/// Catalyst: on iOS an on-screen keyboard, an input bar or a tool picker would disappear together
/// with the app's first responder.
///
/// The system sends keys to the first responder of the key window, so this view becomes the first
/// responder there. If the HUD covers the whole app, the responder chain ends at this view. If the
/// HUD covers one view, the chain continues with the superviews of that view. In both cases the
/// views below the mask are not in the chain, so the system does not find their key commands.
///
/// While the app's first responder edits text or has an input view of its own, it keeps the keys.
@MainActor final class KeyCatcher: PressFilter {
  private weak var stage: StageView?
  private var isBlocking = false
  /// The view that the HUD covers; nil if the HUD covers the whole app.
  private weak var covered: UIView?
  /// The app's first responder before this view took over. The reference is weak, because the app
  /// may release that responder meanwhile.
  private weak var previous: UIResponder?

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
    self.stage = stage
    // Do nothing if the HUD's window is not the key window: the views below the HUD get no keys.
    guard let window = stage.window, window === window.windowScene?.keyWindow else { return }
    covered = stage.covered
    // If `window` has no first responder, ask the app: an input bar is in another window.
    previous = window.findFirstResponder() ?? stage.firstResponder
    guard previous?.needsKeys != true, covered == nil || previous?.isIn(covered) != false else {
      return
    }
    stage.addSubview(self)
    becomeFirstResponder()
  }

  override var canBecomeFirstResponder: Bool { true }

  /// Commands that do nothing, for the keys that move the keyboard's focus or press the focused
  /// item. The system handles these keys before it sends a press, so the commands need priority.
  /// Nil if the HUD covers one view, because the rest of the app keeps the focus.
  override var keyCommands: [UIKeyCommand]? {
    guard covered == nil else { return nil }
    return [
      makeCommand("\t"), makeCommand("\t", .shift), makeCommand("\r"),
      makeCommand(UIKeyCommand.inputUpArrow), makeCommand(UIKeyCommand.inputDownArrow),
      makeCommand(UIKeyCommand.inputLeftArrow), makeCommand(UIKeyCommand.inputRightArrow),
    ]
  }

  private func makeCommand(_ input: String, _ flags: UIKeyModifierFlags = []) -> UIKeyCommand {
    #if canImport(ObjectiveC)
    let command = UIKeyCommand(input: input, modifierFlags: flags, action: #selector(ignoreKey))
    #else
    // The test double of UIKit has no selectors, so it takes a closure.
    let command = UIKeyCommand(input: input, modifierFlags: flags) {}
    #endif
    command.wantsPriorityOverSystemBehavior = true
    return command
  }

  #if canImport(ObjectiveC)
  @objc private func ignoreKey() {}
  #endif

  override var next: UIResponder? {
    guard let covered else { return nil }
    // Skip the controller of the covered view, because the mask covers that controller too.
    let controller = covered.next as? UIViewController
    return controller == nil ? covered.next : controller?.next
  }

  // A HUD over one view passes presses on to the rest of the app; over the whole app, it does not.
  override var passesPressesOn: Bool { covered != nil }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let isEscape = presses.contains { $0.key?.keyCode == .keyboardEscape }
    if isEscape, stage?.escape() == true { usedPresses += presses }
    super.pressesBegan(presses, with: event)
  }
}

extension UIResponder {
  /// Whether the responder edits text or shows its own input view or accessory. If the responder
  /// lost the keys, that view would disappear.
  fileprivate var needsKeys: Bool {
    self is any UIKeyInput || inputView != nil || inputAccessoryView != nil
  }

  fileprivate var isInWindow: Bool { ownView?.window != nil }

  fileprivate func isIn(_ view: UIView?) -> Bool {
    view.map { ownView?.isDescendant(of: $0) ?? false } ?? false
  }

  private var ownView: UIView? { self as? UIView ?? (self as? UIViewController)?.viewIfLoaded }
}

extension UIView {
  /// Returns the first responder among this view, its subviews and their view controllers; nil if
  /// none of them is the first responder.
  fileprivate func findFirstResponder() -> UIResponder? {
    if isFirstResponder { return self }
    if let controller = next as? UIViewController, controller.isFirstResponder { return controller }
    return subviews.lazy.compactMap { $0.findFirstResponder() }.first
  }
}
#endif
