import HUDCore
import HUDLayers
import Testing

/// Whatever comes or goes may be interrupted at any moment, by the same animation or by another.
@MainActor @Suite(.timeLimit(.minutes(5))) struct InterruptionTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  /// Of the way: before the first frame, early, half way, late, and as it comes to rest.
  private static let moments = [0, 0.1, 0.5, 0.9, 0.999]

  @Test(
    "[MI12] what is dismissed as it comes, and comes back as it goes, goes on from what is seen",
    arguments: Motion.all, Motion.all)
  func comesBack(_ first: Motion, as second: Motion) throws {
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
    "[MI12] what comes back goes again from what is seen, as it last came",
    arguments: Motion.all, Motion.all)
  func goesAgain(_ first: Motion, as second: Motion) throws {
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
    "[MI12] other content that joins what comes changes nothing of how it comes, but how it goes",
    arguments: Motion.all, Motion.all)
  func joins(_ first: Motion, by second: Motion) throws {
    for moment in Self.moments {
      let played = host.played.count
      show(first)
      try interrupt(at: moment) { show(second) }
      #expect(host.played.count == played + 1)
      try interrupt(at: 0) { hud.dismiss() }
      try expectOnItsWay(to: 0, second.to)
      host.advance(by: .seconds(1))
      expectGone()
    }
  }

  private func show(_ motion: Motion) {
    hud.show(HUD.Content(), options: HUD.Options(mask: .black, animation: motion.animation))
  }

  /// Calls when that much of the way that is being gone is over; nothing jumps.
  private func interrupt(at moment: Double, by call: () -> Void) throws {
    host.advance(by: try #require(host.played.last).duration * moment)
    let before = try #require(Seen(host.canvas))
    call()
    host.settle()
    let after = try #require(Seen(host.canvas))
    #expect(after.isClose(to: before), "at \(moment) of the way")
  }

  /// What the layers are set to, which is what they show once nothing moves them.
  private func expectOnItsWay(to opacity: Float, _ scale: CGFloat) throws {
    let canvas = try #require(host.canvas)
    #expect(canvas.bezel.opacity == opacity)
    #expect(canvas.bezel.affineTransform().a == scale)
    #expect(canvas.backdrop.opacity == opacity)
    #expect(CATransform3DIsIdentity(canvas.backdrop.transform))
  }

  private func expectAtRest() throws {
    try expectOnItsWay(to: 1, 1)
    #expect(try #require(Seen(host.canvas)).isClose(to: Seen(.shown)))
    #expect(host.canvas?.bezel.animationKeys() == nil)
    #expect(host.canvas?.backdrop.animationKeys() == nil)
    #expect(host.alarm == nil)
  }

  private func expectGone() {
    #expect(!hud.isVisible)
    #expect(host.canvas == nil)
    #expect(host.alarm == nil)
  }
}
