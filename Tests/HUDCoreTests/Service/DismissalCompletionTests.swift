import HUDCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct DismissalCompletionTests {
  let host = TestHost()
  let hud: HUDController
  private let heard = Heard()

  init() { hud = .forTest(on: host) }

  @Test("A dismissal completes when the HUD has disappeared")
  func dismissalCompletesWhenHUD() {
    hud.show(HUD.Content())
    hud.dismiss(completion: heard.hear)
    #expect(heard.reasons.isEmpty)
    host.advance(by: .milliseconds(200))
    #expect(heard.reasons == [.dismissed])
    #expect(host.canvas == nil)
  }

  @Test("[M1] [MI5] All dismissals of one disappearance complete, once each")
  func everyDismissalOfOneDisappearance() {
    hud.show(HUD.Content())
    for _ in 0..<3 { hud.dismiss(completion: heard.hear) }
    host.advance(by: .seconds(60))
    #expect(heard.reasons == [.dismissed, .dismissed, .dismissed])
  }

  @Test("An observer of a HUD's end on the main actor runs before the dismissal returns")
  func observerRunsAtOnce() {
    let handle = hud.show(HUD.Content())
    var reason: HUD.Reason?
    handle.endPromise.whenFinished { reason = $0 }
    hud.dismiss(animated: false)
    #expect(reason == .dismissed)
  }

  @Test("A completion runs on the main actor, also for a call from a thread")
  func completionRunsOnMain() async {
    let reason = await Task.detached { [hud] in
      await withCheckedContinuation { done in
        hud.dismiss { reason in
          MainActor.assertIsolated()
          done.resume(returning: reason)
        }
      }
    }.value
    #expect(reason == .notShowing)
  }
}

private final class Heard: Sendable {
  private let all = Locked<[HUD.Reason]>([])

  var reasons: [HUD.Reason] { all.value }

  var hear: HUD.DismissalCompletion {
    { reason in self.all.withLock { $0.append(reason) } }
  }
}
