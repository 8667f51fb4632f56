import HUDCore
import Testing

@Suite("An owned activity", .timeLimit(.minutes(5))) struct ActivityTests {
  @Test(
    "comes or joins, and leaves the count alone",
    arguments: [
      (.hidden, .waiting, 0), (.waitingForHost, .waitingForHost, 1), (.waiting, .waiting, 1),
      (.appearing, .appearing, 1), (.visible, .visible, 1), (.lingering, .visible, 0),
      (.toast, .visible, 0), (.disappearing, .appearing, 0),
    ] as [(Scene, Play.Phase, Int)])
  func begin(in scene: Scene, leadsTo phase: Play.Phase, count: Int) {
    let (play, first) = Play.at(scene)
    let activity = play.begin("Syncing")
    #expect(play.phase == phase)
    #expect(play.count == count)
    #expect(play.ends(of: activity).isEmpty)
    let isJoined: [Scene] = [.hidden, .waitingForHost, .waiting, .appearing, .visible, .toast]
    if isJoined.contains(scene) { #expect(play.ends(of: first).isEmpty) }
  }

  @Test("is shown before older ones, which are shown again when it ends")
  func newestIsShown() {
    let play = Play()
    play.show("Loading")
    let one = play.begin("One")
    let two = play.begin("Two")
    #expect(play.panel?.title == "Two")
    play.end(two)
    #expect(play.panel?.title == "One")
    play.show("Loading more")
    #expect(play.panel?.title == "Loading more")
    play.pop()
    play.pop()
    #expect(play.panel?.title == "One")
    #expect(play.isVisible)
    play.end(one)
    #expect(play.phase == .hidden)
  }

  @Test("that ends behind another one is gone without a change")
  func endsBehind() {
    let play = Play()
    let one = play.begin("One")
    let two = play.begin("Two")
    play.end(one)
    #expect(play.panel?.title == "Two")
    #expect(play.ends(of: one) == [.ended])
    play.end(two)
    #expect(play.phase == .hidden)
  }

  @Test("waits behind a toast")
  func waitsBehindToast() {
    let (play, toast) = Play.at(.toast)
    play.begin("Syncing")
    #expect(play.panel?.title == "First")
    #expect(play.ends(of: toast).isEmpty)
    play.pass(.seconds(2))
    #expect(play.panel?.title == "Syncing")
    #expect(play.ends(of: toast) == [.timedOut])
    play.pass(.seconds(100))
    #expect(play.isVisible)
  }

  @Test("is never popped, and keeps the HUD when the last anonymous one is")
  func isNeverPopped() {
    let play = Play()
    let activity = play.begin("Syncing")
    play.pop()
    #expect(play.isVisible)
    let shown = play.show("Loading")
    play.pop()
    play.pop()
    #expect(play.panel?.title == "Syncing")
    #expect(play.ends(of: shown) == [.ended])
    #expect(play.ends(of: activity).isEmpty)
  }

  @Test("has a text and a progress of its own, wherever it waits")
  func ownContent() {
    let play = Play()
    let one = play.begin("One")
    let two = play.begin("Two")
    play.send(.change(one, .progress(0.5)))
    play.send(.change(one, .status("One half")))
    #expect(play.panel == HUD.Content(.spinner, title: "Two"))
    play.end(two)
    #expect(play.panel == HUD.Content(.ring(0.5), title: "One half"))
  }

  @Test("ends once: again, after a dismissal or unknown is harmless and silent")
  func endsOnce() {
    let play = Play(Policy(fadeTime: .milliseconds(200)))
    let one = play.begin("One")
    play.begin("Two")
    play.end(one)
    play.end(one, with: "Done")
    play.end(999, with: "Done")
    #expect(play.panel?.title == "Two")
    #expect(play.ends(of: one) == [.ended])
    play.dismiss()
    let effects = play.effects.count
    play.end(one)
    play.end(one, with: "Done")
    play.send(.change(one, .status("Late")))
    #expect(play.effects.count == effects)
    play.pass(.seconds(1))
    #expect(play.phase == .hidden)
  }

  @Test("says with a toast how it went, and the HUD goes with it")
  func endsWithToast() {
    let play = Play(Policy(toastTime: .seconds(2)))
    let activity = play.begin("Syncing")
    let toast = play.end(activity, with: "Synced")
    #expect(play.panel == HUD.Content(.success, title: "Synced"))
    #expect(play.ends(of: activity) == [.ended])
    play.pass(.seconds(2))
    #expect(play.phase == .hidden)
    #expect(play.ends(of: toast) == [.timedOut])
  }

  @Test("that ends with a toast in its grace time shows the toast at once")
  func endsWithToastInGrace() {
    let play = Play(Policy(graceTime: .milliseconds(300)))
    let activity = play.begin("Syncing")
    play.end(activity, with: "Synced")
    #expect(play.panel?.title == "Synced")
  }

  @Test("that ends alone in its grace time was never shown, and nothing is posted")
  func endsInGrace() {
    let play = Play(Policy(graceTime: .milliseconds(300)))
    let activity = play.begin("Syncing")
    play.end(activity)
    #expect(play.phase == .hidden)
    #expect(play.posts.isEmpty)
    #expect(play.ends(of: activity) == [.neverShown])
  }

  @Test("ends with every other by a dismissal")
  func dismissEndsAll() {
    let play = Play()
    let activities = [play.begin("One"), play.begin("Two")]
    play.toast("Done")
    play.dismiss()
    #expect(play.phase == .hidden)
    for activity in activities { #expect(play.ends(of: activity) == [.dismissed]) }
  }
}
