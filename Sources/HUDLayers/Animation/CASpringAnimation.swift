#if !canImport(QuartzCore)

public import Foundation

/// An animation that moves like a mass on a damped spring, which is released at rest.
///
/// The spring does not set the duration. A spring with more than critical damping moves like a
/// critically damped spring, as in Core Animation.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10

  override func assume(_ other: CAAnimation) {
    super.assume(other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
  }

  override func way(at progress: Double) -> Double {
    precondition(
      mass > 0 && stiffness > 0 && damping >= 0,
      "\(name) is not a possible spring: mass \(mass), stiffness \(stiffness), damping \(damping).")
    let natural = (stiffness / mass).squareRoot()
    let ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
    let decay = ratio * natural
    let frequency = natural * (1 - ratio * ratio).squareRoot()
    let time = progress * duration
    // `exp(-decay * time) * swing` is the exact motion from 1 to 0 of a spring released at rest.
    let swing =
      frequency > 0
      ? cos(frequency * time) + decay / frequency * sin(frequency * time)
      : 1 + decay * time
    return 1 - exp(-decay * time) * swing
  }
}

#endif
