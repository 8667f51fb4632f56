#if !canImport(QuartzCore)

import HUDLayers
import Testing

/// The animation runs from second 2 to second 6.
@Suite(.timeLimit(.minutes(15))) struct MovementTests {
  @Test(
    "A layer counts as moving until its animation has ended",
    arguments: [(0, true), (2, true), (5.9, true), (6, false), (9, false)])
  func layerMovesWhileItsAnimation(time: CFTimeInterval, isMoving: Bool) {
    #expect(layer().isMoving(after: time) == isMoving)
  }

  @Test("A layer does not count as moving while an animation fills")
  func filledTimesStand() {
    let layer = layer {
      $0.fillMode = .both
      $0.isRemovedOnCompletion = false
    }
    #expect(layer.isMoving(after: 1))
    #expect(!layer.isMoving(after: 7))
  }

  @Test("An animation that repeats for ever always counts as moving")
  func whatRepeatsForEver() {
    #expect(layer { $0.repeatCount = .infinity }.isMoving(after: 1e9))
  }

  @Test("The times of an animation are in the time of its layer, which is in its superlayer's")
  func timeOfLayer() {
    let (parent, layer) = (CALayer(), layer())
    parent.addSublayer(layer)
    parent.beginTime = 10
    layer.beginTime = 1
    #expect(layer.convertTime(14, from: nil) == 3)
    #expect(layer.animated(at: 15).opacity == 0.5)
    #expect(parent.isMoving(after: 16.9))
    #expect(!parent.isMoving(after: 17))
  }

  @Test("The period is known once an animation that repeats for ever has begun")
  func period() {
    let layer = layer { $0.repeatCount = .infinity }
    #expect(layer.period(after: 1) == nil)
    #expect(layer.period(after: 3) == 4)
    #expect(self.layer().period(after: 3) == nil)
  }

  @Test("An animation without a begin time does not count as moving")
  func whatHasNotBegunDoesNotMove() {
    #expect(!layer { $0.beginTime = 0 }.isMoving(after: 3))
  }

  @Test("A tree counts as moving if any of its layers does")
  func treeMovesWhereAnyOfItMoves() {
    let (root, branch) = (CALayer(), CALayer())
    root.addSublayer(branch)
    #expect(!root.isMoving(after: 0))
    branch.addSublayer(layer { $0.beginTime = 5 })
    #expect(root.isMoving(after: 8))
    #expect(!root.isMoving(after: 9))
    branch.mask = layer { $0.beginTime = 8 }
    #expect(root.isMoving(after: 9))
    #expect(!root.isMoving(after: 12))
  }

  private func layer(with change: (CABasicAnimation) -> Void = { _ in }) -> CALayer {
    let layer = CALayer()
    let animation = CABasicAnimation("opacity", from: 0, to: 1, lasting: 4)
    animation.beginTime = 2
    change(animation)
    layer.add(animation, forKey: nil)
    return layer
  }
}

#endif
