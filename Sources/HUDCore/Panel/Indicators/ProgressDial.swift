import HUDLayers

/// A progress: a stroke that grows along its path, whatever that looks like.
@MainActor final class ProgressDial: IndicatorLayer {
  let layer: CALayer
  private let stroke: CAShapeLayer
  private var progressAnimation: ProgressAnimation

  init(_ dial: HUD.Indicator.Dial, look: IndicatorDesign.Look, progress: Double) {
    let dials = Dials(look)
    (layer, stroke) =
      switch dial {
      case .ring: dials.ring()
      case .annular: dials.annular()
      case .pie: dials.pie()
      case .bar: dials.bar()
      }
    stroke.strokeEnd = progress
    progressAnimation = ProgressAnimation(at: progress)
  }

  func advance(to progress: Double, at now: Duration) {
    guard progress != progressAnimation.to else { return }
    progressAnimation.go(to: progress, at: now)
    draw()
  }

  private func draw() {
    stroke.strokeEnd = progressAnimation.to
    if let animation = progressAnimation.animation("strokeEnd") {
      stroke.add(animation, beginningAt: progressAnimation.start, forKey: "strokeEnd")
    } else {
      stroke.removeAnimation(forKey: "strokeEnd")
    }
  }

  /// Another colour or size of a dial is no other progress: it is still on its way.
  func resume(from other: ProgressDial) {
    progressAnimation = other.progressAnimation
    draw()
  }
}
