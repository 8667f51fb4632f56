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

  private func checked(_ number: Int) throws -> Int { number }
}
