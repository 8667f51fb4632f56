#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView: TouchableStage {
  var host: (any HUD.Host)? { owner }

  var isTouchable: Bool { !system.platform.isFocusDriven }

  func slidePanel(from start: CGPoint, to offset: CGPoint, over time: Duration) {
    guard let home = slots?.panelFrame else { return }
    let center = CGPoint(x: home.midX, y: home.midY) + offset
    let place = { [bezel, material] in for view in [bezel, material] { view?.center = center } }
    if time > .zero { UIView.animateAlone(over: time, .easeOut, place) } else { place() }
  }
}

/// Lets `gestureBlocker` prevent the gesture recognisers of the covered view. If the stage is a
/// subview of that view, they would otherwise get the touches that the HUD takes.
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
