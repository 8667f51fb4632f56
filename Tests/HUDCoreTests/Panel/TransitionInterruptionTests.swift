import HUDCore
import HUDLayers
import Testing

/// Any appearance or disappearance may be interrupted at any moment, with any animation.
@MainActor @Suite(.timeLimit(.minutes(15))) struct TransitionInterruptionTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  /// Fractions of a transition: before the first frame, early, half way, late, and almost at its
  /// end.
  private static let moments = [0, 0.1, 0.5, 0.9, 0.999]

  @Test(
    "[MI12] A HUD dismissed or shown again in mid-transition moves on from its visible state",
    arguments: ReferenceAnimation.all, ReferenceAnimation.all)
  func comesBack(_ first: ReferenceAnimation, as second: ReferenceAnimation) throws {
    for moment in Self.moments {
      show(first)
      try interrupt(at: moment) { hud.dismiss() }
      try expectOnItsWay(to: 0, first.to)
      try interrupt(at: moment) { show(second) }
      try expectOnItsWay(to: 1, 1)
      host.advance(by: .seconds(1))
      try expectAtRest()
      hud.dismiss()
      try expectOnItsWay(to: 0, second.to)
      host.advance(by: .seconds(1))
      expectGone()
    }
  }

  @Test(
    "[MI12] A HUD shown again and dismissed in mid-transition leaves as the second show says",
    arguments: ReferenceAnimation.all, ReferenceAnimation.all)
  func goesAgain(_ first: ReferenceAnimation, as second: ReferenceAnimation) throws {
    for moment in Self.moments {
      show(first)
      host.advance(by: .seconds(1))
      hud.dismiss()
      try interrupt(at: moment) { show(second) }
      try interrupt(at: moment) { hud.dismiss() }
      try expectOnItsWay(to: 0, second.to)
      host.advance(by: .seconds(1))
      expectGone()
    }
  }

  @Test(
    "[MI12] A show that joins an appearing HUD changes how it will disappear, not how it appears",
    arguments: ReferenceAnimation.all, ReferenceAnimation.all)
  func joins(_ first: ReferenceAnimation, by second: ReferenceAnimation) throws {
    for moment in Self.moments {
      show(first)
      let played = try #require(host.played.last)
      try interrupt(at: moment) { show(second) }
      let transition = try #require(host.played.last)
      #expect((transition.start, transition.curve) == (played.start, played.curve))
      #expect(transition.from.scale == played.from.scale && transition.to == played.to)
      try interrupt(at: 0) { hud.dismiss() }
      try expectOnItsWay(to: 0, second.to)
      host.advance(by: .seconds(1))
      expectGone()
    }
  }

  @Test(
    "A panel whose content changes while it appears or disappears never jumps, in size neither",
    arguments: ReferenceAnimation.all, ReferenceAnimation.all)
  func changes(_ first: ReferenceAnimation, and second: ReferenceAnimation) throws {
    for moment in Self.moments {
      show(first, HUD.Content(status: "A"))
      try interrupt(at: moment) { hud.setStatus("A text that needs more room") }
      try interrupt(at: moment) { hud.dismiss() }
      try expectOnItsWay(to: 0, first.to)
      try interrupt(at: moment) { show(second, HUD.Content(.success, status: "B", detail: "C")) }
      try interrupt(at: moment) { hud.setStatus("Much shorter") }
      try expectOnItsWay(to: 1, 1)
      host.advance(by: .seconds(1))
      try expectAtRest()
      #expect(try #require(VisibleShape(host.canvas)).frame == hud.panel?.frame)
      hud.dismiss()
      host.advance(by: .seconds(1))
      expectGone()
    }
  }

  private func show(_ motion: ReferenceAnimation, _ content: HUD.Content = HUD.Content()) {
    hud.show(content, options: motion.options)
  }

  /// Makes the call when that fraction of the current transition has passed, and expects no jump.
  private func interrupt(at moment: Double, by call: () -> Void) throws {
    host.advance(by: try #require(host.played.last).duration * moment)
    // A panel that no frame has shown yet may take any size.
    let wasDrawn = host.filled.last != nil && !host.needsUpdate
    let before = try (#require(VisiblePose(host.canvas)), #require(VisibleShape(host.canvas)))
    call()
    host.settle()
    let after = try (#require(VisiblePose(host.canvas)), #require(VisibleShape(host.canvas)))
    #expect(after.0.isClose(to: before.0) || !wasDrawn, "at \(moment) of the transition")
    #expect(after.1.isClose(to: before.1) || !wasDrawn, "at \(moment) of the transition")
  }

  /// Checks the layers' model values, which are what they show once no animation runs.
  private func expectOnItsWay(to opacity: Float, _ scale: CGFloat) throws {
    let canvas = try #require(host.canvas)
    #expect(canvas.bezel.opacity == opacity)
    #expect(abs(canvas.bezel.affineTransform().a - scale) < 1e-9)
    #expect(canvas.mask.opacity == opacity)
    #expect(canvas.mask.affineTransform() == .identity)
  }

  private func expectAtRest() throws {
    try expectOnItsWay(to: 1, 1)
    #expect(try #require(VisiblePose(host.canvas)).isClose(to: VisiblePose(.shown)))
    #expect(host.canvas?.bezel.animationKeys() == nil)
    #expect(host.canvas?.mask.animationKeys() == nil)
    #expect(host.alarm == nil)
  }

  private func expectGone() {
    #expect(!hud.isVisible)
    #expect(host.canvas == nil)
    #expect(host.alarm == nil)
  }
}
