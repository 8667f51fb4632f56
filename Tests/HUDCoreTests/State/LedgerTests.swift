import HUDCore
import Testing

@Suite("Defects read in SVProgressHUD's source", .timeLimit(.minutes(5))) struct LedgerTests {
  private let fading = Policy(fadeTime: .milliseconds(150), toastTime: .seconds(2))

  @Test("[S1] a show while a toast fades in is not dismissed at the toast's time")
  func showInFadeIn() {
    let play = Play(fading)
    play.toast()
    play.pass(.milliseconds(100))
    play.show("Loading")
    play.pass(.seconds(60))
    #expect(play.panel?.title == "Loading")
  }

  @Test("[S1] a second toast while the first fades in has its own time")
  func toastInFadeIn() {
    let play = Play(fading)
    play.toast()
    play.pass(.milliseconds(100))
    play.policy.minimumDismissTime = .seconds(4)
    play.policy.maximumDismissTime = nil
    play.toast()
    play.pass(.milliseconds(3999))
    #expect(play.isVisible)
    play.pass(.milliseconds(1))
    #expect(!play.isVisible)
  }

  @Test("[S2] a delayed dismissal never takes down a later HUD", arguments: [false, true])
  func delayedDismissal(ofWhatIsGone isGone: Bool) {
    let play = Play(fading)
    play.show()
    play.dismiss(after: .seconds(1))
    if isGone { play.pop() }
    play.show("Later")
    play.pass(.seconds(60))
    #expect(play.panel?.title == "Later")
  }

  @Test("[S3] a toast that is dismissed by hand leaves no timer, and posts nothing afterwards")
  func leavesNoTimer() {
    let play = Play(fading)
    play.toast()
    play.pass(.seconds(1))
    play.dismiss()
    play.pass(.milliseconds(150))
    #expect(play.wake == nil)
    let events = play.events.count
    play.pass(.seconds(60))
    #expect(play.events.count == events)
  }

  @Test("[S4] a dismissal that a show interrupts completes once, and didDisappear is posted")
  func interruptedDismissal() {
    let play = Play(fading)
    play.show()
    play.pass(.seconds(1))
    let completion = play.dismiss()
    play.pass(.milliseconds(100))
    play.show()
    play.pass(.seconds(1))
    #expect(play.results(of: completion) == [.dismissed])
    let cycle: [HUD.Event.Kind] = [.willAppear, .didAppear]
    #expect(play.posts == cycle + [.willDisappear, .didDisappear] + cycle)
  }

  @Test("[S5] a dismissal while hidden posts nothing, and completes at once")
  func dismissWhileHidden() {
    let play = Play(fading)
    let completion = play.dismiss()
    #expect(play.results(of: completion) == [.notShowing])
    #expect(play.posts.isEmpty)
    #expect(play.wake == nil)
  }

  @Test("[S8] nothing takes a touch during the grace time")
  func graceTakesNoTouch() {
    let play = Play(Policy(graceTime: .milliseconds(300), blocksInput: true))
    play.show()
    play.send(.touch(inside: true))
    #expect(play.posts.isEmpty && play.panel == nil && !play.isVisible)
  }

  @Test("[S9] an empty status is none: the content is the same")
  func emptyStatus() {
    let play = Play()
    play.show("")
    #expect(play.panel == HUD.Content(.spinner, title: nil))
    #expect(play.events.first?.status == nil)
  }

  @Test("[S10] setStatus right after a show wins, and is said to whoever listens")
  func statusRightAfterShow() {
    let play = Play()
    play.show("One")
    play.send(.setStatus("Two"))
    #expect(play.panel?.title == "Two")
    #expect(play.announcements.map { $0.spoken(in: []) } == ["One", "Two"])
  }

  @Test(
    "[S18] a progress outside 0...1 is its nearer end, and one that is no number turns",
    arguments: [
      (-3, .ring(0)), (7, .ring(1)), (.infinity, .ring(1)), (-.infinity, .ring(0)),
      (.nan, .spinner),
    ] as [(Double, HUD.Indicator)])
  func progressOutside(_ progress: Double, isDrawnAs indicator: HUD.Indicator) {
    let play = Play()
    play.progress(progress)
    #expect(play.panel?.indicator == indicator)
    #expect(play.count == 1)
  }
}

