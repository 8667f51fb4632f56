#if !canImport(QuartzCore)

public import Foundation

/// Moves as a mass on a damped spring does. `duration` does not follow the spring: set it to
/// `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// The spring that bounces as SwiftUI's of the same two numbers does.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    precondition(
      perceptualDuration > 0 && (0...1).contains(bounce),
      "A spring of \(perceptualDuration) s and bounce \(bounce) is not supported.")
    stiffness = pow(2 * .pi / perceptualDuration, 2)
    damping = 4 * .pi * (1 - bounce) / perceptualDuration
  }

  /// Until the spring stays within a thousandth of its end.
  open var settlingDuration: CFTimeInterval {
    spring.settlingDuration
  }

  override func assume(_ other: CAAnimation) {
    super.assume(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  override func prepare(for layer: CALayer, duration defaultDuration: CFTimeInterval) {
    precondition(
      mass > 0 && stiffness > 0 && damping >= 0,
      "\(name) is no spring: mass \(mass), stiffness \(stiffness), damping \(damping).")
    super.prepare(for: layer, duration: defaultDuration)
  }

  override func progress(at fraction: Double) -> Double {
    1 - spring.displacement(at: fraction * duration)
  }

  private var spring: Spring {
    Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      initialVelocity: Double(initialVelocity))
  }
}

#endif
