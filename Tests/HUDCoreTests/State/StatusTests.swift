import HUDCore
import Testing

@Suite("setStatus", .timeLimit(.minutes(5))) struct StatusTests {
  @Test(
    "changes the text that stands or will stand",
    arguments: [Scene.waiting, .appearing, .visible, .lingering, .toast])
  func changes(in scene: Scene) {
    let (play, first) = Play.at(scene)
    let phase = play.phase
    play.send(.setStatus("New"))
    #expect(play.phase == phase)
    #expect(play.presentation?.standing.content.title == "New")
    #expect(play.ends(of: first).isEmpty)
    if scene != .waiting { #expect(play.panel?.title == "New") }
  }

  @Test("waits with the rest for a host")
  func waitsForHost() {
    let (play, _) = Play.at(.waitingForHost)
    play.send(.setStatus("New"))
    play.pass(.seconds(1))
    play.gainHost()
    #expect(play.panel?.title == "New")
  }

  @Test("is ignored where nothing is on show", arguments: [Scene.hidden, .disappearing])
  func isIgnored(in scene: Scene) {
    let (play, _) = Play.at(scene)
    let (effects, phase) = (play.effects.count, play.phase)
    play.send(.setStatus("New"))
    #expect(play.effects.count == effects)
    #expect(play.phase == phase)
    play.show()
    play.pass(.seconds(1))
    #expect(play.panel?.title == nil)
  }

  @Test("changes the activity's text where that is on show, and no other")
  func changesWhoseverItIs() {
    let play = Play()
    play.show("Loading")
    let activity = play.begin("Syncing")
    play.send(.setStatus("Nearly synced"))
    #expect(play.panel?.title == "Nearly synced")
    play.end(activity)
    #expect(play.panel?.title == "Loading")
  }

  @Test("restarts no clock of a toast")
  func restartsNoClock() {
    let play = Play(Policy(toastTime: .seconds(2)))
    play.toast("Done")
    play.pass(.seconds(1))
    play.send(.setStatus("Really done"))
    play.pass(.seconds(1))
    #expect(play.phase == .hidden)
  }

  @Test("with nothing clears the text", arguments: [nil, ""])
  func clears(_ status: String?) {
    let play = Play()
    play.show("Loading")
    play.send(.setStatus(status))
    #expect(play.panel?.title == nil)
  }

  @Test("with what stands anyway changes nothing")
  func sameText() {
    let play = Play()
    play.show("Loading")
    let effects = play.effects.count
    play.send(.setStatus("Loading"))
    #expect(play.effects.count == effects)
  }
}
