import HUD
import HUDOffscreen
import Testing

extension SharedHUDTests {
  /// The statements of the README, checked on an offscreen host.
  @MainActor @Suite("The README", .timeLimit(.minutes(5))) struct ReadmeTests {
    private let screen = OffscreenHost()

    init() {
      HUDController.shared.move(to: screen)
    }

    @Test("The four lines at the top do what they say")
    func fourLines() {
      HUD.show(status: "Loading…")
      #expect(screen.content == HUD.Content(.spinner, status: "Loading…"))
      HUD.showProgress(0.4, status: "Uploading")
      #expect(screen.content == HUD.Content(.ring(0.4), status: "Uploading"))
      HUD.showSuccess("Saved")
      #expect(screen.content == HUD.Content(.success, status: "Saved"))
      HUD.dismiss()
      #expect(!HUD.isVisible)
      screen.advance(by: .seconds(1))
      #expect(screen.isEmpty)
    }

    @Test("A test of a toast takes no real time")
    func toast() throws {
      HUD.showSuccess("Saved")
      #expect(screen.announcements == ["Saved"])
      #if os(Linux)
      #expect(try screen.png().count > 1_000)
      #endif
      screen.advance(by: .seconds(10))
      #expect(!HUD.isVisible)
    }

    @Test("Work that is given to run ends with a toast")
    func run() async {
      let sum = await HUD.run("Adding", success: "Added") { activity in
        activity.progress = 0.5
        return 1 + 1
      }
      #expect(sum == 2)
      #expect(screen.content == HUD.Content(.success, status: "Added"))
      HUD.dismiss()
      screen.advance(by: .seconds(1))
    }
  }
}
