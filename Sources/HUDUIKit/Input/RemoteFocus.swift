#if canImport(UIKit)
import UIKit

/// The focus of a remote, which presses what has it. It is in the key window and in no other.
///
/// A class, as another key window is told to the app, which may dismiss the HUD or lay it out.
@MainActor final class RemoteFocus {
  private weak var target: UIView?

  func follow(on stage: StageView) {
    let target = stage.focusTarget
    (stage.window as? HUDWindow)?.setKey(target != nil)
    let isNew = target !== self.target
    self.target = target
    // Without effect where the focus is beside the HUD.
    if isNew, target != nil { stage.superview?.setNeedsFocusUpdate() }
  }
}

extension StageView {
  /// The view that the focus belongs to; nil where it stays with the app.
  ///
  /// From the app's window it reaches a button in that window by itself, and none in the HUD's.
  var focusTarget: UIView? {
    guard system.platform.isFocusDriven, let owner else { return nil }
    if owner.blocksInput { return button ?? self }
    return window is HUDWindow ? button : nil
  }

  /// Whether the focus may go to `item`. A HUD that blocks the whole app keeps it; one that blocks a
  /// view of the app's lies over all that must not have it.
  func allowsFocus(on item: (any UIFocusItem)?) -> Bool {
    guard focusTarget != nil, owner?.blocksInput == true, window is HUDWindow else { return true }
    return (item as? UIView)?.isDescendant(of: self) == true
  }
}
#endif
