import HUDCore
import Testing

@Suite("A toast", .timeLimit(.minutes(5))) struct ToastTests {
  @Test(
    "appears without grace, and replaces what stands",
    arguments: [
      (.hidden, .appearing), (.waitingForHost, .waitingForHost), (.waiting, .appearing),
      (.appearing, .appearing), (.visible, .visible), (.lingering, .visible),
      (.toast, .visible), (.disappearing, .appearing),
    ] as [(Scene, Play.Phase)])
  func toast(in scene: Scene, leadsTo phase: Play.Phase) {
    let (play, first) = Play.at(scene)
    let toast = play.toast("Done")
    #expect(play.phase == phase)
    if scene != .waitingForHost { #expect(play.panel?.title == "Done") }
    if scene != .hidden {
      #expect(play.ends(of: first) == [scene == .disappearing ? .dismissed : .replaced])
    }
    #expect(play.ends(of: toast).isEmpty)
  }

  @Test("has its own full time, wherever it comes", arguments: Scene.allCases)
  func fullTime(in scene: Scene) {
    let (play, _) = Play.at(scene)
    let toast = play.toast("Done")
    play.pass(.milliseconds(1999))
    #expect(play.ends(of: toast).isEmpty)
    #expect(play.isVisible == (scene != .waitingForHost))
    play.pass(.milliseconds(1))
    #expect(!play.isVisible)
    play.pass(.milliseconds(200))
    #expect(play.phase == .hidden)
    #expect(play.ends(of: toast) == [scene == .waitingForHost ? .neverShown : .timedOut])
  }

  @Test("is no activity", arguments: [Scene.hidden, .toast, .disappearing])
  func countsNothing(in scene: Scene) {
    let (play, _) = Play.at(scene)
    play.toast()
    #expect(play.count == 0)
  }

  @Test("takes everything anonymous with it at its end")
  func takesAnonymousAlong() {
    let play = Play()
    play.show()
    play.show()
    play.toast("Done")
    play.begin("Syncing")
    play.pass(.seconds(5))
    #expect(play.panel?.title == "Syncing")
    #expect(play.count == 0)
    play.show()
    play.pop()
    #expect(play.panel?.title == "Syncing")
  }

  @Test("that joins what fades in is not followed by an older one's time")
  func countsFromItsCall() {
    let play = Play(Policy(fadeTime: .milliseconds(150), toastTime: .seconds(2)))
    play.show()
    play.pass(.milliseconds(100))
    play.toast()
    play.pass(.milliseconds(1999))
    #expect(play.isVisible)
    play.pass(.milliseconds(1))
    #expect(!play.isVisible)
  }

  @Test("needs no minimum time: a dismissal takes it at once")
  func hasNoMinimumTime() {
    let play = Play(Policy(minimumTime: .seconds(1)))
    play.toast()
    play.dismiss()
    #expect(play.phase == .hidden)
  }

  @Test("of no time at all appears and goes")
  func zeroTime() {
    let play = Play(Policy(toastTime: .zero))
    let toast = play.toast()
    play.pass(.zero)
    #expect(play.posts == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(play.ends(of: toast) == [.timedOut])
  }
}
