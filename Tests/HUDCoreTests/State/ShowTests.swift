import HUDCore
import Testing

@Suite("show", .timeLimit(.minutes(5))) struct ShowTests {
  @Test(
    "comes, joins or takes over, and counts",
    arguments: [
      (.hidden, .waiting, 1), (.waitingForHost, .waitingForHost, 2), (.waiting, .waiting, 2),
      (.appearing, .appearing, 2), (.visible, .visible, 2), (.lingering, .visible, 1),
      (.toast, .visible, 1), (.disappearing, .appearing, 1),
    ] as [(Scene, Play.Phase, Int)])
  func show(in scene: Scene, leadsTo phase: Play.Phase, count: Int) {
    let (play, first) = Play.at(scene)
    let second = play.show("Second")
    #expect(play.phase == phase)
    #expect(play.count == count)
    #expect(play.ends(of: second).isEmpty)
    play.pass(.seconds(10))
    if scene != .waitingForHost { #expect(play.panel?.title == "Second") }
    #expect(play.ends(of: first).count == (scene == .hidden ? 0 : 1))
  }

  @Test(
    "ends the showing whose place it takes", arguments: Scene.allCases.filter { $0 != .hidden })
  func replaces(in scene: Scene) {
    let (play, first) = Play.at(scene)
    play.show("Second")
    #expect(play.ends(of: first) == [scene == .disappearing ? .dismissed : .replaced])
  }

  @Test("in the midst of a disappearance ends the old presentation and goes on from its panel")
  func interrupts() throws {
    let (play, _) = Play.at(.disappearing)
    let before = play.effects.count
    play.show("Second")
    guard
      case .appear(let showing, continuing: true) = play.effects[before...].first(where: {
        if case .appear = $0 { true } else { false }
      })
    else {
      Issue.record("the panel must go on from where it stands")
      return
    }
    #expect(showing.content.title == "Second")
    #expect(play.posts.suffix(3) == [.willDisappear, .didDisappear, .willAppear])
    let disappeared = try #require(play.events.last { $0.kind == .didDisappear })
    #expect(disappeared.isInterrupted)
    #expect(play.events.last?.presentation != disappeared.presentation)
  }

  @Test("over a toast counts from one again, whatever was counted before")
  func countsAgain() {
    let play = Play()
    play.show()
    play.show()
    play.toast()
    play.show()
    #expect(play.count == 1)
  }

  @Test("without a status, or with an empty one, clears the text", arguments: [nil, ""])
  func clearsStatus(_ status: String?) {
    let play = Play()
    play.show("Saving")
    play.show(status)
    #expect(play.panel == HUD.Content(.spinner))
  }

  @Test("and dismiss in one turn: the last call wins")
  func lastCallWins() {
    let play = Play(Policy(fadeTime: .milliseconds(150)))
    play.show()
    play.dismiss()
    #expect(!play.isVisible)
    play.show("Again")
    #expect(play.isVisible)
    play.dismiss()
    play.show("At last")
    play.pass(.seconds(60))
    #expect(play.panel?.title == "At last")
  }
}
