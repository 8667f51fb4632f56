import LayerKit

/// A ring that closes, over its pale track.
@MainActor final class ProgressRing: IndicatorLayer {
  let layer: CALayer
  private let arc: CAShapeLayer
  private var glide: Glide

  init(_ ring: RingGeometry, design: IndicatorDesign, progress: Double) {
    let track = ring.shape(turns: 1, color: design.color, scale: design.scale)
    track.opacity = 0.1
    arc = ring.shape(turns: 1, color: design.color, scale: design.scale)
    arc.strokeEnd = progress
    layer = CALayer()
    layer.frame = track.frame
    layer.addSublayer(track)
    layer.addSublayer(arc)
    glide = Glide(at: progress)
  }

  func advance(to progress: Double, at now: Duration) {
    guard progress != glide.to else { return }
    glide.go(to: progress, at: now)
    arc.strokeEnd = progress
    if let animation = glide.animation("strokeEnd") {
      arc.add(animation, forKey: "strokeEnd")
    } else {
      arc.removeAnimation(forKey: "strokeEnd")
    }
  }

  func restart(at now: Duration) {}
}
