#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// The gestures that dismiss the panel now. Empty while the panel disappears, and on systems with
  /// a remote, where nobody can touch the panel.
  var dismissal: HUD.DismissalGestures {
    guard let slots, !system.platform.isFocusDriven, !isLeaving else { return [] }
    return slots.subject.options.behavior.dismissal
  }

  /// The press of the whole panel; nil if a tap has no handler, while the panel disappears,
  /// and on systems with a remote.
  var tap: Press? {
    system.platform.isFocusDriven || isLeaving ? nil : slots?.tap
  }

  /// Whether `point` is on the panel. False while the panel disappears.
  func isOnPanel(_ point: CGPoint) -> Bool {
    !isLeaving && slots?.panelFrame.contains(point) == true
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

  /// Handles Escape and VoiceOver's two-finger scrub. Returns false if the HUD does not use them,
  /// so that the app gets them.
  func escape() -> Bool {
    guard let slots else { return false }
    return owner?.delegate?.escaped(slots, dismissal: dismissal) ?? false
  }

  /// Handles a screen reader's double tap. Returns false if a tap does nothing.
  func activate() -> Bool {
    guard let slots else { return false }
    return owner?.delegate?.activated(slots, tap: tap, dismissal: dismissal) ?? false
  }
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
