import HUDLayers

/// A determinate indicator, whose stroke grows along its path.
@MainActor final class ProgressDial: ClosingIndicator {
  let layer: CALayer
  /// Whether the dial is round. A bar does not close, because a full bar would seem to cross out
  /// the check mark that replaces it.
  let canClose: Bool
  private let stroke: CAShapeLayer
  private var progressAnimation: ProgressAnimation
  /// The animation of each step. A layer copies the animations that it gets, so a frame with a step
  /// makes only the copy.
  private let strokeAnimation = ProgressAnimation.layerAnimation("strokeEnd")

  init(_ dial: HUD.Indicator.Dial, look: IndicatorDesign.Look, progress: Double) {
    (layer, stroke) = Dials(look).layers(of: dial)
    canClose = dial != .bar
    stroke.strokeEnd = progress
    progressAnimation = ProgressAnimation(at: progress)
  }

  func close(at now: Duration) { advance(to: 1, at: now) }

  func advance(to progress: Double, at now: Duration) {
    guard progress != progressAnimation.to else { return }
    progressAnimation.go(to: progress, at: now)
    draw()
  }

  private func draw() {
    stroke.strokeEnd = progressAnimation.to
    if progressAnimation.write(to: strokeAnimation) {
      stroke.add(strokeAnimation, beginningAt: progressAnimation.start, forKey: "strokeEnd")
    } else {
      stroke.removeAnimation(forKey: "strokeEnd")
    }
  }

  /// Continues the animation of `other`, the previous dial, which had another colour or size.
  func resume(from other: ProgressDial) {
    progressAnimation = other.progressAnimation
    draw()
  }
}
