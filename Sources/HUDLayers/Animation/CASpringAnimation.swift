#if !canImport(QuartzCore)

public import Foundation

/// An animation that moves like a mass on a damped spring.
///
/// The spring does not set the duration. To run the whole movement, set `duration` to
/// `settlingDuration`.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0

  /// Creates a spring that moves like SwiftUI's `spring(duration:bounce:)` with the same values.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    precondition(
      perceptualDuration > 0 && (0...1).contains(bounce),
      "A spring of \(perceptualDuration) s and bounce \(bounce) is not supported.")
    stiffness = pow(2 * .pi / perceptualDuration, 2)
    damping = 4 * .pi * (1 - bounce) / perceptualDuration
  }

  /// The time, in seconds, after which the value differs from its final value by less than a
  /// thousandth of the whole change; infinite if the spring is not damped.
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
      "\(name) is not a possible spring: mass \(mass), stiffness \(stiffness), damping \(damping).")
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

/// The exact motion of a damped spring that is released at displacement 1 and comes to rest at 0.
///
/// A spring with more than critical damping moves like a critically damped spring, as in
/// Core Animation.
struct Spring {
  private let decay: Double
  private let frequency: Double
  private let sine: Double

  init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double) {
    let natural = (stiffness / mass).squareRoot()
    let ratio = min(damping / (2 * (stiffness * mass).squareRoot()), 1)
    decay = ratio * natural
    frequency = natural * (1 - ratio * ratio).squareRoot()
    sine = (decay - initialVelocity) / (frequency > 0 ? frequency : 1)
  }

  func displacement(at time: Double) -> Double {
    let swing =
      frequency > 0
      ? cos(frequency * time) + sine * sin(frequency * time)
      : 1 + sine * time
    return exp(-decay * time) * swing
  }

  /// The time, in seconds, after which the displacement stays below 0.001; infinite if the spring
  /// is not damped.
  ///
  /// The time is computed from an upper bound of the displacement. For a spring that swings, this
  /// bound adds the amplitudes of cosine and sine.
  ///
  /// With the default values of `CASpringAnimation`, the result agrees with Core Animation's value,
  /// 1.4727 s, in every digit.
  var settlingDuration: Double {
    guard decay > 0 else { return .infinity }
    guard frequency == 0 else { return log((1 + abs(sine)) / 0.001) / decay }
    var (low, high) = (0.0, 1 / decay)
    func size(_ time: Double) -> Double { exp(-decay * time) * (1 + abs(sine) * time) }
    while size(high) > 0.001 { high *= 2 }
    for _ in 0..<64 {
      let middle = (low + high) / 2
      if size(middle) > 0.001 { low = middle } else { high = middle }
    }
    return high
  }
}

#endif
