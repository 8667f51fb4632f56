#if !canImport(QuartzCore)

import HUDLayers
import Testing

/// The animation runs from second 2 to second 6.
@Suite(.timeLimit(.minutes(5))) struct MovementTests {
  @Test(
    "A layer counts as moving while its animation runs",
    arguments: [(0, Movement.from(2)), (2, .always), (5.9, .always), (6, .none), (9, .none)])
  func layerMovesWhileItsAnimation(time: CFTimeInterval, movement: Movement) {
    #expect(layer().movement(after: time) == movement)
  }

  @Test("A layer does not count as moving while an animation fills")
  func filledTimesStand() {
    let layer = layer {
      $0.fillMode = .both
      $0.isRemovedOnCompletion = false
    }
    #expect(layer.movement(after: 1) == .from(2))
    #expect(layer.movement(after: 7) == .none)
  }

  @Test("An animation that repeats for ever always counts as moving")
  func whatRepeatsForEver() {
    #expect(layer { $0.repeatCount = .infinity }.movement(after: 1e9) == .always)
  }

  @Test("A layer with speed 0 does not count as moving")
  func whatIsStoppedDoesNotMove() {
    #expect(layer { $0.speed = 0 }.movement(after: 3) == .none)
  }

  @Test("An animation that has not begun does not count as moving")
  func whatHasNotBegunDoesNotMove() {
    #expect(layer { $0.beginTime = 0 }.movement(after: 3) == .none)
  }

  @Test("A tree counts as moving if any of its layers does")
  func treeMovesWhereAnyOfItMoves() {
    let (root, branch) = (CALayer(), CALayer())
    root.addSublayer(branch)
    #expect(root.movement(after: 0) == .none)
    branch.addSublayer(layer { $0.beginTime = 5 })
    #expect(root.movement(after: 0) == .from(5))
    branch.mask = layer()
    #expect(root.movement(after: 0) == .from(2))
    #expect(root.movement(after: 3) == .always)
    #expect(root.movement(after: 6) == .always)
    #expect(root.movement(after: 9) == .none)
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
