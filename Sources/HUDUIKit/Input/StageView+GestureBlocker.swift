#if canImport(UIKit)
import UIKit

/// Prevents the gesture recognisers of the covered view from handling a touch that the HUD takes.
/// Without this extension, they would get the touch if the stage is a subview of that view.
extension StageView: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !covers(otherGestureRecognizer)
  }

  /// Whether `recognizer` belongs to the view or window that the HUD covers, or to a view in it.
  /// The subviews of the stage do not count.
  ///
  /// The recognisers of the covered view's superviews keep working. With a HUD over a cell, for
  /// example, the list still scrolls, and a swipe from the edge of the screen still navigates back.
  func covers(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let covered = covered ?? superview, let view = recognizer.view else { return false }
    return view.isDescendant(of: covered) && (view === self || !view.isDescendant(of: self))
  }
}
#endif
