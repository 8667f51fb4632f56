// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import Dispatch
import HUDCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct RunTests {
  let host = TestHost()
  let hud: HUDController
  let notes: NotificationLog

  init() {
    hud = .forTest(on: host)
    notes = NotificationLog(of: hud)
  }

  @Test("The HUD is displayed while the work runs")
  func hudIsOnShow() async {
    let answer = await hud.run("Counting") { activity in
      #expect(hud.panel?.request.content == HUD.Content(.spinner, status: "Counting"))
      activity.progress = 0.5
      await Task.yield()
      #expect(hud.panel?.request.content.indicator == .ring(0.5))
      return 42
    }
    #expect(answer == 42)
    #expect(!hud.isVisible)
    #expect(notes.all.last?.reason == .ended)
  }

  @Test("The end shows a toast if there is a text for it")
  func endIsToast() async {
    await hud.run(success: "Counted") { _ in }
    #expect(hud.panel?.request.content == HUD.Content(.success, status: "Counted"))
    await #expect(throws: Broken.self) {
      try await hud.run(failure: { _ in "Not counted" }) { _ in throw Broken() }
    }
    #expect(hud.panel?.request.content == HUD.Content(.error, status: "Not counted"))
    await #expect(throws: Broken.self) {
      try await hud.run("Counting", failure: "No connection") { throw Broken() }
    }
    #expect(hud.panel?.request.content == HUD.Content(.error, status: "No connection"))
    await #expect(throws: CancellationError.self) {
      try await hud.run(failure: "Cancelled") { _ in throw CancellationError() }
    }
    #expect(hud.panel?.request.content != HUD.Content(.error, status: "Cancelled"))
  }

  @Test("There is no button unless the work is cancellable")
  func withoutWishForItThereIsNoButton() async throws {
    try await hud.run { _ in
      host.settle()
      let slots = try #require(host.filled.last)
      #expect(slots.button == nil)
    }
  }

  @Test("Cancel cancels only the work, and shows no failure")
  func cancelCancelsWorkAlone() async throws {
    await #expect(throws: CancellationError.self) {
      try await hud.run("Downloading", cancellable: true, failure: { _ in "Failed" }) { _ in
        hud.pressed()
        #expect(!hud.isVisible)
        try Task.checkCancellation()
      }
    }
    #expect(!Task.isCancelled)
    host.advance(by: .seconds(1))
    #expect(notes.all.last?.reason == .cancelled)
    #expect(notes.kinds == [.willAppear, .willDisappear, .didDisappear])
  }

  @Test("[§E6] Cancelled work that goes on returns its value, without a toast")
  func workThatDoesNotListen() async {
    let answer = await hud.run(cancellable: true, success: "Done") { _ in
      hud.pressed()
      return 42
    }
    #expect(answer == 42)
    #expect(!hud.isVisible)
  }

  @Test("[§E6] After Cancel, `failure` is not even called")
  func failureAfterCancel() async {
    var calls = 0
    await #expect(throws: Broken.self) {
      try await hud.run(
        cancellable: true,
        failure: { _ in
          calls += 1
          return "Failed"
        }
      ) { _ in
        hud.pressed()
        throw Broken()
      }
    }
    #expect(calls == 0)
  }

  @Test("[§E6] Work whose caller was cancelled shows no success, whatever it returns")
  func cancelledWorkIsNoSuccess() async {
    let caller = Task {
      await hud.run(success: "Done") { _ in
        withUnsafeCurrentTask { $0?.cancel() }
        return 42
      }
    }
    #expect(await caller.value == 42)
    #expect(!hud.isVisible)
    host.advance(by: .seconds(1))
    #expect(notes.all.last?.reason == .cancelled)
  }

  @Test("Work whose button nobody presses is not cancelled")
  func workIsNotCancelled() async {
    await hud.run(cancellable: true) { _ in #expect(!Task.isCancelled) }
  }

  @Test("A button that is pressed before the work begins cancels the work")
  func pressedBeforeWork() async {
    let observer = NotificationLog(of: hud) { [hud] kind in
      if kind == .willAppear { hud.pressed() }
    }
    await hud.run(cancellable: true) { _ in #expect(Task.isCancelled) }
    #expect(observer.kinds == [.willAppear, .willDisappear])
  }

  @Test("Cancelling the caller cancels the work")
  func cancelledCallerCancelsWork() async {
    let (beginnings, beginning) = AsyncStream<Void>.makeStream()
    let caller = Task {
      await hud.run(cancellable: true, failure: { _ in "Failed" }) { _ in
        beginning.finish()
        // This loop ends only when its task is cancelled.
        for await _ in AsyncStream<Never>.makeStream().stream {}
      }
    }
    for await _ in beginnings {}
    caller.cancel()
    await caller.value
    #expect(!hud.isVisible)
  }

  @Test("Work whose caller was cancelled shows no failure, whatever it throws")
  func cancelledWorkIsNoFailureWhateverItThrows() async {
    let (beginnings, beginning) = AsyncStream<Void>.makeStream()
    let caller = Task {
      _ = await #expect(throws: Broken.self) {
        try await hud.run(failure: { _ in "Failed" }) { _ in
          beginning.finish()
          // This loop ends only when its task is cancelled.
          for await _ in AsyncStream<Never>.makeStream().stream {}
          throw Broken()
        }
      }
    }
    for await _ in beginnings {}
    caller.cancel()
    await caller.value
    #expect(!hud.isVisible)
  }

  @Test("The work runs on its caller's actor", arguments: [true, false])
  func isolation(isCancellable: Bool) async {
    #expect(await Clerk().work(on: hud, isCancellable))
  }

  @Test(
    "The button's title is in the user's language, or the app's own",
    arguments: [
      (["de-AT"], HUD.Words.automatic, "Abbrechen"), (["xx"], .automatic, "Cancel"),
      (["fr"], HUD.Words(loading: "…", success: "", error: "", info: ""), "Annuler"),
      (["fr"], HUD.Words(loading: "", success: "", error: "", info: "", cancel: "Stop"), "Stop"),
    ])
  func title(languages: [String], words: HUD.Words, title: String) async {
    let (host, defaults) = (TestHost(), Defaults())
    defaults.behavior.words = words
    let hud = HUDController.forTest(on: host, defaults: defaults)
    host.metrics.languages = languages
    await hud.run(cancellable: true) { _ in
      host.settle()
      #expect(host.filled.last?.button?.title.string == title)
      #expect(host.filled.last?.button?.role == .cancel)
    }
  }

  private struct Broken: Error {}
}

/// An actor that can tell whether the current code runs on it.
private actor Clerk {
  nonisolated let desk = Desk()

  nonisolated var unownedExecutor: UnownedSerialExecutor { desk.asUnownedSerialExecutor() }

  /// The closure uses nothing of the actor, so only `run` can keep it there.
  func work(on hud: HUDController, _ isCancellable: Bool) async -> Bool {
    let desk = desk
    return await hud.run(cancellable: isCancellable) { _ in
      let isHere = desk.isBusy
      await Task.yield()
      return isHere && desk.isBusy
    }
  }
}

/// Runs its jobs one after another on a queue that it can recognise.
private final class Desk: SerialExecutor {
  private static let key = DispatchSpecificKey<Bool>()
  private let queue = DispatchQueue(label: "desk")

  init() { queue.setSpecific(key: Self.key, value: true) }

  var isBusy: Bool { DispatchQueue.getSpecific(key: Self.key) == true }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
