import HUDCore
import Testing

@Suite("Announcements", .timeLimit(.minutes(5))) struct AnnouncementTests {
  private func spoken(_ play: Play) -> [String] {
    play.announcements.map { $0.spoken(in: ["en"]) }
  }

  @Test("come when the HUD appears, and not in its grace time")
  func atAppearance() {
    let play = Play(Policy(graceTime: .milliseconds(300)))
    play.show("Loading")
    #expect(spoken(play).isEmpty)
    play.pass(.milliseconds(300))
    #expect(spoken(play) == ["Loading"])
  }

  @Test("come with another text or another kind, once each")
  func onChange() {
    let play = Play()
    play.show("One")
    play.show("One")
    play.send(.setStatus("Two"))
    play.send(.setStatus("Two"))
    play.toast("Two")
    #expect(spoken(play) == ["One", "Two", "Two"])
  }

  @Test("come with every quarter of a progress, and at its end")
  func quarters() {
    let play = Play()
    for step in 0...100 { play.progress(Double(step) / 100, "Copying") }
    #expect(spoken(play) == ["Copying", "25%", "50%", "75%", "100%"])
  }

  @Test("do not come where a progress falls")
  func fall() {
    let play = Play()
    play.progress(0.9)
    play.progress(0.1)
    play.progress(0.2)
    #expect(spoken(play) == ["Loading"])
    play.progress(0.3)
    #expect(spoken(play) == ["Loading", "30%"])
  }

  @Test("do not come with a HUD that blocks, as a screen reader reads what takes the focus")
  func underMask() {
    let play = Play(Policy(blocksInput: true))
    play.show("One")
    #expect(spoken(play).isEmpty)
  }

  @Test("come with every later change under a mask, as the focus stays where it is")
  func changeUnderMask() {
    let play = Play(Policy(blocksInput: true))
    play.progress(0, "Uploading")
    for step in 1...100 { play.progress(Double(step) / 100) }
    play.send(.setStatus("Nearly there"))
    play.toast("Saved")
    #expect(spoken(play) == ["25%", "50%", "75%", "100%", "Nearly there", "Saved"])
  }

  @Test("do not come where a change brings the mask, and come again after it")
  func maskComesLater() {
    let play = Play()
    play.show("One")
    play.policy.blocksInput = true
    play.show("Two")
    play.send(.setStatus("Three"))
    #expect(spoken(play) == ["One", "Three"])
  }

  @Test("come where a mask goes with a change, and not with the next one that takes the focus")
  func maskGoes() {
    let play = Play(Policy(blocksInput: true))
    play.show("One")
    play.policy.blocksInput = false
    play.show("Two")
    play.policy.blocksInput = true
    play.show("Three")
    #expect(spoken(play) == ["Two"])
  }

  @Test("come with a HUD that takes over a panel on its way out, and the focus with it")
  func takenOver() {
    let play = Play(Policy(fadeTime: .milliseconds(200), blocksInput: true))
    play.show("One")
    play.dismiss()
    play.show("Two")
    #expect(spoken(play) == ["Two"])
  }

  @Test("have a word for an indicator without a text, and none for nothing to say")
  func words() {
    let play = Play()
    play.show()
    play.toast()
    play.put(up: HUD.Content(.none), as: .spinner)
    #expect(spoken(play) == ["Loading", "Success"])
  }

  @Test("come again for what is shown again")
  func shownAgain() {
    let play = Play()
    play.show("Loading")
    let activity = play.begin("Syncing")
    play.end(activity)
    #expect(spoken(play) == ["Loading", "Syncing", "Loading"])
  }
}
