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
    #expect(hud.hostDelegate.panel?.request.content.indicator == .ring(0.7))
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
    #expect(hud.hostDelegate.panel?.request.content.indicator == .ring(0.001))
  }

  @Test("[M7] A progress that a thread changes a million times a second is read ten times a second")
  func millionSteps() {
    // One second, with a million steps.
    let (readings, steps) = (10, 100_000)
    let progress = Driven(totalUnitCount: 2_000_000)
    hud.track(progress, status: "Importing")
    // Waits until it is visible, because the wakes of the transition read the progress too.
    host.advance(by: .seconds(1))
    let before = progress.counts.value.reads

    let (hasBegun, hasDone, isRead) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread.detachNewThread {
      for _ in 0..<readings {
        for step in 0..<steps {
          progress.step()
          if step == 0 { hasBegun.signal() }
        }
        hasDone.signal()
        isRead.wait()
      }
    }
    for _ in 0..<readings {
      // The progress is read while the thread is still making steps.
      hasBegun.wait()
      host.advance(by: .milliseconds(100))
      hasDone.wait()
      isRead.signal()
    }
    #expect(progress.counts.value.steps == 1_000_000)
    #expect(progress.counts.value.reads - before == readings)
    host.advance(by: .milliseconds(100))
    #expect(hud.hostDelegate.panel?.request.content.indicator == .ring(0.5))
  }

  @Test("[M7] A progress is not read while its HUD is hidden")
  func notWhileHidden() {
    let progress = Counted(totalUnitCount: 10)
    hud.track(progress)
    host.advance(by: .seconds(2))
    hud.dismiss()
    host.advance(by: .seconds(1))
    let before = progress.reads.value
    #expect(host.alarm == nil)
    let other = Progress(totalUnitCount: 10)
    hud.track(other)
    host.advance(by: .seconds(2))
    other.completedUnitCount = 7
    host.advance(by: .milliseconds(100))
    #expect(hud.hostDelegate.panel?.request.content.indicator == .ring(0.7))
    #expect(progress.reads.value == before)
  }

  @Test("[M7] The HUD does not retain a progress, and disappears when it is released")
  func holdsNothing() {
    var progress: Progress? = Progress(totalUnitCount: 10)
    weak let gone = progress
    if let progress { hud.track(progress) }
    #expect(hud.isVisible)
    progress = nil
    #expect(gone == nil)
    host.advance(by: .milliseconds(100))
    #expect(!hud.isVisible)
  }

  @Test("[M7] A progress does not retain the HUD that tracks it")
  func isNotHeld() {
    let progress = Progress(totalUnitCount: 10)
    var own: HUDController? = .forTest(on: TestHost())
    weak let gone = own
    own?.track(progress)
    own = nil
    #expect(gone == nil)
  }

  @Test("[M12] The progress of one presentation is not carried over to the next")
  func nothingLeftOver() {
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 9
    hud.track(progress, status: "Importing")
    hud.dismiss()
    host.advance(by: .seconds(1))
    hud.show(HUD.Content(.ring(0)))
    host.settle()
    #expect(hud.hostDelegate.panel?.request.content == HUD.Content(.ring(0)))
  }

  @Test("[MI29] A tracked progress shows its fraction and description, and its button cancels it")
  func tracked() async throws {
    let progress = Spoken(totalUnitCount: 10)
    let finished = hud.track(progress, as: .bar(0))
    func shown() -> HUD.Content? {
      host.advance(by: .milliseconds(100))
      return hud.hostDelegate.panel?.request.content
    }
    #expect(shown()?.indicator == .bar(0))
    #expect(shown()?.status == "0 of 10")
    progress.completedUnitCount = 4
    #expect(shown()?.indicator == .bar(0.4))
    #expect(shown()?.status == "4 of 10")
    progress.totalUnitCount = -1
    #expect(shown()?.indicator == .bar(.nan))
    progress.totalUnitCount = 4
    host.advance(by: .seconds(1))
    try #require(host.canvas == nil)
    #expect(await finished.reason == .ended)

    let work = Progress(totalUnitCount: 10)
    work.isCancellable = true
    host.metrics.languages = ["en"]
    let cancelled = hud.track(work, status: "Copying")
    #expect(shown()?.status == "Copying")
    #expect(try #require(host.filled.last?.button).title.string == "Cancel")
    hud.hostDelegate.pressed()
    #expect(work.isCancelled)
    host.advance(by: .seconds(1))
    try #require(host.canvas == nil)
    #expect(await cancelled.reason == .cancelled)

    let elsewhere = Progress(totalUnitCount: 10)
    hud.track(elsewhere)
    elsewhere.cancel()
    host.advance(by: .seconds(1))
    #expect(host.canvas == nil)
  }

  private final class Counted: Progress, @unchecked Sendable {
    let reads = Locked(0)

    override var localizedDescription: String! {
      reads.withLock { $0 += 1 }
      return ""
    }
  }

  /// A progress that a thread advances, and that counts how often it is read.
  private final class Driven: Progress, @unchecked Sendable {
    let counts = Locked((steps: 0, reads: 0))

    func step() { counts.withLock { $0.steps += 1 } }

    /// The HUD reads this property before each read of the fraction. On Linux `fractionCompleted`
    /// cannot be overridden and has no lock, so the thread's steps are copied here.
    override var isIndeterminate: Bool {
      completedUnitCount = counts.withLock { counts in
        counts.reads += 1
        return Int64(counts.steps)
      }
      return super.isIndeterminate
    }
  }

  /// A progress with a localized description, as every one has on Apple systems.
  private final class Spoken: Progress, @unchecked Sendable {
    override var localizedDescription: String! { "\(completedUnitCount) of \(totalUnitCount)" }
  }
}
