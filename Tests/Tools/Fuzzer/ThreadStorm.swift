import Foundation
import HUDCore
import HUDOffscreen

/// Real threads that make random calls of all kinds on one HUD at once, while the main actor serves
/// them. It is for ThreadSanitizer; the laws that it checks are those that hold in any order.
@MainActor struct ThreadStorm {
  static let threads = 8

  /// Returns what went wrong, or nil.
  static func run(seed: UInt64, callsPerThread: Int) async -> String? {
    let story = Story()
    let events = Task.detached { [hud = story.hud] in
      var count = 0
      for await _ in hud.events { count += 1 }
      return count
    }
    let running = Locked(threads)
    let runs = Locked<[Task<Void, Never>]>([])
    for thread in 0..<threads {
      Thread.detachNewThread {
        call(story, seed: seed &+ UInt64(thread), count: callsPerThread, runs)
        running.withLock { $0 -= 1 }
      }
    }
    while running.withLock({ $0 > 0 }) {
      story.screen.advance(by: .milliseconds(20))
      story.screen.touch(at: .zero)
      story.screen.pressButton()
      await Task.yield()
    }
    for run in runs.withLock(\.self) { await run.value }
    story.forgetReaction()
    story.screen.settle()
    story.hud.dismiss()
    story.screen.advance(by: .seconds(60))
    for _ in 0..<1_000 where !story.screen.isEmpty {
      await Task.yield()
      story.hud.dismiss()
      story.screen.advance(by: .seconds(60))
    }
    events.cancel()
    _ = await events.value
    if story.hud.isVisible || !story.screen.isEmpty { return "The HUD is still shown." }
    let unanswered = story.unanswered
    if !unanswered.isEmpty { return "These handles did not end: \(unanswered)." }
    let (wanted, told) = (story.completions, story.results.values.reduce(0) { $0 + $1.count })
    return wanted == told ? nil : "\(told) of \(wanted) dismissals completed."
  }

  /// Makes the calls of one thread. All threads use the same numbers, and so each other's handles.
  private nonisolated static func call(
    _ story: Story, seed: UInt64, count: Int, _ runs: Locked<[Task<Void, Never>]>
  ) {
    var writer = StoryWriter(seed: seed)
    story.setProgress(1)
    for index in 0..<count {
      if index.isMultiple(of: 100) {
        story.defaults.behavior = writer.any(Samples.behaviors).value
        story.defaults.style = writer.any(Samples.styles).value
        story.progress(1)?.completedUnitCount += 1
        _ = (story.hud.isVisible, story.hud.events)
      }
      if index.isMultiple(of: 50), let handle = story[writer.number()] {
        let waiting = Task.detached { await handle.reason }
        if writer.chance(50) { waiting.cancel() }
      }
      if index.isMultiple(of: 200) {
        let run = Task.detached { [hud = story.hud] in
          await hud.run("Work", cancellable: true, success: "Done") { $0.progress = 0.5 }
        }
        runs.withLock { $0.append(run) }
      }
      let call = writer.call()
      call.make(story)
    }
  }
}

/// A race, so that one can see that ThreadSanitizer reports races.
enum PlantedRace {
  nonisolated(unsafe) private static var count = 0

  static func run() {
    let done = DispatchSemaphore(value: 0)
    for _ in 0..<2 {
      Thread.detachNewThread {
        for _ in 0..<5_000_000 { count += 1 }
        done.signal()
      }
    }
    for _ in 0..<2 { done.wait() }
    print("The racing threads counted to \(count).")
  }
}
