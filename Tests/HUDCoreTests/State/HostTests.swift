import HUDCore
import Testing

@Suite("Without a host", .timeLimit(.minutes(5))) struct NoHostTests {
  private func play(_ policy: Policy = .instant) -> Play {
    let play = Play(policy)
    play.hostIsReady = false
    return play
  }

  @Test("a spinner waits, as long as it takes, and says nothing")
  func spinnerWaits() {
    let play = play(.unhurried)
    play.show("Loading")
    play.pass(.seconds(3600))
    #expect(play.phase == .waitingForHost)
    #expect(!play.isVisible)
    #expect(play.wake == nil)
    #expect(play.posts.isEmpty && play.announcements.isEmpty && play.panel == nil)
    play.gainHost()
    #expect(play.panel?.title == "Loading")
    #expect(play.posts == [.willAppear])
  }

  @Test("the grace time counts from the call; what is left of it is waited for")
  func graceGoesOn() {
    let play = play(Policy(graceTime: .milliseconds(300)))
    play.show()
    play.pass(.milliseconds(100))
    play.gainHost()
    #expect(play.phase == .waiting)
    play.pass(.milliseconds(199))
    #expect(!play.isVisible)
    play.pass(.milliseconds(1))
    #expect(play.isVisible)
  }

  @Test("a toast lives its time unseen, and was never shown")
  func toastNeverShown() {
    let play = play(Policy(toastTime: .seconds(2)))
    let toast = play.toast()
    play.pass(.seconds(2))
    #expect(play.phase == .hidden)
    #expect(play.ends(of: toast) == [.neverShown])
    #expect(play.posts.isEmpty)
  }

  @Test("a toast that nobody saw was never shown, also where an activity waits on")
  func toastNeverShownBeforeActivity() {
    let play = play(Policy(toastTime: .seconds(2)))
    let activity = play.begin("Syncing")
    let toast = play.toast("Done")
    play.pass(.seconds(2))
    #expect(play.phase == .waitingForHost)
    #expect(play.ends(of: toast) == [.neverShown])
    play.gainHost()
    #expect(play.panel?.title == "Syncing")
    #expect(play.ends(of: activity).isEmpty)
  }

  @Test("a toast that is seen at last has its full time from then on")
  func toastSeenLate() {
    let play = play(Policy(toastTime: .seconds(2)))
    play.toast()
    play.pass(.milliseconds(1900))
    play.gainHost()
    play.pass(.milliseconds(1999))
    #expect(play.isVisible)
    play.pass(.milliseconds(1))
    #expect(play.phase == .hidden)
  }

  @Test("a dismissal that is due takes what waits")
  func delayedDismissal() {
    let play = play()
    play.show()
    let completion = play.dismiss(after: .seconds(1))
    play.pass(.seconds(1))
    #expect(play.phase == .hidden)
    #expect(play.results(of: completion) == [.neverShown])
  }

  @Test("the minimum time begins when it is seen")
  func minimumTime() {
    let play = play(Policy(minimumTime: .seconds(1)))
    play.show()
    play.pass(.seconds(5))
    play.gainHost()
    play.dismiss()
    #expect(play.phase == .lingering)
  }

  @Test("a toast whose time is over does not come with a host that is told of first")
  func toastTooLate() {
    let play = play(Policy(toastTime: .seconds(2)))
    let toast = play.toast()
    let activity = play.begin("Syncing")
    play.stop(for: .seconds(100))
    play.gainHost()
    #expect(play.ends(of: toast) == [.neverShown])
    #expect(play.panel?.title == "Syncing")
    #expect(play.ends(of: activity).isEmpty)
  }

  @Test("what was to be dismissed by then does not come either")
  func dismissalTooLate() {
    let play = play()
    play.show()
    let completion = play.dismiss(after: .seconds(1))
    play.stop(for: .seconds(100))
    play.gainHost()
    #expect(play.posts.isEmpty)
    #expect(play.results(of: completion) == [.neverShown])
  }

  @Test("that is told of late, and gone again, nothing comes")
  func readyNoMore() {
    let play = play()
    play.show()
    play.send(.hostReady)
    #expect(play.phase == .waitingForHost)
    #expect(play.posts.isEmpty)
  }

  @Test("what is followed is read each second, as it may end")
  func followed() {
    let play = play()
    play.put(up: HUD.Content(.ring(0)), as: .tracked)
    #expect(play.wake?.time == .seconds(1))
    play.pass(.milliseconds(1500))
    #expect(play.wake?.time == .seconds(2))
    play.gainHost()
    #expect(play.wake == nil)
  }

  @Test("a host that is told of twice changes nothing")
  func readyTwice() {
    let play = Play()
    play.show()
    let effects = play.effects.count
    play.gainHost()
    #expect(play.effects.count == effects)
  }
}

