#if !canImport(QuartzCore)

import HUDLayers
import Testing

/// The spring moves the border's width from 0 to 100, from second 1. Its mass is 1 and its
/// stiffness 100, so 20 is the critical damping.
@Suite(.timeLimit(.minutes(15))) struct SpringTests {
  private let times = [0.1, 0.3628, 0.7, 1.2]

  @Test("A spring follows its equation of motion")
  func springMovesAsItsEquation() {
    let layer = layer(damping: 10)
    let (decay, frequency) = (5.0, 75.0.squareRoot())
    for time in times {
      let swing = cos(frequency * time) + decay / frequency * sin(frequency * time)
      let expected = 100 * (1 - exp(-decay * time) * swing)
      #expect(layer.animated(at: 1 + time).borderWidth.isClose(to: expected, within: 1e-6))
    }
  }

  @Test("More than critical damping counts as critical", arguments: [20, 50] as [CGFloat])
  func moreThanCriticalDamping(damping: CGFloat) {
    let layer = layer(damping: damping)
    for time in times {
      let expected = 100 * (1 - exp(-10 * time) * (1 + 10 * time))
      #expect(layer.animated(at: 1 + time).borderWidth.isClose(to: expected, within: 1e-6))
    }
  }

  private func layer(damping: CGFloat) -> CALayer {
    let layer = CALayer()
    let spring = CASpringAnimation(keyPath: "borderWidth")
    spring.fromValue = 0
    spring.toValue = 100
    spring.damping = damping
    spring.duration = 2
    spring.beginTime = 1
    layer.add(spring, forKey: nil)
    return layer
  }
}

#endif
