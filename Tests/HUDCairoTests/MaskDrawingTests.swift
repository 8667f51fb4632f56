#if os(Linux)
import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct MaskDrawingTests {
  @Test("A layer is multiplied by its mask's alpha")
  func maskLetsThrough() throws {
    let layer = CALayer.filled(.red, CGRect(0, 0, 20, 20))
    let mask = CALayer.filled(.black(alpha: 0.5), CGRect(5, 5, 5, 5))
    layer.mask = mask
    let picture = try drawn(layer)
    #expect(picture.inkBox == CGRect(5, 5, 5, 5))
    #expect(picture[6, 6] == Surface.Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test("The mask's opacity and the layer's are multiplied")
  func masksOpacityCounts() throws {
    let layer = CALayer.filled(.black, CGRect(0, 0, 20, 20))
    let mask = CALayer.filled(.white, CGRect(0, 0, 20, 20))
    layer.mask = mask
    (layer.opacity, mask.opacity) = (0.5, 0.5)
    #expect((63...65).contains(try drawn(layer)[10, 10].alpha))
  }

  @Test("A mask also cuts the sublayers and the border")
  func maskCutsSublayers() throws {
    let layer = CALayer.filled(.red, CGRect(0, 0, 20, 20))
    layer.borderWidth = 2
    layer.addSublayer(.filled(.blue, CGRect(10, 0, 30, 20)))
    let mask = CAShapeLayer()
    mask.path = CGPath(rect: CGRect(4, 4, 12, 12), transform: nil)
    layer.mask = mask
    let picture = try drawn(width: 40, height: 20, layer)
    #expect(picture.inkBox == CGRect(4, 4, 12, 12))
    #expect(picture[12, 10] == .opaqueBlue)
  }

  @Test("A hidden mask hides the layer")
  func hiddenMaskHides() throws {
    let layer = CALayer.filled(.red, CGRect(0, 0, 20, 20))
    layer.mask = .filled(.black, CGRect(0, 0, 20, 20))
    layer.mask?.isHidden = true
    #expect(try drawn(layer).inkBox.isNull)
  }

  /// A ring with a fading tail, as the indeterminate indicator has.
  private func ring() -> (shape: CAShapeLayer, tail: CAGradientLayer) {
    let shape = CAShapeLayer.stroked(
      CGPath(ellipseIn: CGRect(8, 8, 24, 24), transform: nil))
    shape.frame = CGRect(0, 0, 40, 40)
    let tail = CAGradientLayer()
    tail.type = .conic
    tail.frame = CGRect(0, 0, 40, 40)
    (tail.startPoint, tail.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
    tail.colors = [CGColor.black(alpha: 0), CGColor.black]
    shape.mask = tail
    return (shape, tail)
  }

  @Test("A rotating gradient rotates what it masks", arguments: [0.0, 0.25, 0.6])
  func turningGradientTurns(time: CFTimeInterval) throws {
    let (shape, tail) = ring()
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    (turn.fromValue, turn.toValue) = (0.0, 2 * Double.pi)
    turn.timingFunction = CAMediaTimingFunction(name: .linear)
    (turn.beginTime, turn.duration, turn.repeatCount) = (100, 1, .infinity)
    tail.add(turn, forKey: nil)
    let picture = try drawn(width: 40, height: 40, scale: 4, at: 100 + time, shape)
    for degrees in [30, 120, 250, 330] as [CGFloat] {
      let place = degrees - 90 + CGFloat(time) * 360
      let alpha = picture.pixel(degrees: place, distance: 12).alpha
      #expect(abs(CGFloat(alpha) - degrees / 360 * 255) < 4)
    }
  }

  @Test("A ring stroked with its gradient looks like one that is masked by it")
  func ringStrokedInItsGradient() throws {
    let (quick, quickTail) = ring()
    quickTail.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    let (masked, maskedTail) = ring()
    maskedTail.setAffineTransform(CGAffineTransform(rotationAngle: 1))
    // With a sublayer, even an empty one, the renderer cannot stroke directly and uses groups.
    maskedTail.addSublayer(CALayer())
    let one = try drawn(width: 40, height: 40, scale: 2, quick)
    let other = try drawn(width: 40, height: 40, scale: 2, masked)
    for row in 0..<80 {
      for column in 0..<80 {
        #expect(abs(Int(one[column, row].alpha) - Int(other[column, row].alpha)) <= 2)
      }
    }
  }
}
#endif
