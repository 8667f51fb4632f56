import HUDLayers

/// A determinate indicator, whose stroke grows along its path to the newest progress.
///
/// Growth is smooth and starts from the value on screen. A fall is immediate, because it means that
/// another piece of work has begun.
@MainActor final class ProgressDial: PanelIndicator {
  private static let time = Duration.milliseconds(200)

  let layer: CALayer
  private let dial: HUD.Indicator.Dial
  private let stroke: CAShapeLayer
  private var from: Double
  private var to: Double
  private var start = Duration.zero

  init(_ dial: HUD.Indicator.Dial, _ design: IndicatorDesign, progress: Double) {
    (layer, stroke) = design.layers(of: dial)
    self.dial = dial
    stroke.strokeEnd = progress
    from = progress
    to = progress
  }

  func close(at now: Duration) -> Bool {
    // A full bar would seem to cross out the check mark that replaces it.
    guard dial != .bar else { return false }
    advance(to: 1, at: now)
    return true
  }

  func advance(to progress: Double, at now: Duration) {
    guard progress != to else { return }
    let elapsed = min(max((now - start) / Self.time, 0), 1)
    let seen = from + (to - from) * Curve.easeOut.value(at: elapsed)
    from = progress > seen ? seen : progress
    to = progress
    start = now
    draw()
  }

  private func draw() {
    stroke.strokeEnd = to
    guard from != to else { return stroke.removeAnimation(forKey: "strokeEnd") }
    stroke.animate("strokeEnd", from: from, to: to, over: Self.time, .easeOut, beginningAt: start)
  }

  /// Continues the animation of `other`, the previous dial, which had another colour or size.
  func resume(from other: ProgressDial) {
    (from, to, start) = (other.from, other.to, other.start)
    draw()
  }
}
