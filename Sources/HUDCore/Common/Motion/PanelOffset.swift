#if !canImport(QuartzCore)
package import HUDLayers

/// The distance between the panel and its place in the layout, during a drag and the slide after
/// it.
package struct PanelOffset {
  private var start = CGPoint.zero
  private var end = CGPoint.zero
  private var since = Duration.zero
  private var duration = Duration.zero

  package init() {}

  package func value(at time: Duration) -> CGPoint {
    guard time < arrival else { return end }
    let progress = Curve.easeOut.value(at: max((time - since) / duration, 0))
    return CGPoint(
      x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }

  /// The time at which the slide ends.
  package var arrival: Duration { since + duration }

  /// Moves the panel from its current offset to `offset`; at once if `duration` is zero.
  package mutating func move(to offset: CGPoint, at now: Duration, over duration: Duration) {
    start = value(at: now)
    end = offset
    since = now
    self.duration = duration
  }
}
#endif
