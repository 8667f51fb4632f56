#if os(Linux)
import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

/// A group's surface is only as large as its content, and must not cut off any of it.
@Suite(.timeLimit(.minutes(15))) struct GroupDrawingTests {
  private func shadow() -> CALayer {
    let layer = CALayer.filled(.white, CGRect(30, 30, 20, 20))
    (layer.shadowOpacity, layer.shadowRadius) = (1, 3)
    layer.shadowOffset = CGSize(width: 4, height: -6)
    return layer
  }

  private func stroke() -> CALayer {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 30, y: 50))
    path.addLine(to: CGPoint(x: 40, y: 30))
    path.addLine(to: CGPoint(x: 50, y: 50))
    let shape = CAShapeLayer.stroked(path, width: 6)
    shape.fillColor = .red
    shape.lineCap = .square
    return shape
  }

  private func image() throws -> CALayer {
    let layer = CALayer.filled(.white, CGRect(30, 30, 20, 20))
    let picture = try drawn(width: 2, height: 1, .filled(.red, CGRect(0, 0, 2, 1)))
    layer.contents = picture.image
    return layer
  }

  private func sublayers() -> CALayer {
    let layer = CALayer.filled(.white, CGRect(30, 30, 20, 20))
    let sublayer = CALayer.filled(.red, CGRect(-10, 5, 8, 3))
    sublayer.setAffineTransform(CGAffineTransform(rotationAngle: 0.7))
    sublayer.addSublayer(.filled(.blue, CGRect(10, 10, 5, 5)))
    layer.addSublayer(sublayer)
    return layer
  }

  enum Group: CaseIterable {
    case shadow, stroke, image, sublayers
  }

  private func layer(_ group: Group) throws -> CALayer {
    switch group {
    case .shadow: shadow()
    case .stroke: stroke()
    case .image: try image()
    case .sublayers: sublayers()
    }
  }

  @Test(
    "A translucent layer covers the same pixels as an opaque one", arguments: Group.allCases)
  func fadedLayerCovers(_ group: Group) throws {
    let layer = try layer(group)
    let opaque = try drawn(width: 80, height: 80, scale: 2, layer).inkBox
    layer.opacity = 0.9
    #expect(try drawn(width: 80, height: 80, scale: 2, layer).inkBox == opaque)
  }

  @Test("A mask that hides nothing leaves the same pixels covered", arguments: Group.allCases)
  func maskedLayerCovers(_ group: Group) throws {
    let layer = try layer(group)
    let bare = try drawn(width: 80, height: 80, scale: 2, layer).inkBox
    layer.mask = .filled(.black, CGRect(-80, -80, 200, 200))
    #expect(try drawn(width: 80, height: 80, scale: 2, layer).inkBox == bare)
  }
}
#endif
