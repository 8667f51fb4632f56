#if os(Linux)
import Foundation
import HUDCore
import HUDOffscreen
import Testing

/// An async `main`, which the tests' own program has. The article on Linux describes its limits.
@MainActor @Suite(.timeLimit(.minutes(15))) struct AsyncMainTests {
  @Test("Observers without a queue are called, and those of the main queue would wait for ever")
  func observers() async {
    // Another thread resumes the task, as after any real wait.
    await withCheckedContinuation { waiting in
      Thread.detachNewThread { waiting.resume() }
    }
    // An observer's queue is waited for, unless it is the current one. This is what Foundation
    // takes for the current queue, on the thread that has to run the main queue.
    #expect(OperationQueue.current != .main)

    let hud = HUDController(host: OffscreenHost())
    nonisolated(unsafe) var names: [Notification.Name] = []
    let observer = NotificationCenter.default.addObserver(forName: nil, object: hud, queue: nil) {
      names.append($0.name)
    }
    hud.show(HUD.Content(status: "Loading"))
    #expect(names == [HUD.willAppearNotification])
    NotificationCenter.default.removeObserver(observer)
  }
}
#endif
