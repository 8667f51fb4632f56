#if !canImport(QuartzCore)

import HUDLayers
import Testing

/// An animation runs from second 2 to second 6.
@Suite(.timeLimit(.minutes(5))) struct MovementTests {
  @Test(
    "A layer moves while its animation runs",
    arguments: [(0, Movement.from(2)), (2, .always), (5.9, .always), (6, .none), (9, .none)])
  func layerMovesWhileItsAnimation(time: CFTimeInterval, movement: Movement) {
    #expect(layer().movement(after: time) == movement)
  }

  @Test("Filled times stand still")
  func filledTimesStand() {
    let layer = layer {
      $0.fillMode = .both
      $0.isRemovedOnCompletion = false
    }
    #expect(layer.movement(after: 1) == .from(2))
    #expect(layer.movement(after: 7) == .none)
  }

  @Test("What repeats for ever always moves")
  func whatRepeatsForEver() {
    #expect(layer { $0.repeatCount = .infinity }.movement(after: 1e9) == .always)
  }

  @Test("What is stopped does not move")
  func whatIsStoppedDoesNotMove() {
    #expect(layer { $0.speed = 0 }.movement(after: 3) == .none)
  }

  @Test("What has not begun does not move")
  func whatHasNotBegunDoesNotMove() {
    #expect(layer { $0.beginTime = 0 }.movement(after: 3) == .none)
  }

  @Test("A tree moves where any of it moves")
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
