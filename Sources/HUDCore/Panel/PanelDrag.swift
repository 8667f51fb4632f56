package import HUDLayers

/// Lets the user tap or swipe a panel away. A panel that can be swiped follows the finger or
/// pointer, unless motion is reduced, and is dismissed or moves back at the end.
@MainActor package final class PanelDrag {
  /// How long the panel takes to move back.
  private static let returnTime = Duration.milliseconds(300)

  private unowned let stage: any TouchableStage
  /// The movement of the finger, and the request and the press of a tap as they were drawn when the
  /// gesture began; nil while no gesture runs. `tap` is nil if a tap had no handler.
  private var gesture: (movement: TapOrSwipe, request: Request.ID, tap: Press?)? {
    didSet { stage.showPress(isPress) }
  }
  private var start = CGPoint.zero
  /// The panel's current distance from its place in the layout.
  package private(set) var offset = CGPoint.zero

  package init(on stage: any TouchableStage) { self.stage = stage }

  package var isRunning: Bool { gesture != nil }

  /// Whether the panel looks pressed, because lifting the finger now would call a handler.
  package var isPress: Bool { gesture?.tap != nil && gesture?.movement.isDrag == false }

  /// Begins a gesture at `point` on the panel, unless no gesture would have an effect.
  package func begin(at point: CGPoint, _ time: Duration) {
    guard let slots = stage.slots, !stage.dismissal.isEmpty || stage.tap != nil else { return }
    start = point
    gesture = (TapOrSwipe(at: time), slots.request.id, stage.tap)
  }

  package func move(to point: CGPoint, _ time: Duration) {
    gesture?.movement.move(by: point - start, at: time)
    guard let gesture, stage.dismissal.contains(.swipe), stage.host?.metrics.reducesMotion == false
    else { return }
    slide(to: gesture.movement.offset, over: .zero)
  }

  /// - Parameter isTap: False to ignore a gesture that has not moved, which otherwise is a tap.
  package func end(_ time: Duration, isTap: Bool = true) {
    guard let gesture else { return }
    self.gesture = nil
    let (delegate, dismissal) = (stage.host?.delegate, gesture.movement.dismissal(at: time))
    if dismissal != .tap || isTap && gesture.tap == nil {
      delegate?.dismissed(gesture.request, by: dismissal)
    } else if isTap, let tap = gesture.tap {
      delegate?.pressed(tap)
    }
    // Move the panel back if it stays: the HUD may display another request now, or the panel may
    // stay for its minimum time.
    guard stage.isLeaving else { return comeBack() }
    guard offset != .zero else { return }
    slide(to: gesture.movement.departure, over: stage.transition?.duration ?? .zero)
  }

  /// Ends the gesture and moves the panel back.
  package func cancel() {
    gesture = nil
    comeBack()
  }

  package func comeBack() {
    if gesture == nil, offset != .zero { slide(to: .zero, over: Self.returnTime) }
  }

  private func slide(to offset: CGPoint, over time: Duration) {
    let start = self.offset
    self.offset = offset
    stage.slidePanel(from: start, to: offset, over: time)
  }
}
