#if !canImport(QuartzCore)

import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct LayerGeometryTests {
  @Test("The frame follows from bounds, position and anchor point")
  func frameFollowsFromBounds() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    #expect(layer.position == CGPoint(x: 25, y: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 25, y: 40, width: 30, height: 40))
  }

  @Test("The frame of a scaled layer is its visible frame")
  func scaledFrameIsWhatIsSeen() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(layer.bounds.size == CGSize(width: 15, height: 10))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("The frame of a rotated layer is its bounding box")
  func turnedFrameIsBox() {
    let layer = CALayer()
    layer.frame = CGRect(x: -1, y: -2, width: 2, height: 4)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(layer.frame.isClose(to: CGRect(x: -2, y: -1, width: 4, height: 2)))
  }

  @Test("Setting the frame of a rotated layer is a precondition failure")
  func settingTurnedFrameStops() async {
    await #expect(processExitsWith: .failure) {
      let layer = CALayer()
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 1))
      layer.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
  }

  @Test("Points are converted through the tree")
  func pointsAreConvertedThrough() {
    let (root, a, b) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    a.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    a.bounds.origin = CGPoint(x: 0, y: 5)
    b.anchorPoint = .zero
    b.position = CGPoint(x: 60, y: 0)
    b.transform = CATransform3DMakeScale(2, 2, 1)
    root.sublayers = [a, b]
    #expect(a.convert(CGPoint(x: 1, y: 5), to: root) == CGPoint(x: 11, y: 10))
    #expect(a.convert(CGPoint(x: 1, y: 5), to: b) == CGPoint(x: -24.5, y: 5))
    #expect(a.convert(CGPoint(x: -24.5, y: 5), from: b) == CGPoint(x: 1, y: 5))
    #expect(
      b.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: nil)
        == CGRect(x: 60, y: 0, width: 2, height: 2))
  }
}

#endif