@Suite("Defects that SVProgressHUD's users met", .timeLimit(.minutes(5))) struct UserLedgerTests {
  @Test("[SI1] show, show, pop in one turn: the HUD stays")
  func showShowPop() {
    let play = Play()
    play.show()
    play.show()
    play.pop()
    #expect(play.isVisible)
    play.pop()
    #expect(!play.isVisible)
  }

  @Test("[SI2] a pop without an activity does nothing, now or later")
  func popWithoutActivity() {
    let play = Play()
    play.pop()
    play.pop()
    play.show()
    #expect(play.isVisible)
    #expect(play.count == 1)
    play.pop()
    #expect(!play.isVisible)
  }

  @Test(
    "[SI3] a show after a dismissal stays, however far the dismissal had come", arguments: 0...4)
  func showAfterDismiss(_ tenths: Int) {
    let play = Play(Policy(minimumTime: .milliseconds(100), fadeTime: .milliseconds(200)))
    play.show("One")
    play.dismiss()
    play.pass(.milliseconds(100 * tenths))
    play.show("Two")
    play.pass(.seconds(60))
    #expect(play.isVisible)
    #expect(play.panel?.title == "Two")
  }

  @Test("[SI4] a delayed dismissal ends with what it was meant for")
  func delayIsBoundToItsPresentation() {
    let play = Play()
    play.show()
    let completion = play.dismiss(after: .seconds(2))
    play.pass(.seconds(1))
    play.show("Later")
    #expect(play.results(of: completion) == [.superseded])
    play.pass(.seconds(60))
    #expect(play.panel?.title == "Later")
  }

  @Test("[SI5] until its time a delayed dismissal leaves the HUD as it is")
  func delayHidesNothing() {
    let play = Play(Policy(blocksInput: true))
    play.show("One")
    play.dismiss(after: .seconds(2))
    play.pass(.milliseconds(1999))
    #expect(play.isVisible)
    #expect(play.posts == [.willAppear, .didAppear])
    play.pass(.milliseconds(1))
    #expect(play.posts.last == .didDisappear)
  }

  @Test("[SI6] a dismissal right after the show is not lost", arguments: [0, 300])
  func dismissRightAfterShow(_ grace: Int) {
    let play = Play(
      Policy(graceTime: .milliseconds(grace), fadeTime: .milliseconds(150)))
    play.show()
    let completion = play.dismiss()
    play.pass(.seconds(60))
    #expect(play.phase == .hidden)
    #expect(play.results(of: completion).count == 1)
  }

  @Test("[SI7] each showing hears of its own end, and why")
  func reasons() {
    let play = Play(Policy(toastTime: .seconds(2)))
    let replaced = play.show()
    let timedOut = play.toast()
    play.pass(.seconds(2))
    let ended = play.show()
    play.pop()
    let dismissed = play.show()
    play.dismiss()
    let gone = play.show()
    play.loseHost()
    let neverShown = play.show()
    play.dismiss()
    let ends = [replaced, timedOut, ended, dismissed, gone, neverShown].map(play.ends)
    #expect(
      ends == [[.replaced], [.timedOut], [.ended], [.dismissed], [.hostGone], [.neverShown]])
  }

  @Test("[SI7] an interrupted presentation says so, and one that was not does not")
  func interruption() {
    let play = Play(Policy(fadeTime: .milliseconds(150)))
    play.show()
    play.dismiss()
    play.show()
    play.dismiss()
    play.pass(.seconds(1))
    let ends = play.events.filter { $0.kind == .didDisappear }
    #expect(ends.map(\.isInterrupted) == [true, false])
  }

  @Test("[SI8] a spinner stays for its minimum time, which is none of a toast's")
  func minimumTime() {
    let play = Play(Policy(minimumTime: .seconds(1), toastTime: .milliseconds(200)))
    play.show()
    play.pop()
    play.pass(.milliseconds(999))
    #expect(play.isVisible)
    play.pass(.milliseconds(1))
    #expect(!play.isVisible)
    play.toast()
    play.pass(.milliseconds(200))
    #expect(!play.isVisible)
  }

  @Test("[SI9] a short message can be short: by its call, or by a lower limit")
  func shortMessages() {
    var policy = Policy()
    policy.minimumDismissTime = .seconds(1)
    #expect(policy.toastTime(for: "Saved", underScreenReader: false) == .seconds(1))
    policy.duration = .milliseconds(500)
    #expect(policy.toastTime(for: "Saved", underScreenReader: false) == .milliseconds(500))
  }

  @Test("[SI10] grace time, minimum time and a delayed dismissal get along")
  func clocksTogether() {
    let play = Play(Policy(graceTime: .milliseconds(500), minimumTime: .seconds(1)))
    play.show()
    play.dismiss(after: .milliseconds(800))
    play.pass(.milliseconds(499))
    #expect(!play.isVisible)
    play.pass(.milliseconds(1000))
    #expect(play.isVisible)
    play.pass(.milliseconds(1))
    #expect(play.phase == .hidden)
  }

  @Test("[SI23] what one call asks for is gone with it")
  func optionsOfOneCall() {
    let behavior = HUD.Behavior()
    var options = HUD.Options(mask: .clear)
    options.minimumTime = .seconds(3)
    let own = Terms(style: HUD.Style(), behavior: behavior, options: options)
    let next = Terms(style: HUD.Style(), behavior: behavior)
    #expect(own.policy.blocksInput && own.policy.minimumTime == .seconds(3))
    #expect(!next.policy.blocksInput && next.policy.minimumTime == .zero)
  }

  @Test("[SI25] a screen reader hears no step twice: the text once, then every quarter")
  func announcesRarely() {
    let play = Play()
    for step in 0..<1000 { play.progress(Double(step) / 1000, "Copying") }
    #expect(play.announcements.count == 4)
  }

  @Test("[SI28] a text alone is a toast as good as any")
  func textOnly() {
    let play = Play(Policy(toastTime: .seconds(2)))
    play.put(up: HUD.Content(.none, title: "Copied"), as: .toast)
    #expect(play.panel == HUD.Content(.none, title: "Copied"))
    #expect(play.announcements.map { $0.spoken(in: []) } == ["Copied"])
    play.pass(.seconds(2))
    #expect(play.phase == .hidden)
  }

  @Test("[SI29] of a flood of calls each changes the panel at most once, and equal ones never")
  func flood() {
    let play = Play()
    play.progress(0, "Copying")
    let effects = play.effects.count
    for step in 1...100 { for _ in 1...10 { play.progress(Double(step) / 100, "Copying") } }
    let changes = play.effects[effects...].filter { if case .change = $0 { true } else { false } }
    #expect(changes.count == 100)
  }
}
