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

  private var content: HUD.Content? { hud.panel?.request.content }

  private func load() async throws -> Int { 42 }

  private func fail() async throws { throw Broken(reason: "no network") }

  @Test("The HUD is displayed while the work runs, which may take its activity as a parameter")
  func success() async throws {
    let plain = try await hud.run("Loading…") {
      #expect(content == HUD.Content(.spinner, status: "Loading…"))
      return try await load()
    }
    #expect(!hud.isVisible)
    let owned = try await hud.run("Loading…", success: "Loaded") { activity in
      activity.progress = 0.5
      return try await load()
    }
    #expect(plain == 42 && owned == 42)
    #expect(content == HUD.Content(.success, status: "Loaded"))
  }

  @Test("[§E5] A failure may make its text of the error or be one, in both forms of the work")
  func failureClosure() async {
    let sorry: (any Error) -> String? = { "Sorry: \(($0 as? Broken)?.reason ?? "")" }
    await #expect(throws: Broken.self) { try await hud.run(failure: sorry) { try await fail() } }
    #expect(content == HUD.Content(.error, status: "Sorry: no network"))
    hud.dismiss()
    await #expect(throws: Broken.self) {
      try await hud.run(failure: sorry) { _ in try await fail() }
    }
    #expect(content == HUD.Content(.error, status: "Sorry: no network"))
    await #expect(throws: Broken.self) {
      try await hud.run("Loading", failure: "No connection") { try await fail() }
    }
    #expect(content == HUD.Content(.error, status: "No connection"))
  }

  @Test("A failure of nil shows no toast")
  func noFailure() async {
    let silent: (any Error) -> String? = { _ in nil }
    await #expect(throws: Broken.self) { try await hud.run(failure: silent) { try await fail() } }
    await #expect(throws: Broken.self) { try await hud.run { try await fail() } }
    #expect(!hud.isVisible)
    #expect(notes.all.last?.reason == .ended)
  }

  @Test("[§F2] The failure closure is not called for a cancellation", arguments: [false, true])
  func cancellation(isCancellable: Bool) async {
    let never: (any Error) -> String? = { _ in
      Issue.record("A cancellation is no failure.")
      return "Failed"
    }
    await #expect(throws: CancellationError.self) {
      try await hud.run(cancellable: isCancellable, failure: never) { throw CancellationError() }
    }
    #expect(notes.all.last?.reason == .cancelled)
  }

  @Test("[§I1] Work with the id of other work replaces it")
  func identity() async {
    let other = hud.begin("Other", id: "sync")
    await hud.run("Syncing", mask: .clear, id: "sync") {
      #expect(await other.reason == .replaced)
      #expect(content?.status == "Syncing")
      other.end()
      #expect(hud.isVisible)
    }
    #expect(!hud.isVisible)
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

  @Test(
    "[§E6] Work whose caller was cancelled shows no toast, whatever its result",
    arguments: [false, true])
  func cancelledWork(fails: Bool) async {
    let caller = Task {
      try? await hud.run(success: "Done", failure: "Failed") { _ in
        withUnsafeCurrentTask { $0?.cancel() }
        if fails { try await fail() }
      }
    }
    await caller.value
    #expect(!hud.isVisible)
    host.advance(by: .seconds(1))
    #expect(notes.all.last?.reason == .cancelled)
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

  private struct Broken: Error { var reason = "" }
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
