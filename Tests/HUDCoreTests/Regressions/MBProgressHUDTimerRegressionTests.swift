import HUDCore
import Testing

/// Defects in MBProgressHUD's timers, of which several could run at once, found by reading its
/// source.
@MainActor @Suite(.timeLimit(.minutes(15))) struct MBProgressHUDTimerRegressionTests {
  let host = TestHost()
  let hud: HUDController
  let notes: NotificationLog
  private let fade = Duration.milliseconds(200)

  init() {
    hud = .forTest(on: host)
    notes = NotificationLog(of: hud)
  }

  @Test("[M4] A HUD dismissed twice within the minimum time leaves when that is over, once")
  func dismissedTwice() {
    hud.show(HUD.Content(), options: HUD.Options(minimumTime: .seconds(2)))
    host.advance(by: .milliseconds(500))
    hud.dismiss()
    #expect(host.alarm == .seconds(2))
    host.advance(by: .seconds(1))
    hud.dismiss()
    #expect(host.alarm == .seconds(2))
    host.advance(by: .milliseconds(499))
    #expect(hud.isVisible)
    expectToGo(at: .seconds(2))
  }

  @Test("[M4] A dismissal within the minimum time replaces a delayed one")
  func dismissedLaterAndNow() {
    hud.show(HUD.Content(), options: HUD.Options(minimumTime: .seconds(2)))
    host.advance(by: .milliseconds(500))
    hud.dismiss(after: .seconds(1))
    hud.dismiss()
    #expect(host.alarm == .seconds(2))
    host.advance(by: .milliseconds(1_499))
    #expect(hud.isVisible)
    expectToGo(at: .seconds(2))
  }

  @Test("[M4] A HUD shown twice within the grace time appears when the first one ends it, once")
  func shownTwice() {
    let options = HUD.Options(graceTime: .seconds(2))
    hud.show(HUD.Content(), options: options)
    host.advance(by: .milliseconds(500))
    #expect(host.alarm == .seconds(2))
    hud.show(HUD.Content(status: "again"), options: options)
    #expect(host.alarm == .seconds(2))
    host.advance(by: .milliseconds(1_499))
    #expect(!hud.isVisible && host.canvas == nil)
    host.advance(by: .milliseconds(1))
    #expect(hud.isVisible && host.canvas != nil)
    #expect(host.alarm == .seconds(2) + .milliseconds(350))
    host.advance(by: .seconds(60))
    // A timer of the second show would have posted these again.
    #expect(notes.kinds == [.willAppear, .didAppear])
    #expect(host.played.count == 1)
    #expect(host.alarm == nil)
    hud.dismiss()
    expectToGo(at: host.now)
  }

  @Test("[M4] After several shows with delayed dismissals only the last dismissal counts")
  func shownAndDismissedLater() {
    for delay in [1, 3, 2] {
      hud.show(HUD.Content())
      hud.dismiss(after: .seconds(delay))
      host.advance(by: .milliseconds(500))
    }
    // The last dismissal was called at 1 s, with a delay of 2 s.
    #expect(host.alarm == .seconds(3))
    host.advance(by: .milliseconds(1_499))
    #expect(hud.isVisible)
    expectToGo(at: .seconds(3))
  }

  /// Expects the HUD to leave at `time`, which is now or a millisecond from now, and no timer after
  /// it.
  private func expectToGo(at time: Duration) {
    host.advance(by: time - host.now)
    #expect(!hud.isVisible)
    #expect(host.alarm == time + fade)
    host.advance(by: fade)
    #expect(host.canvas == nil)
    #expect(host.alarm == nil)
    host.advance(by: .seconds(60))
    #expect(notes.kinds == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }
}
