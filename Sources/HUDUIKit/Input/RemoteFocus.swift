#if canImport(UIKit) && (os(tvOS) || !canImport(ObjectiveC))
import HUDCore
import UIKit

/// Moves the focus of a remote to the HUD, and back to the app. Only the key window has a focus, so
/// the HUD's window becomes the key window.
///
/// This type is a class, because changing the key window runs code of the app. That code may
/// dismiss the HUD or cause a layout, which calls this object again before the first call has
/// returned. With a struct, Swift would stop the process at such an overlapping call.
@MainActor final class RemoteFocus {
  private weak var target: UIView?
  /// The last request whose button lost the focus because the user pressed Menu; nil if none.
  private var left: Request.ID?

  /// Gives the focus back to the app, and does not take it again for the displayed request.
  func leave(_ stage: StageView) {
    left = stage.slots?.request.id
    follow(on: stage)
  }

  func hasLeft(_ request: Request.ID?) -> Bool { request != nil && request == left }

  func follow(on stage: StageView) {
    let target = stage.focusTarget
    (stage.window as? TVWindow)?.setKey(target != nil)
    let isNew = target !== self.target
    self.target = target
    // Request the update from the superview, because UIKit ignores a request from a view that does
    // not contain the focus.
    if isNew, target != nil { stage.superview?.setNeedsFocusUpdate() }
  }
}

extension StageView {
  /// The view of the HUD that should have the focus; nil if the app keeps it.
  ///
  /// A HUD that does not block input takes the focus for its button only in its own window, until
  /// the user presses Menu. Over a view, the user can move the focus to the button.
  var focusTarget: UIView? {
    guard system.platform.isFocusDriven, let owner else { return nil }
    if owner.blocksInput { return button ?? self }
    return window is TVWindow && !remoteFocus.hasLeft(slots?.request.id) ? button : nil
  }

  /// Handles the remote's Menu button as Escape, and returns false if the app gets the press. A HUD
  /// that blocks the whole app keeps every press, because otherwise the user would leave the app.
  /// If a HUD that does not block cannot use the press, it also gives the focus back to the app.
  func usesMenu() -> Bool {
    guard let owner else { return false }
    if escape() { return true }
    guard !owner.blocksInput else { return covered == nil }
    remoteFocus.leave(self)
    return false
  }

  /// Whether the focus may move to `item`. A HUD that blocks the whole app allows only the stage
  /// and its subviews. Any other HUD allows every item. A HUD that blocks only one view needs no
  /// check, because UIKit never focuses an item that the stage covers.
  func allowsFocus(on item: (any UIFocusItem)?) -> Bool {
    guard focusTarget != nil, owner?.blocksInput == true, window is TVWindow else { return true }
    return (item as? UIView)?.isDescendant(of: self) == true
  }
}
#endif
