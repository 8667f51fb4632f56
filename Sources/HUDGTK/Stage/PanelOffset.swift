#if GTK && os(Linux)
import HUDCore
import HUDLayers

/// The distance between the panel and its place in the layout, during a drag and the slide after
/// it.
struct PanelOffset {
  private var start = CGPoint.zero
  private var end = CGPoint.zero
  private var since = Duration.zero
  private var duration = Duration.zero

  func value(at time: Duration) -> CGPoint {
    guard isMoving(at: time) else { return end }
    let progress = Curve.easeOut.value(at: max((time - since) / duration, 0))
    return CGPoint(
      x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }

  func isMoving(at time: Duration) -> Bool { time < since + duration }

  /// Moves the panel from its current offset to `offset`; at once if `duration` is zero.
  mutating func move(to offset: CGPoint, at now: Duration, over duration: Duration = .zero) {
    start = value(at: now)
    end = offset
    since = now
    self.duration = duration
  }

  /// Whether the panel is in its place in the layout, or moving back to it.
  var leadsHome: Bool { end == .zero }
}
#endif
