#if GTK && os(Linux)
import HUDCore
import HUDLayers

/// How far the panel is drawn from its own place while it is dragged, and on its way from there.
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

  /// Moves to `offset` from where the panel is seen; at once if that takes no time.
  mutating func move(to offset: CGPoint, at now: Duration, over duration: Duration = .zero) {
    start = value(at: now)
    end = offset
    since = now
    self.duration = duration
  }

  /// Whether the panel is in its own place, or on its way there.
  var leadsHome: Bool { end == .zero }
}
#endif
