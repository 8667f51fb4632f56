import HUDLayers

/// Moves the displayed progress to its newest value.
///
/// Growth is smooth and starts from the value on screen. A fall is immediate, because it means that
/// another piece of work has begun.
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

  /// Returns the animation to the newest value, which begins at `start`; nil if there is nothing to
  /// animate.
  func animation(_ keyPath: String) -> CABasicAnimation? {
    guard from != to else { return nil }
    let animation = Curve.easeOut.animation(keyPath, over: Self.time)
    animation.fromValue = from
    animation.toValue = to
    animation.fillMode = .backwards
    return animation
  }
}
