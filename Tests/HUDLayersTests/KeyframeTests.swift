#if !canImport(QuartzCore)

import HUDLayers
import Testing

/// The animation begins at second 1.
@Suite(.timeLimit(.minutes(15))) struct KeyframeTests {
  @Test("Values are spread evenly and interpolated linearly")
  func valuesAreSpreadEvenly() {
    #expect(widths([0, 4, 0], lasting: 8) { _ in } == "901234321")
  }

  @Test("Key times set the times of the values")
  func keyTimesMoveValues() {
    #expect(widths([0, 2, 8], lasting: 8) { $0.keyTimes = [0, 0.25, 1] } == "901234567")
  }

  @Test("Discrete values jump")
  func discreteValuesJump() {
    #expect(widths([1, 2, 3, 4], lasting: 8) { $0.calculationMode = .discrete } == "911223344")
  }

  @Test("Discrete values need one more key time than values")
  func discreteValuesHaveOneTime() {
    let drawing = widths([1, 2], lasting: 8) {
      $0.calculationMode = .discrete
      $0.keyTimes = [0, 0.75, 1]
    }
    #expect(drawing == "911111122")
  }

  @Test("A single value is constant")
  func oneValueStands() {
    #expect(widths([3], lasting: 4) { _ in } == "933339999")
  }

  @Test("Key times that do not fit the values are a precondition failure")
  func timesThatDoNotFit() async {
    await #expect(processExitsWith: .failure) {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0, 1]
      animation.keyTimes = [0, 0.5, 1]
      CALayer().add(animation, forKey: nil)
    }
    await #expect(processExitsWith: .failure) {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = [0, 1]
      animation.keyTimes = [0, 0.5]
      CALayer().add(animation, forKey: nil)
    }
  }

  private func widths(
    _ values: [Int], lasting duration: CFTimeInterval, set: (CAKeyframeAnimation) -> Void
  ) -> String {
    let layer = CALayer()
    layer.borderWidth = 9
    let animation = CAKeyframeAnimation(keyPath: "borderWidth")
    animation.values = values
    animation.duration = duration
    animation.beginTime = 1
    set(animation)
    layer.add(animation, forKey: nil)
    return layer.borderWidths(during: 0..<9)
  }
}

#endif
