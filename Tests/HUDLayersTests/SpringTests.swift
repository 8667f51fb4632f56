#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(5))) struct SpringTests {
  @Test("The default spring's settling duration is Apple's")
  func defaultSpringSettles() {
    #expect(abs(CASpringAnimation().settlingDuration - 1.4727003346780927) < 1e-12)
  }

  @Test("A critically damped spring settles when a thousandth is left")
  func criticalSpringSettles() {
    let spring = CASpringAnimation()
    spring.damping = 20
    let time = spring.settlingDuration
    #expect(abs(exp(-10 * time) * (1 + 10 * time) - 0.001) < 1e-9)
  }

  @Test("More than critical damping counts as critical")
  func moreThanCriticalDamping() {
    let (critical, over) = (CASpringAnimation(), CASpringAnimation())
    critical.damping = 20
    over.damping = 50
    #expect(critical.settlingDuration == over.settlingDuration)
  }

  @Test("An undamped spring never settles")
  func withoutDampingSpring() {
    let spring = CASpringAnimation()
    spring.damping = 0
    #expect(spring.settlingDuration == .infinity)
  }

  @Test("A spring follows its equation of motion")
  func springMovesAsItsEquation() {
    let layer = layer { _ in }
    let (decay, frequency) = (5.0, 75.0.squareRoot())
    for time in [0.1, 0.3628, 0.7, 1.2] {
      let swing = cos(frequency * time) + decay / frequency * sin(frequency * time)
      let expected = 100 * (1 - exp(-decay * time) * swing)
      #expect(layer.animated(at: 1 + time).borderWidth.isClose(to: expected, within: 1e-6))
    }
  }

  @Test("A spring at half the critical damping overshoots by sixteen percent")
  func springOvershootsBySixteen() {
    let layer = layer { _ in }
    let firstTop = CGFloat.pi / 75.0.squareRoot()
    #expect(layer.animated(at: 1 + firstTop).borderWidth.isClose(to: 116.3034, within: 1e-3))
  }

  @Test("The initial velocity is the slope at the start")
  func initialVelocityIsSlope() {
    let layer = layer { $0.initialVelocity = 3 }
    #expect(layer.animated(at: 1 + 1e-6).borderWidth.isClose(to: 300e-6, within: 1e-6))
  }

  @Test("A spring with a bounce of 0 is critically damped")
  func springWithoutBounce() {
    let spring = CASpringAnimation(perceptualDuration: 0.5, bounce: 0)
    #expect(spring.mass == 1)
    #expect(spring.stiffness.isClose(to: 157.91367, within: 1e-4))
    #expect(spring.damping.isClose(to: 2 * spring.stiffness.squareRoot()))
  }

  private func layer(with change: (CASpringAnimation) -> Void) -> CALayer {
    let layer = CALayer()
    let spring = CASpringAnimation(keyPath: "borderWidth")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = 2
    spring.beginTime = 1
    change(spring)
    layer.add(spring, forKey: nil)
    return layer
  }
}

#endif
