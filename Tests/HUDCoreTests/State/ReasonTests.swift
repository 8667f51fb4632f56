import HUDCore
import Testing

@Suite("A handle", .timeLimit(.minutes(5))) struct HandleEndTests {
  @Test("takes back its own showing, and leaves what others show")
  func withdraws() {
    let play = Play()
    let activity = play.begin("Syncing")
    let shown = play.show("Loading")
    play.send(.withdraw(shown))
    #expect(play.ends(of: shown) == [.dismissed])
    #expect(play.panel?.title == "Syncing")
    #expect(play.ends(of: activity).isEmpty)
  }

  @Test("that stands for all there is takes the HUD with it", arguments: [false, true])
  func withdrawsLast(isToast: Bool) {
    let play = Play()
    let shown = isToast ? play.toast() : play.show()
    play.send(.withdraw(shown))
    #expect(play.phase == .hidden)
    #expect(play.events.last?.reason == .dismissed)
    #expect(play.ends(of: shown) == [.dismissed])
  }

  @Test("that was replaced does nothing any more")
  func isInert() {
    let play = Play()
    let first = play.show("One")
    play.show("Two")
    let effects = play.effects.count
    play.send(.withdraw(first))
    play.send(.change(first, .status("Late")))
    #expect(play.effects.count == effects)
    #expect(play.count == 2)
  }

  @Test("changes what it stands for, and counts nothing")
  func changes() {
    let play = Play()
    let shown = play.show("One")
    play.send(.change(shown, .status("Two")))
    play.send(.change(shown, .progress(0.5)))
    #expect(play.panel == HUD.Content(.ring(0.5), title: "Two"))
    play.send(.change(shown, .content(HUD.Content(.spinner, title: "Three"))))
    #expect(play.panel?.title == "Three")
    #expect(play.count == 1)
  }

  @Test("[SI26] whose button cancels ends as cancelled, and the action runs once")
  func cancels() {
    let play = Play()
    let action = HUD.Action("Cancel") {}
    let shown = play.put(up: HUD.Content(.spinner, action: action), as: .spinner)
    play.send(.press)
    #expect(play.phase == .hidden)
    #expect(play.ends(of: shown) == [.cancelled])
    #expect(play.events.last?.reason == .cancelled)
    play.send(.press)
    let performed = play.effects.filter { if case .perform = $0 { true } else { false } }
    #expect(performed.count == 1)
  }

  @Test("whose button does something plain stays")
  func plainAction() {
    let play = Play()
    let action = HUD.Action("More", role: .plain) {}
    play.put(up: HUD.Content(.spinner, action: action), as: .spinner)
    play.send(.press)
    play.send(.press)
    #expect(play.isVisible)
    let performed = play.effects.filter { if case .perform = $0 { true } else { false } }
    #expect(performed.count == 2)
  }

  @Test("under a button that cancels an activity leaves the others")
  func cancelsOneActivity() {
    let play = Play()
    let one = play.begin("One")
    let action = HUD.Action("Cancel") {}
    let two = play.put(up: HUD.Content(.spinner, action: action), as: .activity)
    play.send(.press)
    #expect(play.ends(of: two) == [.cancelled])
    #expect(play.ends(of: one).isEmpty)
    #expect(play.panel?.title == "One")
  }
}
