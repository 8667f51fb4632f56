#if canImport(UIKit)
import HUDCore
import UIKit

/// Lets the user tap or swipe a panel away. The panel follows the finger, and is dismissed or moves
/// back when the finger is lifted.
///
/// This object uses the stage's touches instead of a gesture recogniser. So a superview of the
/// stage can still take over a touch, as a list does when it begins to scroll.
@MainActor final class PanelDrag {
  /// How long the panel takes to move back, in seconds.
  private static let returnTime: TimeInterval = 0.3

  private unowned let stage: StageView
  private var gesture: PanelGesture?
  /// The request that was drawn when the gesture began.
  private var request: Request.ID = 0
  private var start = CGPoint.zero
  /// The panel's current distance from its place in the layout.
  private var offset = CGPoint.zero

  init(on stage: StageView) { self.stage = stage }

  /// Whether the user is tapping or dragging the panel.
  var isTracking: Bool { gesture != nil }

  func begin(_ touch: UITouch) {
    guard let slots = stage.slots, stage.isDismissible(at: touch.location(in: stage)) else {
      return
    }
    request = slots.request
    start = touch.location(in: stage)
    gesture = PanelGesture(at: touch.time)
  }

  func move(_ touch: UITouch) {
    follow(touch)
    guard stage.dismissal.contains(.swipe), !UIAccessibility.isReduceMotionEnabled,
      let gesture
    else { return }
    offset = gesture.offset
    place()
  }

  func end(_ touch: UITouch) {
    follow(touch)
    guard let gesture else { return }
    self.gesture = nil
    stage.owner?.panelWasDismissed(request, by: gesture.dismissal(at: touch.time))
    // Move the panel back if it stays: the HUD may display another request now, or the panel may
    // stay for its minimum time.
    guard stage.isLeaving else { return comeBack() }
    if offset != .zero { slide(to: gesture.departure, over: stage.leavingTime) }
  }

  /// Ends the gesture and moves the panel back. Called when another view or recogniser takes over
  /// the touch.
  func cancel() {
    gesture = nil
    comeBack()
  }

  func comeBack() {
    guard gesture == nil, offset != .zero else { return }
    slide(to: .zero, over: Self.returnTime)
  }

  /// Applies the offset again after a layout has put the panel in its original place.
  func panelWasPlaced() {
    if offset != .zero { place() }
  }

  private func place() {
    guard let home = stage.slots?.panelFrame else { return }
    let center = CGPoint(x: home.midX + offset.x, y: home.midY + offset.y)
    for view in [stage.bezel, stage.material] { view?.center = center }
  }

  private func follow(_ touch: UITouch) {
    let point = touch.location(in: stage)
    gesture?.move(by: CGPoint(x: point.x - start.x, y: point.y - start.y), at: touch.time)
  }

  private func slide(to offset: CGPoint, over time: TimeInterval) {
    self.offset = offset
    UIView.animate(
      withDuration: time, delay: 0,
      options: [
        .curveEaseOut, .beginFromCurrentState, .allowUserInteraction, .overrideInheritedDuration,
        .overrideInheritedCurve,
      ],
      animations: { self.place() })
  }
}

extension StageView {
  /// The gestures that dismiss the panel now. Empty while the panel disappears, and on systems with
  /// a remote, where nobody can touch the panel.
  var dismissal: HUD.DismissalGestures {
    guard let owner, !system.platform.isFocusDriven, !isLeaving else { return [] }
    return owner.request?.resolvedOptions.behavior.dismissal ?? []
  }

  func isDismissible(at point: CGPoint) -> Bool {
    !dismissal.isEmpty && slots?.panelFrame.contains(point) == true && appView(at: point) == nil
  }

  /// Returns the view of the app on the panel that takes a touch at `point`; nil if there is none, or
  /// while the panel disappears.
  func appView(at point: CGPoint) -> UIView? {
    guard !isLeaving, let indicator else { return nil }
    return indicator.touchedView(at: convert(point, to: indicator))
  }

  /// Whether VoiceOver reads the panel's text if the user's finger is at `point`. VoiceOver finds
  /// elements through `hitTest(_:with:)`, so that has to return the element.
  func isRead(at point: CGPoint) -> Bool {
    UIAccessibility.isVoiceOverRunning && speech.isAccessibilityElement && !isLeaving
      && slots?.panelFrame.contains(point) == true
  }

  /// Whether the HUD takes a touch at `point`, so that the app below does not get it.
  func takesTouch(at point: CGPoint) -> Bool {
    owner?.blocksInput == true || isDismissible(at: point) || appView(at: point) != nil
  }
}

extension UITouch {
  fileprivate var time: Duration { .seconds(timestamp) }
}
#endif
