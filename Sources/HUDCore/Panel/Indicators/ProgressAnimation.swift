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

  /// Returns an animation of `keyPath` without values. `write(to:)` gives it values.
  static func layerAnimation(_ keyPath: String) -> CABasicAnimation {
    let animation = Curve.easeOut.animation(keyPath, over: time)
    animation.fillMode = .backwards
    return animation
  }

  /// Makes `animation` move to the newest value. It begins at `start`.
  ///
  /// - Returns: False if there is nothing to animate.
  func write(to animation: CABasicAnimation) -> Bool {
    guard from != to else { return false }
    animation.fromValue = from
    animation.toValue = to
    return true
  }
}
