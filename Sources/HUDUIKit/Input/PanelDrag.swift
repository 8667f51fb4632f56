#if canImport(UIKit)
import HUDCore
import UIKit

/// Lets the user tap or swipe a panel away. The panel follows the finger, and is dismissed or moves
/// back when the finger is lifted.
///
/// This object uses the stage's touches instead of a gesture recogniser. So a superview of the
/// stage can still take over a touch, as a list does when it begins to scroll.
@MainActor final class PanelDrag {
  /// How long the panel takes to move back.
  private static let returnTime = Duration.milliseconds(300)

  private unowned let stage: StageView
  private var gesture: PanelGesture? {
    didSet { stage.canvas.setPressed(gesture?.isPress == true) }
  }
  private var start = CGPoint.zero
  /// The panel's current distance from its place in the layout.
  private var offset = CGPoint.zero

  init(on stage: StageView) { self.stage = stage }

  func begin(_ touch: UITouch) {
    start = touch.location(in: stage)
    guard let slots = stage.slots, stage.isOnPanel(start), stage.owner?.panelTakesTouches == true
    else { return }
    stage.isTouched = true
    guard !stage.dismissal.isEmpty || stage.tap != nil, stage.appView(at: start) == nil
    else { return }
    gesture = PanelGesture(request: slots.request, tap: stage.tap, at: touch.time)
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
    defer { stage.isTouched = false }
    follow(touch)
    guard let gesture else { return }
    self.gesture = nil
    stage.owner?.delegate?.ended(gesture, at: touch.time)
    // Move the panel back if it stays: the HUD may display another request now, or the panel may
    // stay for its minimum time.
    guard stage.isLeaving else { return comeBack() }
    if offset != .zero { slide(to: gesture.departure, over: stage.leavingTime) }
  }

  /// Ends the gesture and moves the panel back. Called when another view or recogniser takes over
  /// the touch.
  func cancel() {
    stage.isTouched = false
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

  private func slide(to offset: CGPoint, over time: Duration) {
    self.offset = offset
    UIView.animateAlone(over: time, .easeOut) { self.place() }
  }
}

extension UITouch {
  fileprivate var time: Duration { .seconds(timestamp) }
}
#endif
