import Foundation
import HUDCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct TrackTests {
  let host = TestHost()
  let hud: HUDController
  let notes: NotificationLog
  let progress = Progress(totalUnitCount: 10)

  init() {
    hud = .forTest(on: host)
    notes = NotificationLog(of: hud)
  }

  @Test("[M7] A progress is read ten times a second, however often it changes")
  func readings() {
    let described = Described(totalUnitCount: 1_000_000)
    hud.track(described)
    onAnotherThread {
      for step in 1...1_000 { described.completedUnitCount = Int64(step) }
    }
    #expect(described.wasAsked == 1)
    host.advance(by: .seconds(1))
    let wasAsked = described.wasAsked
    host.advance(by: .milliseconds(30))
    // The end of this change wakes the HUD between two readings.
    let other = hud.begin("Other")
    host.advance(by: .milliseconds(1970))
    #expect(described.wasAsked == wasAsked + 20)
    other.end()
  }

  @Test("[M2] A HUD that tracks the same progress again at once goes on reading it")
  func shownAgain() {
    hud.track(progress)
    host.advance(by: .seconds(1))
    hud.dismiss()
    hud.track(progress)
    host.advance(by: .seconds(1))
    progress.completedUnitCount = 7
    host.advance(by: .milliseconds(100))
    #expect(hud.panel?.request.content.indicator == .ring(0.7))
  }

  @Test("A progress is read on, however late it is")
  func lateReading() {
    host.suspend(until: .seconds(Int64.max / 2))
    hud.track(progress)
    #expect(host.alarm == host.now + .milliseconds(100))
  }

  @Test("The fraction is displayed from the start")
  func fractionIsOnShow() {
    progress.completedUnitCount = 3
    hud.track(progress, status: "Importing", as: .bar(0))
    #expect(hud.panel?.request.content.indicator == .bar(0.3))
    #expect(hud.panel?.request.content.status == "Importing")
  }

  @Test("[§E16] Work that ends while its call waits shows no HUD")
  func endedWhileWaiting() {
    var tracked: HUD.Handle?
    let reaction = NotificationLog(of: hud) { [hud, progress] in
      guard $0 == .willDisappear else { return }
      tracked = hud.track(progress)
      progress.cancel()
    }
    hud.show()
    host.advance(by: .seconds(1))
    hud.dismiss()
    host.advance(by: .seconds(1))
    #expect(tracked?.endPromise.answer == .neverShown)
    #expect(notes.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    withExtendedLifetime(reaction) {}
  }

  @Test("An indeterminate progress shows its indicator without a value")
  func whileItIsIndeterminateRing() {
    let unknown = Progress(totalUnitCount: -1)
    hud.track(unknown, as: .pie(0))
    #expect(hud.panel?.request.content.indicator == .pie(.nan))
    host.advance(by: .milliseconds(100))
    #expect(hud.panel?.request.content.indicator == .pie(.nan))
  }

  @Test("An indicator that shows no progress stays until there is a fraction")
  func indicatorWithoutDial() {
    let unknown = Progress(totalUnitCount: -1)
    hud.track(unknown, as: .activity)
    #expect(hud.panel?.request.content.indicator == .activity)
    unknown.pause()
    host.advance(by: .milliseconds(100))
    unknown.resume()
    host.advance(by: .milliseconds(100))
    #expect(hud.panel?.request.content.indicator == .activity)
    unknown.totalUnitCount = 10
    unknown.completedUnitCount = 5
    host.advance(by: .milliseconds(100))
    #expect(hud.panel?.request.content.indicator == .ring(0.5))
  }

  @Test("A progress may call the HUD while it is read")
  func progressMayCallHUD() {
    let progress = Caller(totalUnitCount: 10)
    progress.hud = hud
    hud.track(progress)
    #expect(hud.panel?.request.content.status == "called")
  }

  @Test("A progress may dismiss the HUD while it is read")
  func progressMayDismissHUD() async {
    let quitter = Quitter(totalUnitCount: 10)
    let first = hud.track(quitter)
    let second = hud.track(progress, status: "Importing")
    quitter.hud = hud
    host.advance(by: .milliseconds(100))
    #expect(!hud.isVisible)
    host.advance(by: .seconds(1))
    #expect(await [first.reason, second.reason] == [.dismissed, .dismissed])
  }

  @Test("An observer of the end of the work may release the controller")
  func controllerReleasedWithWork() {
    self.hud.move(to: TestHost())
    let owner = Locked<HUDController?>(.forTest(on: host))
    owner.value?.track(progress, status: "Importing")
    let observer = NotificationCenter.default.addObserver(
      forName: HUD.willDisappearNotification, object: owner.value, queue: nil
    ) { _ in owner.withLock { $0 = nil } }
    defer { NotificationCenter.default.removeObserver(observer) }
    progress.completedUnitCount = 10
    host.advance(by: .seconds(1))
    #expect(owner.value == nil)
    #expect(host.canvas == nil)
  }

  @Test("The HUD disappears when the progress is cancelled")
  func hudGoesWhenItWasCancelled() async {
    let handle = hud.track(progress)
    progress.cancel()
    host.advance(by: .seconds(1))
    #expect(await handle.reason == .cancelled)
  }

  @Test("The button cancels the progress")
  func buttonCancels() async {
    progress.isCancellable = true
    let handle = hud.track(progress)
    hud.pressed()
    #expect(progress.isCancelled)
    host.advance(by: .seconds(1))
    #expect(host.canvas == nil)
    #expect(await handle.reason == .cancelled)
  }

  @Test("A progress that cannot be cancelled has no button")
  func whatCannotBeCancelledHasNoButton() throws {
    progress.isCancellable = false
    hud.track(progress)
    #expect(try #require(hud.panel).request.content.action == nil)
  }

  @Test("A paused progress shows a still ring and a detail that says so")
  func pauseStandsStillAndSaysSo() {
    let progress = Progress(totalUnitCount: -1)
    host.metrics.languages = ["de"]
    hud.track(progress)
    progress.pause()
    host.advance(by: .milliseconds(100))
    #expect(hud.panel?.request.content.indicator == .ring(0))
    #expect(hud.panel?.request.content.detail == "Angehalten")
    progress.resume()
    host.advance(by: .milliseconds(100))
    #expect(hud.panel?.request.content.indicator == .spinner)
    #expect(hud.panel?.request.content.detail == nil)
  }

  @Test("The progress's own description is the status unless the call gives one")
  func itsOwnDescriptionIsStatus() {
    let described = Described(totalUnitCount: 10)
    hud.track(described)
    #expect(hud.panel?.request.content.status == "0 of 10")
    described.completedUnitCount = 4
    host.advance(by: .milliseconds(100))
    #expect(hud.panel?.request.content.status == "4 of 10")
    #expect(host.announced == ["0 of 10", "40%"])
  }

  @Test("A status that the handle of tracked work sets is announced; a description is not")
  func announcesStatusOfHandle() {
    let described = Described(totalUnitCount: 10)
    let handle = hud.track(described)
    handle.status = "Nearly there"
    described.completedUnitCount = 4
    host.advance(by: .milliseconds(100))
    #expect(hud.panel?.request.content.status == "4 of 10")
    #expect(host.announced == ["0 of 10", "Nearly there", "40%"])
  }

  @Test("What the handle sets lasts until the progress itself changes")
  func handleOfTrack() {
    let described = Described(totalUnitCount: 10)
    let handle = hud.track(described, as: .bar)
    handle.update(HUD.Content(.bar(0.9), status: "Nearly", detail: "3 of 7"))
    for _ in 1...3 { host.advance(by: .milliseconds(100)) }
    #expect(
      hud.panel?.request.content
        == HUD.Content(.bar(0.9), status: "Nearly", detail: "3 of 7"))
    described.completedUnitCount = 4
    host.advance(by: .milliseconds(100))
    #expect(
      hud.panel?.request.content
        == HUD.Content(.bar(0.4), status: "4 of 10", detail: "3 of 7"))
  }

  @Test("A progress that has finished before the call shows nothing")
  func workThatIsOver() async {
    progress.completedUnitCount = 10
    let handle = hud.track(progress)
    #expect(notes.kinds.isEmpty)
    #expect(await handle.reason == .neverShown)
  }

  @Test(
    "[§T3] A progress that finishes within the grace time shows nothing, nor after a late wake",
    arguments: [false, true])
  func workThatIsOverWithin(_ isLate: Bool) async {
    let handle = hud.track(progress, options: HUD.Options(graceTime: .milliseconds(300)))
    host.advance(by: .milliseconds(200))
    progress.completedUnitCount = 10
    if isLate { host.suspend(until: .seconds(1)) } else { host.advance(by: .seconds(1)) }
    #expect(notes.kinds.isEmpty)
    #expect(await handle.reason == .neverShown)
  }

  @Test("[§T3] A tracked progress with a dismissal that is overdue at a late wake shows nothing")
  func lateWake() async {
    let handle = hud.track(progress, options: HUD.Options(graceTime: .milliseconds(300)))
    hud.dismiss(after: .milliseconds(200))
    progress.completedUnitCount = 4
    host.suspend(until: .seconds(1))
    #expect(notes.kinds.isEmpty)
    #expect(await handle.reason == .neverShown)
  }

  @Test("[§T3] The end of the work comes after the appearance that a late wake missed")
  func endBeforeLateWake() async {
    let handle = hud.track(progress)
    progress.completedUnitCount = 10
    host.suspend(until: .seconds(1))
    host.advance(by: .seconds(1))
    #expect(notes.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
    #expect(await handle.reason == .ended)
  }

  @Test("The end of a progress is noticed while there is no window")
  func workThatEnds() async {
    host.isReady = false
    let handle = hud.track(progress)
    host.advance(by: .seconds(10))
    progress.completedUnitCount = 10
    host.advance(by: .seconds(1))
    #expect(await handle.reason == .neverShown)
    #expect(host.alarm == nil)
  }

  @Test("The progress's description is not read if the call gives a status")
  func itIsNotAskedToDescribeItself() {
    let described = Described(totalUnitCount: 10)
    hud.track(described, status: "Importing")
    described.completedUnitCount = 4
    host.advance(by: .milliseconds(100))
    #expect(hud.panel?.request.content.indicator == .ring(0.4))
    #expect(described.wasAsked == 0)
  }

  @Test("A progress is not read any more while its panel disappears")
  func notReadAfterEnd() {
    let described = Described(totalUnitCount: 10)
    hud.track(described)
    host.advance(by: .seconds(1))
    hud.dismiss()
    let wasAsked = described.wasAsked
    host.advance(by: .seconds(1))
    #expect(host.canvas == nil)
    #expect(described.wasAsked == wasAsked)
  }

  /// A progress with a localized description, as every one has on Apple systems.
  private final class Described: Progress, @unchecked Sendable {
    private(set) var wasAsked = 0

    override var localizedDescription: String! {
      wasAsked += 1
      return "\(completedUnitCount) of \(totalUnitCount)"
    }
  }
}

/// A progress that calls the HUD whenever its description is read.
private final class Caller: Progress, @unchecked Sendable {
  var hud: HUDController?

  override var localizedDescription: String {
    hud?.show(HUD.Content(status: "before"))
    return "called"
  }
}

private final class Quitter: Progress, @unchecked Sendable {
  var hud: HUDController?

  override var localizedDescription: String {
    hud?.dismiss()
    return "gone"
  }
}
