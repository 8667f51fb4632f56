#if !canImport(QuartzCore)

import HUDLayers
import Testing

/// The group begins at second 2 and lasts four seconds. Without it the border's width is 9.
@Suite(.timeLimit(.minutes(15))) struct AnimationGroupTests {
  @Test("A member ends by itself or with its group, and begins relative to it")
  func members() {
    #expect(widths { $0.animations = [member(lasting: 0)] } == "9901239999")
    #expect(widths { $0.animations = [member(to: 8, lasting: 8)] } == "9901239999")
    let short = member(to: 2, lasting: 2)
    #expect(widths { $0.animations = [short] } == "9901999999")
    short.fillMode = .forwards
    #expect(widths { $0.animations = [short] } == "9901229999")
    let late = member(to: 2, lasting: 2)
    late.beginTime = 2
    #expect(widths { $0.animations = [late] } == "9999019999")
    late.fillMode = .backwards
    #expect(widths { $0.animations = [late] } == "9900019999")
  }

  @Test("A member repeats within its group and the group on its own")
  func memberRepeatsWithin() {
    let twice = member(to: 2, lasting: 2)
    twice.repeatCount = 2
    let drawing = widths {
      $0.animations = [twice]
      $0.repeatCount = 1.5
    }
    #expect(drawing == "9901010199")
  }

  @Test("The group's timing function changes the time of its members")
  func timingFunctionOfGroup() {
    let early = CAMediaTimingFunction(controlPoints: 0, 1, 0, 1)
    let drawing = widths {
      $0.animations = [member(lasting: 4)]
      $0.timingFunction = early
    }
    #expect(drawing == "9903339999")
  }

  @Test("A group can contain groups")
  func groupsStandInGroups() {
    let inner = CAAnimationGroup()
    inner.beginTime = 1
    inner.duration = 2
    inner.animations = [member(lasting: 4)]
    #expect(widths { $0.animations = [inner] } == "9990199999")
  }

  @Test("Changing an animation after it was added changes nothing")
  func changingOriginalsAfterwardsChanges() {
    let original = member(lasting: 4)
    let group = CAAnimationGroup()
    group.animations = [original]
    group.duration = 4
    let layer = CALayer()
    layer.add(group, forKey: "group")
    original.toValue = 1000
    original.duration = 1000
    group.duration = 1000
    let kept = layer.animation(forKey: "group") as? CAAnimationGroup
    #expect(kept?.duration == 4)
    #expect(kept?.animations?.first?.duration == 4)
    #expect((kept?.animations?.first as? CABasicAnimation)?.toValue as? Int == 4)
  }

  private func member(to value: Int = 4, lasting duration: CFTimeInterval) -> CABasicAnimation {
    CABasicAnimation("borderWidth", from: 0, to: value, lasting: duration)
  }

  private func widths(_ set: (CAAnimationGroup) -> Void) -> String {
    let layer = CALayer()
    layer.borderWidth = 9
    let group = CAAnimationGroup()
    group.duration = 4
    group.beginTime = 2
    set(group)
    layer.add(group, forKey: nil)
    return layer.borderWidths(during: 0..<10)
  }
}

#endif
