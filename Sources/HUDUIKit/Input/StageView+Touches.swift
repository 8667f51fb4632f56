#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView: PanelStage {
  var host: (any HUD.Host)? { owner }

  var isTouchable: Bool { !system.platform.isFocusDriven }

  func slidePanel(from start: CGPoint, to offset: CGPoint, over time: Duration) {
    guard let home = slots?.panelFrame else { return }
    let place = { [bezel, material] in
      for view in [bezel, material] {
        view?.center = CGPoint(x: home.midX + offset.x, y: home.midY + offset.y)
      }
    }
    if time > .zero { UIView.animateAlone(over: time, .easeOut, place) } else { place() }
  }

  /// Returns the view of the app on the panel that takes a touch at `point`; nil if there is none,
  /// or while the panel disappears.
  func appView(at point: CGPoint) -> UIView? {
    guard !isLeaving, let indicator else { return nil }
    return indicator.touchedView(at: convert(point, to: indicator))
  }

  /// Whether VoiceOver reads the panel's text if the user's finger is at `point`. VoiceOver finds
  /// elements through `hitTest(_:with:)`, so that has to return the element.
  func isRead(at point: CGPoint) -> Bool {
    UIAccessibility.isVoiceOverRunning && speech.isAccessibilityElement && isOnPanel(point)
  }

  /// Whether the HUD takes a touch at `point`, so that the app below does not get it.
  func takesTouch(at point: CGPoint) -> Bool {
    owner?.blocksInput == true || owner?.panelTakesTouches == true && isOnPanel(point)
      || appView(at: point) != nil
  }
}

extension UITouch {
  var time: Duration { .seconds(timestamp) }
}

/// Keeps touches on the stage from the gesture recognisers of the view that the HUD covers. Without
/// this extension, the recognisers would get these touches, because the stage is a subview of that
/// view.
extension StageView: UIGestureRecognizerDelegate {
  /// Returns a gesture recogniser that recognises as soon as a finger touches the stage. It
  /// recognises before the recognisers of the covered view do, and so prevents them from
  /// recognising. The stage and its button still get touches.
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

  /// Whether `recognizer` belongs to the view that the HUD covers, or to a view in it but outside
  /// of the HUD.
  ///
  /// The recognisers of the covered view's superviews keep working. With a HUD over a cell, for
  /// example, the list still scrolls, and a swipe from the edge of the screen still navigates back.
  func covers(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let covered = covered ?? superview, let view = recognizer.view else { return false }
    return view.isDescendant(of: covered) && (view === self || !view.isDescendant(of: self))
  }
}
#endif
