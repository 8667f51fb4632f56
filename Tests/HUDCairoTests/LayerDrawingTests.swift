#if os(Linux)
import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct LayerDrawingTests {
  @Test("A background fills the bounds in exactly its colour")
  func backgroundFillsBounds() throws {
    let orange = CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)
    let picture = try drawn(.filled(orange, CGRect(5, 5, 10, 10)))
    #expect(picture[5, 5] == Surface.Pixel(red: 255, green: 128, blue: 0, alpha: 255))
    #expect(picture.inkBox == CGRect(5, 5, 10, 10))
  }

  @Test("An edge in the middle of a pixel covers half of the pixel")
  func edgeInMiddle() throws {
    let picture = try drawn(.filled(.black, CGRect(5.5, 5, 10, 10)))
    #expect((127...128).contains(picture[5, 8].alpha))
    #expect(picture[6, 8] == .black)
    #expect((127...128).contains(picture[15, 8].alpha))
  }

  @Test("A layer rotates about its anchor point")
  func layerTurnsRound() throws {
    let layer = CALayer.filled(.black, CGRect(0, 0, 8, 4))
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 10, y: 10)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(try drawn(layer).inkBox == CGRect(6, 10, 4, 8))
  }

  @Test("The origin of the bounds moves the content")
  func originOfBoundsMoves() throws {
    let layer = CALayer.filled(.black, CGRect(0, 0, 10, 10))
    layer.bounds.origin = CGPoint(x: 3, y: 2)
    layer.masksToBounds = true
    layer.addSublayer(.filled(.red, CGRect(3, 2, 4, 4)))
    let picture = try drawn(layer)
    #expect(picture[0, 0] == .opaqueRed)
    #expect(picture[3, 3] == .opaqueRed)
    #expect(picture[4, 4] == .black)
  }

  @Test("The layer with the higher z position is in front")
  func higherZPosition() throws {
    let front = CALayer.filled(.red, CGRect(0, 0, 10, 10))
    front.zPosition = 1
    let picture = try drawn(front, .filled(.blue, CGRect(5, 5, 10, 10)))
    #expect(picture[7, 7] == .opaqueRed)
  }

  @Test("A hidden layer is not drawn, and neither are its sublayers")
  func whatIsHiddenIsNotDrawn() throws {
    let layer = CALayer.filled(.red, CGRect(0, 0, 10, 10))
    layer.addSublayer(.filled(.blue, CGRect(2, 2, 4, 4)))
    layer.isHidden = true
    #expect(try drawn(layer).inkBox.isNull)
  }

  @Test("Opacity applies to a layer as a whole")
  func opacityFadesLayer() throws {
    let layer = CALayer.filled(.red, CGRect(0, 0, 10, 10))
    layer.addSublayer(.filled(.blue, CGRect(0, 0, 5, 10)))
    layer.opacity = 0.5
    let picture = try drawn(layer)
    // No red shows through the blue.
    #expect(picture[2, 5] == Surface.Pixel(red: 0, green: 0, blue: 128, alpha: 128))
    #expect(picture[7, 5] == Surface.Pixel(red: 128, green: 0, blue: 0, alpha: 128))
  }

  @Test("A border is inside the bounds and above the sublayers")
  func borderLiesInsideBounds() throws {
    let layer = CALayer.filled(.white, CGRect(2, 2, 16, 16))
    layer.borderWidth = 3
    layer.borderColor = .red
    layer.addSublayer(.filled(.blue, CGRect(0, 0, 16, 16)))
    let picture = try drawn(layer)
    #expect(picture.inkBox == CGRect(2, 2, 16, 16))
    #expect(picture[4, 10] == .opaqueRed)
    #expect(picture[5, 10] == .opaqueBlue)
  }

  @Test("A layer that clips cuts its sublayers at the rounded corners")
  func layerThatClipsCuts() throws {
    let layer = CALayer()
    layer.frame = CGRect(2, 2, 16, 16)
    layer.cornerRadius = 6
    layer.masksToBounds = true
    layer.addSublayer(.filled(.black, CGRect(-10, -10, 40, 40)))
    let picture = try drawn(layer)
    #expect(picture.inkBox == CGRect(2, 2, 16, 16))
    #expect(picture[2, 2] == .clear)
    #expect(picture[10, 2] == .black)
  }

  @Test("An animated layer is drawn at the given time")
  func animationIsDrawn() throws {
    let layer = CALayer.filled(.black, CGRect(0, 0, 4, 4))
    let move = CABasicAnimation(keyPath: "position.x")
    (move.fromValue, move.toValue) = (2, 12)
    move.timingFunction = CAMediaTimingFunction(name: .linear)
    (move.beginTime, move.duration) = (100, 1)
    layer.add(move, forKey: nil)
    #expect(try drawn(at: 100.5, layer).inkBox == CGRect(5, 0, 4, 4))
  }
}
#endif
