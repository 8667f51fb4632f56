import HUDCore
import Testing

@Suite("dismiss", .timeLimit(.minutes(5))) struct DismissTests {
  @Test(
    "takes everything away and says why",
    arguments: [
      (.hidden, .hidden, .notShowing), (.waitingForHost, .hidden, .neverShown),
      (.waiting, .hidden, .neverShown), (.appearing, .lingering, .dismissed),
      (.visible, .lingering, .dismissed), (.lingering, .lingering, .dismissed),
      (.toast, .disappearing, .dismissed), (.disappearing, .disappearing, .dismissed),
    ] as [(Scene, Play.Phase, HUD.Reason)])
  func dismiss(in scene: Scene, leadsTo phase: Play.Phase, reason: HUD.Reason) {
    let (play, first) = Play.at(scene)
    let completion = play.dismiss()
    #expect(play.phase == phase)
    #expect(play.count == 0)
    #expect(play.results(of: completion) == (phase == .hidden ? [reason] : []))
    play.pass(.seconds(2))
    #expect(play.phase == .hidden)
    #expect(play.results(of: completion) == [reason])
    if scene != .hidden { #expect(play.ends(of: first) == [reason]) }
  }

  @Test(
    "before anything was seen posts nothing", arguments: [Scene.hidden, .waitingForHost, .waiting])
  func postsNothing(in scene: Scene) {
    let (play, _) = Play.at(scene)
    play.dismiss()
    play.pass(.seconds(10))
    #expect(play.posts.isEmpty)
    #expect(play.wake == nil)
  }

  @Test("that goes on after another one completes with it, for its reason")
  func joinsDisappearance() {
    let play = Play(Policy(fadeTime: .milliseconds(200)))
    play.show()
    play.pop()
    let completions = [play.dismiss(), play.dismiss(after: .seconds(5))]
    play.pass(.milliseconds(200))
    for completion in completions { #expect(play.results(of: completion) == [.ended]) }
    #expect(play.posts == [.willAppear, .willDisappear, .didDisappear])
  }

  @Test("that a later show overtakes while it lingers is told so at once")
  func isSuperseded() {
    let play = Play(Policy(minimumTime: .seconds(1)))
    play.show()
    let completion = play.dismiss()
    #expect(play.results(of: completion).isEmpty)
    play.show()
    #expect(play.results(of: completion) == [.superseded])
    play.pass(.seconds(10))
    #expect(play.isVisible)
    #expect(play.results(of: completion) == [.superseded])
  }

  @Test("that a show interrupts in its disappearance completes as what it was")
  func isInterrupted() {
    let play = Play(Policy(fadeTime: .milliseconds(200)))
    play.show()
    let completion = play.dismiss()
    play.show()
    #expect(play.results(of: completion) == [.dismissed])
    play.dismiss()
    play.pass(.seconds(1))
    #expect(play.results(of: completion) == [.dismissed])
  }

  @Test("ends every showing, seen or not, and each handle hears it once")
  func isAbsolute() {
    let play = Play(Policy(toastTime: .seconds(2), queuesToasts: true))
    let showings = [
      play.begin("One"), play.begin("Two"), play.toast("Three"), play.toast("Four"),
    ]
    play.dismiss()
    #expect(play.phase == .hidden)
    for showing in showings { #expect(play.ends(of: showing) == [.dismissed]) }
  }

  @Test("cancels a dismissal that was to come")
  func cancelsDelayed() {
    let play = Play(Policy(minimumTime: .seconds(1)))
    play.show()
    play.dismiss(after: .seconds(3))
    play.dismiss()
    play.pass(.seconds(1))
    #expect(play.phase == .hidden)
    play.show()
    play.pass(.seconds(10))
    #expect(play.isVisible)
  }
}

@Suite("dismiss(after:)", .timeLimit(.minutes(5))) struct DelayedDismissalTests {
  @Test(
    "goes at the deadline, and runs from the call",
    arguments: [Scene.waiting, .appearing, .visible, .toast])
  func deadline(in scene: Scene) {
    let (play, _) = Play.at(scene)
    let completion = play.dismiss(after: .milliseconds(1350))
    let count = play.count
    play.pass(.milliseconds(1349))
    #expect(play.isVisible)
    #expect(play.count == count)
    play.pass(.milliseconds(1))
    #expect(!play.isVisible)
    #expect(play.count == 0)
    #expect(play.results(of: completion).isEmpty)
    play.pass(.milliseconds(200))
    #expect(play.results(of: completion) == [.dismissed])
  }

  @Test(
    "is a dismissal at once where there is nothing to wait for",
    arguments: [Scene.hidden, .disappearing])
  func isPlainDismissal(in scene: Scene) {
    let (play, _) = Play.at(scene)
    let completion = play.dismiss(after: .seconds(5))
    play.pass(.milliseconds(200))
    #expect(play.results(of: completion) == [scene == .hidden ? .notShowing : .dismissed])
    play.show()
    play.pass(.seconds(60))
    #expect(play.isVisible)
  }

  @Test("within the grace time hides what nobody saw")
  func withinGrace() {
    let (play, first) = Play.at(.waiting)
    let completion = play.dismiss(after: .milliseconds(200))
    play.pass(.seconds(1))
    #expect(play.phase == .hidden)
    #expect(play.posts.isEmpty)
    #expect(play.results(of: completion) == [.neverShown])
    #expect(play.ends(of: first) == [.neverShown])
  }

  @Test("waits for the minimum time after its deadline")
  func minimumTime() {
    let play = Play(Policy(minimumTime: .seconds(1)))
    play.show()
    play.dismiss(after: .milliseconds(400))
    play.pass(.milliseconds(999))
    #expect(play.phase == .lingering)
    play.pass(.milliseconds(1))
    #expect(play.phase == .hidden)
  }

  enum Call: CaseIterable { case show, toast, begin, newProgress, endWithToast }

  @Test("is cancelled by whatever shows something new", arguments: Call.allCases)
  func isSuperseded(by call: Call) {
    let play = Play(Policy(toastTime: .seconds(100)))
    let activity = play.begin("Syncing")
    let completion = play.dismiss(after: .seconds(1))
    switch call {
    case .show: play.show()
    case .toast: play.toast()
    case .begin: play.begin()
    case .newProgress: play.progress(0)
    case .endWithToast: play.end(activity, with: "Synced")
    }
    #expect(play.results(of: completion) == [.superseded])
    play.pass(.seconds(10))
    #expect(play.isVisible)
  }

  @Test("is cancelled by a toast that waits its turn")
  func isSupersededByQueuedToast() {
    let play = Play(Policy(toastTime: .seconds(5), queuesToasts: true))
    play.toast()
    let completion = play.dismiss(after: .seconds(1))
    play.toast("Next")
    #expect(play.results(of: completion) == [.superseded])
    play.pass(.seconds(5))
    #expect(play.panel?.title == "Next")
  }

  @Test("is not touched by a step, a text, the end of another or a pop that leaves one")
  func isNotTouched() {
    let play = Play()
    let activity = play.begin("Syncing")
    play.show()
    play.progress(0.1)
    let completion = play.dismiss(after: .seconds(1))
    play.progress(0.2)
    play.progress(.nan)
    play.send(.setStatus("Nearly"))
    play.send(.change(activity, .progress(0.5)))
    play.end(activity)
    play.pop()
    play.pass(.seconds(1))
    #expect(play.phase == .hidden)
    #expect(play.results(of: completion) == [.dismissed])
  }

  @Test("is replaced by a later one; both complete with the one end", arguments: [1, 8])
  func isReplaced(by seconds: Int) {
    let play = Play()
    play.show()
    let completions = [play.dismiss(after: .seconds(4)), play.dismiss(after: .seconds(seconds))]
    play.pass(.seconds(seconds) - .milliseconds(1))
    #expect(play.isVisible)
    play.pass(.milliseconds(1))
    for completion in completions { #expect(play.results(of: completion) == [.dismissed]) }
  }

  @Test("is forestalled by the last pop")
  func popGoesAtOnce() {
    let play = Play()
    play.show()
    let completion = play.dismiss(after: .seconds(1))
    play.pop()
    #expect(play.phase == .hidden)
    #expect(play.results(of: completion) == [.ended])
  }

  @Test("of no time, or less, is a dismissal", arguments: [Duration.zero, .seconds(-1)])
  func noTime(_ delay: Duration) {
    let play = Play()
    play.show()
    play.dismiss(after: delay)
    #expect(play.phase == .hidden)
  }

  @Test("outlives a toast, and takes what is left at its deadline")
  func outlivesToast() {
    let play = Play(Policy(toastTime: .seconds(1)))
    play.begin("Syncing")
    play.toast()
    play.dismiss(after: .seconds(2))
    play.pass(.seconds(1))
    #expect(play.panel?.title == "Syncing")
    play.pass(.seconds(1))
    #expect(play.phase == .hidden)
  }
}
