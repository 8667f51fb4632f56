#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(5))) struct TransformTests {
  @Test("Of two concatenated transforms the first is applied first")
  func firstOfTwoIsDone() {
    let moveThenScale = CGAffineTransform(translationX: 1, y: 2)
      .concatenating(CGAffineTransform(scaleX: 10, y: 10))
    #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 20, y: 30))
    let moveLast = CGAffineTransform(translationX: 1, y: 2).scaledBy(x: 10, y: 10)
    #expect(CGPoint(x: 1, y: 1).applying(moveLast) == CGPoint(x: 11, y: 12))
  }

  @Test("A positive angle rotates from x towards y")
  func positiveAngleTurns() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(quarter).isClose(to: CGPoint(x: 0, y: 1)))
    #expect(
      CGPoint(x: 0, y: 0).applying(quarter.translatedBy(x: 1, y: 0)).isClose(
        to: CGPoint(x: 0, y: 1)))
  }

  @Test("The inverse undoes a transform")
  func inverseUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
    #expect(point.isClose(to: CGPoint(x: 3, y: 4)))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("Sizes are rotated but not translated")
  func sizesAreTurned() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7)
    #expect(CGSize(width: 1, height: 1).applying(transform) == CGSize(width: 2, height: 3))
    #expect(
      CGRect(x: 1, y: 1, width: 1, height: 1).applying(transform)
        == CGRect(x: 7, y: 10, width: 2, height: 3))
  }

  @Test("Three-dimensional transforms are applied in the same order")
  func threeDimensionsFollow() {
    let affine = CGAffineTransform(translationX: 1, y: 2)
      .rotated(by: 0.5)
      .scaledBy(x: 2, y: 3)
    var solid = CATransform3DMakeTranslation(1, 2, 0)
    solid = CATransform3DRotate(solid, 0.5, 0, 0, 1)
    solid = CATransform3DScale(solid, 2, 3, 1)
    #expect(CATransform3DGetAffineTransform(solid) == affine)
    #expect(
      CATransform3DGetAffineTransform(CATransform3DTranslate(solid, 4, 5, 0))
        == affine.translatedBy(x: 4, y: 5))
    let undone = CATransform3DConcat(solid, CATransform3DInvert(solid))
    #expect(CATransform3DGetAffineTransform(undone).a.isClose(to: 1))
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsIdentity(solid))
  }

  @Test("A transform with perspective is not affine")
  func perspectiveIsToldApart() {
    var transform = CATransform3DIdentity
    #expect(CATransform3DIsAffine(transform))
    transform.m34 = -0.002
    #expect(!CATransform3DIsAffine(transform))
  }

  @Test("A perspective is a precondition failure whose message shows the numbers")
  func perspectiveStopsProgram() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var transform = CATransform3DIdentity
      transform.m34 = -0.002
      CALayer().transform = transform
    }
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains("-0.002"))
    await #expect(processExitsWith: .failure) { _ = CATransform3DMakeRotation(1, 1, 0, 0) }
  }
}

#endif
