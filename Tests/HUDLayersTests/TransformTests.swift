#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct TransformTests {
  @Test("Of two concatenated transforms the first is applied first")
  func firstOfTwoIsDone() {
    let moveThenScale = CGAffineTransform(translationX: 1, y: 2)
      .concatenating(CGAffineTransform(scaleX: 10, y: 10))
    #expect(CGPoint(x: 1, y: 1).applying(moveThenScale) == CGPoint(x: 20, y: 30))
  }

  @Test("A positive angle rotates from x towards y")
  func positiveAngleTurns() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(CGPoint(x: 1, y: 0).applying(quarter).isClose(to: CGPoint(x: 0, y: 1)))
  }

  @Test("The inverse undoes a transform")
  func inverseUndoes() {
    let transform = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: 7)
    let point = CGPoint(x: 3, y: 4).applying(transform).applying(transform.inverted())
    #expect(point.isClose(to: CGPoint(x: 3, y: 4)))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test("A layer's transform is an affine one")
  func transformOfLayer() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 3))
    layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(layer.affineTransform() == CGAffineTransform(rotationAngle: 1))
    layer.transform = CATransform3DIdentity
    #expect(layer.affineTransform() == .identity)
  }

  @Test("A transform that is not affine is a precondition failure")
  func perspectiveStopsProgram() async {
    await #expect(processExitsWith: .failure) { _ = CATransform3DMakeRotation(1, 1, 0, 0) }
    await #expect(processExitsWith: .failure) { _ = CATransform3DMakeScale(1, 1, 2) }
  }
}

#endif
