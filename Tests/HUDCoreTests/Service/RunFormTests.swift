// swift-format-ignore-file: OnlyOneTrailingClosureArgument

import HUDCore
import Testing

@MainActor @Suite(.timeLimit(.minutes(15))) struct RunFormTests {
  let host = TestHost()
  let hud: HUDController

  init() { hud = .forTest(on: host) }

  private var content: HUD.Content? { hud.panel?.request.content }

  private func load() async throws -> Int { 42 }

  private func fail() async throws { throw Broken(reason: "no network") }

  @Test("The work may take its activity as a parameter, or nothing")
  func success() async throws {
    let plain = try await hud.run("Loading…") { try await load() }
    let owned = try await hud.run("Loading…", success: "Loaded") { activity in
      activity.progress = 0.5
      return try await load()
    }
    #expect(plain == 42 && owned == 42)
    #expect(content == HUD.Content(.success, status: "Loaded"))
  }

  @Test("[§E5] A failure may make its text of the error, in both forms of the work")
  func failureClosure() async {
    let sorry: (any Error) -> String? = { "Sorry: \(($0 as? Broken)?.reason ?? "")" }
    await #expect(throws: Broken.self) { try await hud.run(failure: sorry) { try await fail() } }
    #expect(content == HUD.Content(.error, status: "Sorry: no network"))
    hud.dismiss()
    await #expect(throws: Broken.self) {
      try await hud.run(failure: sorry) { _ in try await fail() }
    }
    #expect(content == HUD.Content(.error, status: "Sorry: no network"))
  }

  @Test("A failure of nil shows no toast")
  func noFailure() async {
    let notes = NotificationLog(of: hud)
    let silent: (any Error) -> String? = { _ in nil }
    await #expect(throws: Broken.self) { try await hud.run(failure: silent) { try await fail() } }
    await #expect(throws: Broken.self) { try await hud.run { try await fail() } }
    #expect(!hud.isVisible)
    #expect(notes.all.last?.reason == .ended)
  }

  @Test("[§F2] The failure closure is not called for a cancellation", arguments: [false, true])
  func cancellation(isCancellable: Bool) async {
    let notes = NotificationLog(of: hud)
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

  private struct Broken: Error { let reason: String }
}
