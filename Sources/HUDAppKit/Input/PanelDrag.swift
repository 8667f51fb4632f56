#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// Lets the user click or swipe a panel away, with the mouse or with two fingers on a trackpad. The
/// panel follows, and is dismissed or moves back at the end.
@MainActor final class PanelDrag {
  /// How long the panel takes to move back.
  private static let returnTime = Duration.milliseconds(300)

  private unowned let stage: StageView
  private var gesture: PanelGesture? {
    didSet { stage.canvas.setPressed(gesture?.isPress == true) }
  }
  private var start = CGPoint.zero
  private var translation = CGPoint.zero
  /// The panel's current distance from its place in the layout.
  private var offset = CGPoint.zero

  init(on stage: StageView) { self.stage = stage }

  func begin(at point: CGPoint, _ time: Duration) {
    guard let slots = stage.slots, stage.isDismissible(at: point) else { return }
    start = point
    translation = .zero
    gesture = PanelGesture(request: slots.request, tap: stage.tap, at: time)
  }

  func move(to point: CGPoint, _ time: Duration) {
    translation = CGPoint(x: point.x - start.x, y: point.y - start.y)
    gesture?.move(by: translation, at: time)
    guard stage.dismissal.contains(.swipe), stage.owner?.metrics.reducesMotion == false, let gesture
    else { return }
    offset = gesture.offset
    place()
  }

  func end(_ time: Duration, isTap: Bool = true) {
    guard let gesture else { return }
    self.gesture = nil
    if isTap || gesture.dismissal(at: time) != .tap {
      stage.owner?.delegate?.ended(gesture, at: time)
    }
    // Move the panel back if it stays: the HUD may display another request now, or the panel may
    // stay for its minimum time.
    guard stage.isLeaving else { return comeBack() }
    if offset != .zero { slide(to: gesture.departure, over: stage.leavingTime) }
  }

  /// Follows two fingers on a trackpad. The momentum after they were lifted, and the wheel of a
  /// mouse, have no phase, and so dismiss nothing.
  func scroll(_ event: NSEvent, on stage: StageView) {
    guard stage.dismissal.contains(.swipe) || gesture != nil else { return }
    if event.phase.contains(.began) {
      begin(at: stage.convert(event.locationInWindow, from: nil), event.time)
    }
    if !event.phase.isDisjoint(with: [.began, .changed]) {
      let point = CGPoint(
        x: start.x + translation.x + event.scrollingDeltaX,
        y: start.y + translation.y + event.scrollingDeltaY)
      move(to: point, event.time)
    }
    if event.phase.contains(.ended) { end(event.time, isTap: false) }
    if event.phase.contains(.cancelled) {
      gesture = nil
      comeBack()
    }
  }

  func comeBack() {
    guard gesture == nil, offset != .zero else { return }
    slide(to: .zero, over: Self.returnTime)
  }

  /// Puts the views of the panel where the layout has the panel, with the offset of the gesture.
  /// The layer of the panel is in place already.
  func panelWasPlaced() { place() }

  private func place() {
    guard let home = stage.slots?.panelFrame else { return }
    let frame = home.offsetBy(dx: offset.x, dy: offset.y)
    withoutImplicitAnimation {
      stage.canvas.bezel.position = CGPoint(x: frame.midX, y: frame.midY)
    }
    stage.material?.move(to: frame)
    if stage.content.superview === stage { stage.content.frame = frame }
  }

  /// Moves the panel to another offset. Core Animation adds the way back to it.
  private func slide(to offset: CGPoint, over time: Duration) {
    let way = CGPoint(x: self.offset.x - offset.x, y: self.offset.y - offset.y)
    self.offset = offset
    place()
    guard time > .zero else { return }
    let animation = Curve.easeOut.animation("position", over: time)
    animation.isAdditive = true
    animation.fromValue = way
    animation.toValue = CGPoint.zero
    for layer in [stage.canvas.bezel, stage.material?.layer, stage.content.layer] {
      layer?.add(animation, forKey: "drag")
    }
  }
}
#endif
