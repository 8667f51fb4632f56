#if canImport(UIKit)
import UIKit

/// Recognisers see the touches of all that is in their view, and so those on the stage of a view's HUD.
extension StageView: UIGestureRecognizerDelegate {
  /// Recognises a finger that comes down, and thereby prevents those of the views below, which want to
  /// see more first. The stage and its button get their touches all the same.
  func makeShield() -> UIGestureRecognizer {
    let shield = UILongPressGestureRecognizer()
    shield.minimumPressDuration = 0
    shield.cancelsTouchesInView = false
    shield.delegate = self
    return shield
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    owner?.blocksInput ?? false
  }
}
#endif
