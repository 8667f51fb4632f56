import HUDCore
import Testing

/// What reading MBProgressHUD's source found on its timers, of which it could have several.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MBProgressHUDTimerRegressionTests {
  let host = TestHost()
  let hud: HUDController
  let notes: NotificationLog
  private let fade = Duration.milliseconds(150)

  init() {
    hud = .forTest(on: host)
    notes = NotificationLog(of: hud)
  }

  @Test("[M4] dismissed twice within the minimum time, it goes at the end of that, once")
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

  @Test("[M4] a dismissal within the minimum time leaves no delayed one behind")
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

  @Test("[M4] shown twice within the grace time, it comes when the first would have, once")
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
    #expect(host.alarm == .seconds(2) + fade)
    host.advance(by: .seconds(60))
    // The second one's timer would have shown it once more.
    #expect(notes.kinds == [.willAppear, .didAppear])
    #expect(host.played.count == 1)
    #expect(host.alarm == nil)
    hud.dismiss()
    expectToGo(at: host.now)
  }

  @Test("[M4] however often it is shown and dismissed later, the last dismissal alone counts")
  func shownAndDismissedLater() {
    for delay in [1, 3, 2] {
      hud.show(HUD.Content())
      hud.dismiss(after: .seconds(delay))
      host.advance(by: .milliseconds(500))
    }
    // The last one was called at a second, for two seconds later.
    #expect(host.alarm == .seconds(3))
    host.advance(by: .milliseconds(1_499))
    #expect(hud.isVisible)
    expectToGo(at: .seconds(3))
  }

  /// It goes at that time, which is now or in a millisecond, and leaves no timer.
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
