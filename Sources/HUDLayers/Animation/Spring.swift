#if !canImport(QuartzCore)

import Foundation

/// The closed solution of a damped spring that is let go at distance 1 from its rest.
///
/// More than critical damping counts as critical, as in Core Animation.
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

  /// When the sum of both swings' sizes has decayed to a thousandth. With the default values it is
  /// Core Animation's 1.4727 s to all digits.
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
