import Foundation
import HUDCore
import Testing

/// How the HUD reads a `Progress`: the defects of MBProgressHUD's display link.
@MainActor @Suite(.timeLimit(.minutes(15))) struct MBProgressHUDProgressRegressionTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test("[M2] A HUD that tracks the same progress again at once goes on reading it")
  func shownAgain() {
    let progress = Counted(totalUnitCount: 10)
    hud.track(progress)
    host.advance(by: .seconds(1))
    hud.dismiss()
    hud.track(progress)
    host.advance(by: .seconds(1))
    progress.completedUnitCount = 7
    host.advance(by: .milliseconds(100))
    #expect(hud.panel?.request.content.indicator == .ring(0.7))
  }

  @Test("[M7] A progress is read at the next wake, however often it changes")
  func onceAWake() {
    let progress = Counted(totalUnitCount: 1_000_000)
    hud.track(progress)
    let before = progress.reads.value
    onAnotherThread {
      for step in 1...1_000 { progress.completedUnitCount = Int64(step) }
    }
    #expect(progress.reads.value == before)
    host.advance(by: .milliseconds(100))
    #expect(progress.reads.value == before + 1)
    #expect(hud.panel?.request.content.indicator == .ring(0.001))
  }

  private final class Counted: Progress, @unchecked Sendable {
    let reads = Locked(0)

    override var localizedDescription: String! {
      reads.withLock { $0 += 1 }
      return ""
    }
  }
}
