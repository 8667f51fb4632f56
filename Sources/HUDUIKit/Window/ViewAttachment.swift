#if canImport(UIKit)
import UIKit

/// Attaches the stage to one view of the app. The reference to the view is weak, because the view
/// owns the HUD and with it this object.
///
/// The stage is a subview of the view. Over a scroll view, it is a sibling instead: a table or a
/// collection view adds its cells and headers in front of other subviews, which also scroll.
@MainActor final class ViewAttachment: Attachment {
  private weak var view: UIView?

  init(_ view: UIView) { self.view = view }

  /// Whether the view is in a window. A view in no window is not visible, so its HUD has to wait.
  var isReady: Bool { view?.window != nil }

  var reasonNotReady: String {
    "its view is not in a window. Add the view to one, or call HUD.show() for all of the app."
  }

  func attach(_ stage: StageView) {
    guard let view else { return }
    if !(view is UIWindow) { stage.covered = view }
    if !(view is UIScrollView) {
      // UIKit ends an app that adds a subview to a visual effect view directly.
      stage.fill((view as? UIVisualEffectView)?.contentView ?? view)
      stage.setDrawnInFront(true)
    }
    _ = keep(stage)
  }

  func detach(_ stage: StageView) { stage.removeFromSuperview() }

  /// Always returns true: a view that leaves its window, or whose window is hidden, keeps its HUD.
  func keep(_ stage: StageView) -> Bool {
    if let scrollView = view as? UIScrollView {
      stage.stay(above: scrollView)
    } else {
      stage.comeToFront()
    }
    return true
  }
}
#endif
