import HUDCore
import Testing

@Suite("popActivity", .timeLimit(.minutes(5))) struct PopTests {
  @Test(
    "of the last one ends the HUD, but no toast",
    arguments: [
      (.hidden, .hidden), (.waitingForHost, .hidden), (.waiting, .hidden),
      (.appearing, .lingering), (.visible, .lingering), (.lingering, .lingering),
      (.toast, .visible), (.disappearing, .disappearing),
    ] as [(Scene, Play.Phase)])
  func pop(in scene: Scene, leadsTo phase: Play.Phase) {
    let (play, _) = Play.at(scene)
    play.pop()
    #expect(play.phase == phase)
    #expect(play.count == 0)
  }

  @Test(
    "of one of two keeps the HUD",
    arguments: [Scene.waitingForHost, .waiting, .appearing, .visible])
  func popOne(in scene: Scene) {
    let (play, _) = Play.at(scene)
    play.show("Second")
    let phase = play.phase
    play.pop()
    #expect(play.phase == phase)
    #expect(play.count == 1)
  }

  @Test("before anything was seen posts nothing", arguments: [Scene.waitingForHost, .waiting])
  func postsNothing(in scene: Scene) {
    let (play, first) = Play.at(scene)
    play.pop()
    play.pass(.seconds(10))
    #expect(play.posts.isEmpty)
    #expect(play.ends(of: first) == [.neverShown])
    #expect(play.wake == nil)
  }

  @Test(
    "without an activity does nothing at all", arguments: [Scene.hidden, .lingering, .disappearing])
  func doesNothing(in scene: Scene) {
    let (play, _) = Play.at(scene)
    let effects = play.effects.count
    play.pop()
    #expect(play.effects.count == effects)
  }

  @Test("under a toast lowers the count, and the toast lives its time")
  func popUnderToast() {
    let play = Play(Policy(toastTime: .seconds(2)))
    play.show()
    play.show()
    let toast = play.toast()
    play.pop()
    #expect(play.count == 1)
    play.pop()
    play.pop()
    #expect(play.count == 0)
    play.pass(.milliseconds(1999))
    #expect(play.isVisible)
    play.pass(.milliseconds(1))
    #expect(play.ends(of: toast) == [.timedOut])
  }

  @Test("ends what was shown as ended")
  func reason() {
    let play = Play()
    let shown = play.show()
    play.pop()
    #expect(play.ends(of: shown) == [.ended])
    #expect(play.events.last?.reason == .ended)
  }
}
