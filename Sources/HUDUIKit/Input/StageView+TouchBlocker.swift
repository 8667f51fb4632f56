#if canImport(UIKit)
import UIKit

/// Keeps touches on the stage from the gesture recognisers of the view that the HUD covers. A
/// recogniser sees the touches on all subviews of its view, so it would see those on the stage.
extension StageView: UIGestureRecognizerDelegate {
  /// Returns a recogniser that recognises as soon as a finger touches the stage. That prevents the
  /// recognisers of the views below, which need longer. The stage and its button still get touches.
  func makeTouchBlocker() -> UIGestureRecognizer {
    let touchBlocker = UILongPressGestureRecognizer()
    touchBlocker.minimumPressDuration = 0
    touchBlocker.cancelsTouchesInView = false
    touchBlocker.delegate = self
    return touchBlocker
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    takesTouch(at: touch.location(in: self))
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    !covers(otherGestureRecognizer)
  }

  /// Whether `recognizer` belongs to the view that the HUD covers, or to a view in it.
  ///
  /// Recognisers of the views around it keep working. For example, with a HUD over a cell the list
  /// still scrolls, and a swipe from the screen's edge still navigates back.
  func covers(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let covered = superview, let view = recognizer.view else { return false }
    return sequence(first: view, next: \.superview).contains { $0.ground === covered }
  }
}
#endif
