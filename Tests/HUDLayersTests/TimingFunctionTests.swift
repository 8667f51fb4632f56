#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct TimingFunctionTests {
  // The expected values are those of browsers for the same curves.
  @Test(
    "The named curves have their known values",
    arguments: [
      (CAMediaTimingFunctionName.linear, 0.25, 0.25),
      (.easeIn, 0.25, 0.09346465),
      (.easeIn, 0.5, 0.31535681),
      (.easeOut, 0.5, 0.68464319),
      (.easeInEaseOut, 0.25, 0.12916193),
      (.easeInEaseOut, 0.5, 0.5),
      (.default, 0.5, 0.80240339),
    ])
  func namedCurvesAreKnown(
    name: CAMediaTimingFunctionName, time: Double, progress: Double
  ) {
    let function = CAMediaTimingFunction(name: name)
    #expect(abs(function.progress(at: time) - progress) < 1e-6)
  }

  @Test("The points of a curve are computed exactly")
  func everyPointOfCurve() {
    let function = CAMediaTimingFunction(controlPoints: 0.9, -0.3, 0.1, 1.4)
    for step in 1..<100 {
      let t = Double(step) / 100
      let (x, y) = (
        bezier(t, Double(Float(0.9)), Double(Float(0.1))),
        bezier(t, Double(Float(-0.3)), Double(Float(1.4)))
      )
      #expect(abs(function.progress(at: x) - y) < 1e-8)
    }
  }

  @Test("A curve may be vertical in the middle")
  func curveMayStandUpright() {
    let function = CAMediaTimingFunction(controlPoints: 1, 0, 0, 1)
    #expect(abs(function.progress(at: 0.5) - 0.5) < 1e-6)
    #expect(function.progress(at: 0.499) < 0.5)
    #expect(function.progress(at: 0.501) > 0.5)
  }

  @Test("A curve is constant outside 0...1")
  func outsideOfItsTime() {
    let function = CAMediaTimingFunction(name: .easeIn)
    #expect(function.progress(at: -1) == 0)
    #expect(function.progress(at: 0) == 0)
    #expect(function.progress(at: 1) == 1)
    #expect(function.progress(at: 2) == 1)
  }

  @Test("A curve that runs back in time is a precondition failure")
  func curveThatRunsBack() async {
    await #expect(processExitsWith: .failure) {
      _ = CAMediaTimingFunction(controlPoints: 1.5, 0, 0.5, 1)
    }
  }

  private func bezier(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
  }
}

#endif
