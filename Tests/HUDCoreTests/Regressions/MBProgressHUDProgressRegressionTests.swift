import Foundation
import HUDCore
import Testing

/// How a `Progress` is read: what MBProgressHUD's display link got wrong.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MBProgressHUDProgressRegressionTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  @Test("[M2] a HUD that is shown again at once goes on reading its progress")
  func shownAgain() {
    let progress = Counted(totalUnitCount: 10)
    hud.track(progress)
    host.advance(by: .seconds(1))
    hud.dismiss()
    hud.track(progress)
    // Until it stands: what wakes for the HUD's own sake reads too.
    host.advance(by: .seconds(1))
    #expect(host.isTicking)
    progress.completedUnitCount = 7
    host.settle()
    #expect(hud.hostDelegate.panel?.request.content.indicator == .ring(0.7))
  }

  @Test("[M7] a progress is read once a frame, however often it changes")
  func onceAFrame() {
    let progress = Counted(totalUnitCount: 1_000_000)
    hud.track(progress)
    let before = progress.reads.value
    onAnotherThread {
      for step in 1...1_000 { progress.completedUnitCount = Int64(step) }
    }
    #expect(progress.reads.value == before)
    host.settle()
    #expect(progress.reads.value == before + 1)
    #expect(hud.hostDelegate.panel?.request.content.indicator == .ring(0.001))
  }

  @Test("[M7] a progress that a thread takes on a million times a second is read once a frame")
  func onceAFrameOfAMillionSteps() {
    // A second of frames, and a million steps in it.
    let (frames, steps) = (50, 20_000)
    let progress = Driven(totalUnitCount: 2_000_000)
    hud.track(progress, status: "Importing")
    // Until it stands: what wakes for the HUD's own sake reads too.
    host.advance(by: .seconds(1))
    #expect(host.alarm == nil)
    let before = progress.counts.value.reads

    let (hasBegun, hasDone, isDrawn) = (
      DispatchSemaphore(value: 0), DispatchSemaphore(value: 0), DispatchSemaphore(value: 0)
    )
    Thread.detachNewThread {
      for _ in 0..<frames {
        for step in 0..<steps {
          progress.step()
          if step == 0 { hasBegun.signal() }
        }
        hasDone.signal()
        isDrawn.wait()
      }
    }
    for _ in 0..<frames {
      // In the middle of the steps.
      hasBegun.wait()
      host.stop(until: host.now + .seconds(1) / frames)
      host.settle()
      hasDone.wait()
      isDrawn.signal()
    }
    #expect(progress.counts.value.steps == 1_000_000)
    #expect(progress.counts.value.reads - before == frames)
    host.settle()
    #expect(hud.hostDelegate.panel?.request.content.indicator == .ring(0.5))
  }

  @Test("[M7] nothing is read while nothing is seen")
  func notWhileHidden() {
    let progress = Counted(totalUnitCount: 10)
    #expect(!host.isTicking)
    hud.track(progress, options: HUD.Options(graceTime: .seconds(1)))
    #expect(!host.isTicking)
    host.advance(by: .seconds(2))
    #expect(host.isTicking)
    hud.dismiss()
    #expect(!host.isTicking)
    let before = progress.reads.value
    host.advance(by: .seconds(2))
    let other = Progress(totalUnitCount: 10)
    hud.track(other)
    host.advance(by: .seconds(2))
    other.completedUnitCount = 7
    host.settle()
    #expect(hud.hostDelegate.panel?.request.content.indicator == .ring(0.7))
    #expect(progress.reads.value == before)
  }

  @Test("[M7] the HUD holds no progress alive, and goes when it is no more")
  func holdsNothing() {
    var progress: Progress? = Progress(totalUnitCount: 10)
    weak let gone = progress
    if let progress { hud.track(progress) }
    #expect(hud.isVisible)
    progress = nil
    #expect(gone == nil)
    host.settle()
    #expect(!hud.isVisible)
  }

  @Test("[M7] a progress holds no HUD alive, shown or not")
  func isNotHeld() {
    let progress = Progress(totalUnitCount: 10)
    var own: HUDController? = .forTest(on: TestHost())
    weak let gone = own
    own?.track(progress)
    own = nil
    #expect(gone == nil)
  }

  @Test("[M12] the progress of the last presentation is not that of the next")
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

  @Test("[MI29] what is tracked says so of itself, in words too, and its button cancels it")
  func tracked() async throws {
    let progress = Spoken(totalUnitCount: 10)
    let finished = hud.track(progress, as: .bar(0))
    func shown() -> HUD.Content? {
      host.settle()
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

  /// Work of a thread, which counts how often it is asked how far it is.
  private final class Driven: Progress, @unchecked Sendable {
    let counts = Locked((steps: 0, reads: 0))

    func step() { counts.withLock { $0.steps += 1 } }

    /// Asked each time before the fraction, which nobody may override on Linux, and which has no lock
    /// there: so the thread's steps are taken over here.
    override var isIndeterminate: Bool {
      completedUnitCount = counts.withLock { counts in
        counts.reads += 1
        return Int64(counts.steps)
      }
      return super.isIndeterminate
    }
  }

  /// A progress that speaks, as all do on Apple systems.
  private final class Spoken: Progress, @unchecked Sendable {
    override var localizedDescription: String! { "\(completedUnitCount) of \(totalUnitCount)" }
  }
}
