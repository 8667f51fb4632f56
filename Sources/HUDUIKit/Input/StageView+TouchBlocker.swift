#if canImport(UIKit)
import UIKit

/// Recognisers see the touches of all that is in their view, and so those on the stage of a view's HUD.
extension StageView: UIGestureRecognizerDelegate {
  /// Recognises a finger that comes down, and thereby prevents those of the views below, which want to
  /// see more first. The stage and its button get their touches all the same.
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

  /// Whether it is one of the view that the HUD stands over. What is around goes on: a list around a
  /// cell scrolls, and a swipe from the edge goes back.
  func covers(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let covered = superview, let view = recognizer.view else { return false }
    return sequence(first: view, next: \.superview).contains { $0.ground === covered }
  }
}
#endif
