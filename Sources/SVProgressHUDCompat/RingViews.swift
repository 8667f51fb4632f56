#if canImport(UIKit)
import HUDCore
public import UIKit

/// A ring that turns like the spinner of the HUD, for use outside of a HUD. Any thread may set its
/// properties.
#if canImport(ObjectiveC)
@objc(SVIndefiniteAnimatedView) @objcMembers
#endif
public class SVIndefiniteAnimatedView: UIView {
  struct Values: Sendable {
    var strokeThickness: CGFloat = 2
    var radius: CGFloat = 18
    var strokeColor: UIColor?
    var strokeEnd: CGFloat = 0
  }

  fileprivate nonisolated let values = Locked(Values())

  /// The stroke width of the ring, in points.
  public nonisolated var strokeThickness: CGFloat {
    get { values.withLock(\.strokeThickness) }
    set { change { $0.strokeThickness = newValue } }
  }

  /// The radius to the centre of the stroke, in points.
  public nonisolated var radius: CGFloat {
    get { values.withLock(\.radius) }
    set { change { $0.radius = newValue } }
  }

  /// The colour of the ring; nil for the colour of labels.
  public nonisolated var strokeColor: UIColor! {
    get { values.withLock(\.strokeColor) }
    set { change { $0.strokeColor = newValue } }
  }

  fileprivate nonisolated func change(_ change: (inout Values) -> Void) {
    values.withLock(change)
    MainThread.run { self.setNeedsLayout() }
  }

  private var ring: CALayer?

  /// The geometry of the ring, with five points of free space around its stroke.
  fileprivate var geometry: RingGeometry {
    RingGeometry(radius: radius, thickness: strokeThickness, finish: .outlined)
  }

  /// Returns the size of the ring with the space around it, whatever `size` is.
  public override func sizeThatFits(_ size: CGSize) -> CGSize { geometry.size }

  /// Draws the ring again, because a view that leaves its window loses its animations.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    setNeedsLayout()
  }

  /// Draws the ring in the centre of the view.
  public override func layoutSubviews() {
    super.layoutSubviews()
    withoutImplicitAnimation {
      ring?.removeFromSuperlayer()
      let ring = addRing((strokeColor ?? .label).resolvedColor(with: traitCollection).cgColor)
      ring.position = CGPoint(x: bounds.midX, y: bounds.midY)
      self.ring = ring
    }
  }

  /// Adds the layer of the ring, and starts its animation.
  fileprivate func addRing(_ color: CGColor) -> CALayer {
    let spinner = SpinnerRing(
      geometry, color: color, scale: max(traitCollection.displayScale, 1),
      reducesMotion: UIAccessibility.isReduceMotionEnabled, at: .seconds(CACurrentMediaTime()))
    layer.addSublayer(spinner.layer)
    spinner.move()
    return spinner.layer
  }
}

/// A ring that closes with a progress, for use outside of a HUD.
#if canImport(ObjectiveC)
@objc(SVProgressAnimatedView) @objcMembers
#endif
public final class SVProgressAnimatedView: SVIndefiniteAnimatedView {
  /// The progress from 0 to 1.
  public nonisolated var strokeEnd: CGFloat {
    get { values.withLock(\.strokeEnd) }
    set { change { $0.strokeEnd = newValue } }
  }

  fileprivate override func addRing(_ color: CGColor) -> CALayer {
    let ring = geometry.shape(turns: 1, color: color, scale: max(traitCollection.displayScale, 1))
    ring.strokeEnd = strokeEnd
    layer.addSublayer(ring)
    return ring
  }
}

/// A gradient that is clear in its centre and dark at the edges.
#if canImport(ObjectiveC)
@objc(SVRadialGradientLayer) @objcMembers
#endif
public final class SVRadialGradientLayer: CAGradientLayer {
  /// The centre of the gradient, in the coordinates of the layer.
  public var gradientCenter = CGPoint.zero { didSet { place() } }

  /// The bounds of the layer, which the gradient fills.
  public override var bounds: CGRect { didSet { place() } }

  /// Places the gradient. Its radius is the layer's shorter side; beyond the radius, it is darkest.
  private func place() {
    guard bounds.width > 0, bounds.height > 0 else { return }
    type = .radial
    colors = [0, 0.75].map { CGColor(srgbRed: 0, green: 0, blue: 0, alpha: $0) }
    let radius = min(bounds.width, bounds.height)
    startPoint = CGPoint(x: gradientCenter.x / bounds.width, y: gradientCenter.y / bounds.height)
    endPoint = CGPoint(
      x: startPoint.x + radius / bounds.width, y: startPoint.y + radius / bounds.height)
  }
}
#endif
