#if !canImport(QuartzCore)

import HUDLayers
import Testing

/// The border's width goes from 0 to 4 in four seconds, from second 2; without the animation it is
/// 9.
@Suite(.timeLimit(.minutes(15))) struct MediaTimingTests {
  struct Timing: CustomTestStringConvertible {
    let testDescription: String
    let drawing: String
    let set: @Sendable (CABasicAnimation) -> Void

    init(
      _ drawing: String, _ description: String, set: @escaping @Sendable (CABasicAnimation) -> Void
    ) {
      testDescription = description
      self.drawing = drawing
      self.set = set
    }
  }

  @Test(
    "The border follows the animation's timing",
    arguments: [
      //      0123456789ABCD
      Timing("99012399999999", "plain") { _ in },
      Timing("00012399999999", "filling backwards") { $0.fillMode = .backwards },
      Timing("99012399999999", "filling forwards, removed") { $0.fillMode = .forwards },
      Timing("99012344444444", "filling forwards, kept") {
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      },
      Timing("00012344444444", "filling both, kept") {
        $0.fillMode = .both
        $0.isRemovedOnCompletion = false
      },
      Timing("99012399999999", "kept without filling") { $0.isRemovedOnCompletion = false },
      Timing("99012301239999", "twice") { $0.repeatCount = 2 },
      Timing("99012301999999", "one and a half times") { $0.repeatCount = 1.5 },
      Timing("99012301230123", "for ever") { $0.repeatCount = .infinity },
      Timing("99012301234444", "twice, kept") {
        $0.repeatCount = 2
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      },
      Timing("99012222222222", "half of it, kept") {
        $0.repeatCount = 0.5
        $0.fillMode = .forwards
        $0.isRemovedOnCompletion = false
      },
      Timing("99789999999999", "additive") {
        $0.fromValue = -2
        $0.toValue = 2
        $0.duration = 4
        $0.isAdditive = true
        $0.repeatCount = 0.5
      },
    ])
  func borderFollowsItsTiming(_ timing: Timing) {
    let layer = CALayer()
    layer.borderWidth = 9
    let animation = CABasicAnimation("borderWidth", from: 0, to: 4, lasting: 4)
    animation.beginTime = 2
    timing.set(animation)
    layer.add(animation, forKey: nil)
    #expect(layer.borderWidths(during: 0..<14) == timing.drawing)
  }

  @Test("Three repeats of 0.1 s end at the end of the third cycle, not at the start of a fourth")
  func threeTenthsEnd() {
    let layer = CALayer()
    let animation = CABasicAnimation("borderWidth", from: 0, to: 1, lasting: 0.1)
    animation.beginTime = 1
    animation.repeatCount = 3
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: nil)
    #expect(layer.animated(at: 7).borderWidth == 1)
  }

  @Test("The timing function changes the progress over time")
  func timingFunctionBendsTime() {
    let layer = CALayer()
    let animation = CABasicAnimation("borderWidth", from: 0, to: 100, lasting: 2)
    animation.beginTime = 1
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    layer.add(animation, forKey: nil)
    #expect(layer.animated(at: 2).borderWidth.isClose(to: 31.5357, within: 1e-3))
  }

  @Test("An animation without a duration takes a quarter of a second")
  func withoutDuration() {
    let layer = CALayer()
    layer.add(CABasicAnimation("borderWidth", from: 0, to: 4, lasting: 0), forKey: "short")
    #expect(layer.animation(forKey: "short")?.duration == 0.25)
  }
}

#endif
