// swift-format-ignore-file: OnlyOneTrailingClosureArgument
import HUD
import HUDOffscreen
import Testing

extension StaticCallTests {
  private struct Offline: Error {}

  @Test("run returns what the work returns, and shows the HUD meanwhile")
  func runGivesWhatWork() async throws {
    let photos = try await HUD.run("Downloading") { activity in
      #expect(screen.content == HUD.Content(status: "Downloading"))
      activity.progress = 0.4
      #expect(screen.content == HUD.Content(.ring(0.4), status: "Downloading"))
      return try [1, 2, 3].map { try checked($0) }
    }
    #expect(photos == [1, 2, 3])
    #expect(!HUD.isVisible)
  }

  @Test("run rethrows the work's error, and ends")
  func runThrowsWhatWork() async {
    await #expect(throws: Offline.self) {
      try await HUD.run("Downloading") { _ in throw Offline() }
    }
    #expect(!HUD.isVisible)
  }

  @Test("run shows a toast at the end if it has a text for it")
  func runSaysHowItWentWhereItHasWords() async {
    await HUD.run("Downloading", success: "Downloaded", failure: { _ in "Not downloaded" }) { _ in }
    #expect(screen.content == HUD.Content(.success, status: "Downloaded"))
    await #expect(throws: Offline.self) {
      try await HUD.run("Downloading", success: "Downloaded", failure: { _ in "Not downloaded" }) {
        throw Offline()
      }
    }
    #expect(screen.content == HUD.Content(.error, status: "Not downloaded"))
    screen.advance(by: .seconds(5))
    #expect(!HUD.isVisible)
  }

  @Test("run returns its value even if the HUD was dismissed")
  func runThatIsDismissed() async {
    let value = await HUD.run("Downloading", success: "Downloaded") { _ in
      HUD.dismiss()
      return 7
    }
    #expect(value == 7)
    screen.advance(by: .seconds(1))
    #expect(screen.isEmpty)
  }

  private func checked(_ number: Int) throws -> Int { number }
}