@Suite("A host that is lost", .timeLimit(.minutes(5))) struct HostLostTests {
  @Test(
    "takes what was shown with it, as gone",
    arguments: [Scene.appearing, .visible, .lingering, .toast])
  func takesItAlong(in scene: Scene) {
    let (play, first) = Play.at(scene)
    let completion = play.dismiss(after: .seconds(5))
    let activity = scene == .lingering ? nil : play.begin("Syncing")
    play.loseHost()
    #expect(play.phase == .hidden)
    #expect(play.posts.suffix(2) == [.willDisappear, .didDisappear])
    #expect(play.events.suffix(2).map(\.reason) == [.hostGone, .hostGone])
    #expect(play.ends(of: first) == [.hostGone])
    if let activity {
      #expect(play.ends(of: activity) == [.hostGone])
      #expect(play.results(of: completion) == [.superseded])
    } else {
      #expect(play.results(of: completion) == [.hostGone])
    }
    #expect(play.panel == nil)
    #expect(play.wake == nil)
  }

  @Test("in a disappearance finishes it for its own reason")
  func whileDisappearing() {
    let (play, first) = Play.at(.disappearing)
    play.loseHost()
    #expect(play.phase == .hidden)
    #expect(play.posts.last == .didDisappear)
    #expect(play.ends(of: first) == [.dismissed])
  }

  @Test("in the grace time leaves it waiting for another one")
  func inGrace() {
    let (play, _) = Play.at(.waiting)
    play.loseHost()
    play.pass(.seconds(10))
    #expect(play.phase == .waitingForHost)
    #expect(play.posts.isEmpty)
    play.gainHost()
    #expect(play.phase == .appearing)
  }

  @Test("without a word in the grace time posts nothing of what cannot be seen")
  func goneInSilence() {
    let (play, _) = Play.at(.waiting)
    play.hostIsReady = false
    play.pass(.seconds(10))
    #expect(play.phase == .waitingForHost)
    #expect(play.posts.isEmpty)
    play.gainHost()
    #expect(play.phase == .appearing)
  }

  @Test("without a word in the grace time is missed by a toast, which does not wait")
  func goneBeforeToast() {
    let (play, _) = Play.at(.waiting)
    play.hostIsReady = false
    play.toast("Saved")
    #expect(play.phase == .waitingForHost)
    #expect(play.posts.isEmpty)
    play.gainHost()
    #expect(play.panel?.title == "Saved")
  }

  @Test("for good ends what is there, and all that is asked for later", arguments: Scene.allCases)
  func forGood(in scene: Scene) {
    let (play, first) = Play.at(scene)
    let wasSeen = play.isVisible
    play.loseHost(forGood: true)
    #expect(play.phase == .hidden && play.wake == nil)
    switch scene {
    case .hidden: #expect(play.effects.isEmpty)
    case .waitingForHost, .waiting: #expect(play.ends(of: first) == [.neverShown])
    case .disappearing: #expect(play.ends(of: first) == [.dismissed])
    case .appearing, .visible, .lingering, .toast: #expect(play.ends(of: first) == [.hostGone])
    }
    #expect(play.posts.isEmpty == !wasSeen || scene == .disappearing)

    let posts = play.posts.count
    for late in [play.show(), play.toast(), play.begin(), play.progress(0.4)] {
      #expect(play.ends(of: late) == [.neverShown])
    }
    #expect(play.phase == .hidden && play.posts.count == posts)
    // Another place takes over.
    play.loseHost()
    play.show("Next")
    #expect(play.phase == .waitingForHost)
  }

  @Test("while nothing is shown changes nothing", arguments: [Scene.hidden, .waitingForHost])
  func nothingToLose(in scene: Scene) {
    let (play, _) = Play.at(scene)
    let phase = play.phase
    play.loseHost()
    #expect(play.phase == phase)
    #expect(play.posts.isEmpty)
  }
}
