import HUDLayers

/// A progress on its way to where it should be.
///
/// It grows smoothly from what is seen, and falls at once: what falls is another piece of work.
struct ProgressAnimation {
  private static let time = Duration.milliseconds(200)

  private var from: Double
  private(set) var to: Double
  private(set) var start = Duration.zero

  init(at progress: Double) {
    from = progress
    to = progress
  }

  mutating func go(to progress: Double, at now: Duration) {
    let seen = value(at: now)
    from = progress > seen ? seen : progress
    to = progress
    start = now
  }

  func value(at now: Duration) -> Double {
    let elapsed = min(max((now - start) / Self.time, 0), 1)
    return from + (to - from) * Curve.easeOut.value(at: elapsed)
  }

  /// The way from what is seen to the end, from `start` on; nil where there is none to go.
  func animation(_ keyPath: String) -> CABasicAnimation? {
    guard from != to else { return nil }
    let animation = Curve.easeOut.animation(keyPath, over: Self.time)
    animation.fromValue = from
    animation.toValue = to
    animation.fillMode = .backwards
    return animation
  }
}
