#if canImport(UIKit)
import UIKit

/// Moves the focus of a remote to the HUD. Only the key window has a focus.
///
/// A class, because changing the key window runs app code. That may dismiss the HUD or lay it out,
/// which calls this object again before the first call has returned.
@MainActor final class RemoteFocus {
  private weak var target: UIView?

  func follow(on stage: StageView) {
    let target = stage.focusTarget
    (stage.window as? HUDWindow)?.setKey(target != nil)
    let isNew = target !== self.target
    self.target = target
    // UIKit ignores this if the focus is outside the stage's superview.
    if isNew, target != nil { stage.superview?.setNeedsFocusUpdate() }
  }
}

extension StageView {
  /// The view of the HUD that should have the focus; nil if the focus stays with the app.
  ///
  /// A HUD that does not block takes the focus for its button only in a window of its own. Over a
  /// view, the button is in the app's window, where the user can move the focus to it.
  var focusTarget: UIView? {
    guard system.platform.isFocusDriven, let owner else { return nil }
    if owner.blocksInput { return button ?? self }
    return window is HUDWindow ? button : nil
  }

  /// Whether the focus may move to `item`. A HUD that blocks the whole app keeps it on the stage. A
  /// HUD that blocks one view need not, because UIKit focuses no item that the stage covers.
  func allowsFocus(on item: (any UIFocusItem)?) -> Bool {
    guard focusTarget != nil, owner?.blocksInput == true, window is HUDWindow else { return true }
    return (item as? UIView)?.isDescendant(of: self) == true
  }
}
#endif
