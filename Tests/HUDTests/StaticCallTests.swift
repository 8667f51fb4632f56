import Foundation
import HUD
import HUDOffscreen
import Testing

/// The static calls, made as an app makes them.
@MainActor @Suite(.onSharedHUD) struct StaticCallTests {
  let screen = OffscreenHost()

  init() {
    HUDController.shared.move(to: screen)
  }

  /// Resets the defaults, which all HUDs of the process share.
  func restoreDefaults() {
    HUD.style = HUD.Style()
    HUD.behavior = HUD.Behavior()
  }

  @Test("The short calls show their content")
  func shortCallsShow() throws {
    HUD.show()
    #expect(screen.content == HUD.Content())
    HUD.show(status: "Loading…")
    #expect(screen.content == HUD.Content(status: "Loading…"))
    HUD.showProgress(0.4, status: "Uploading")
    #expect(screen.content == HUD.Content(.ring(0.4), status: "Uploading"))
    HUD.setStatus("Nearly there")
    #expect(screen.content == HUD.Content(.ring(0.4), status: "Nearly there"))
    let picture = try #require(HUD.Image(rgba: [1, 2, 3, 4], width: 1, height: 1))
    HUD.show(image: picture, status: "Paired")
    #expect(screen.content == HUD.Content(.image(picture), status: "Paired"))
    HUD.showSuccess("Saved")
    #expect(screen.content == HUD.Content(.success, status: "Saved"))
    HUD.showError("No connection")
    #expect(screen.content == HUD.Content(.error, status: "No connection"))
    HUD.showWarning("Low disk space")
    #expect(screen.content == HUD.Content(.warning, status: "Low disk space"))
    HUD.showInfo("Draft kept")
    #expect(screen.content == HUD.Content(.info, status: "Draft kept"))
    HUD.showText("Copied")
    #expect(screen.content == HUD.Content(.none, status: "Copied"))
    #expect(HUD.isVisible)
    HUD.dismiss()
    #expect(!HUD.isVisible)
    screen.advance(by: .seconds(1))
    #expect(screen.isEmpty)
  }

  // Each call has a declaration of its own here, so each kind of line is made once.
  @Test("Lines that people write without the documentation show what they mean")
  func fromMemory() {
    let name = "photos"
    HUD.show("All \(name)", detail: "3 of 7", action: .cancel {}, mask: .black, id: "copy")
    #expect(screen.content?.status == "All photos" && screen.content?.detail == "3 of 7")
    #expect(screen.content?.action?.role == .cancel)
    HUD.show(Optional(name))
    #expect(screen.content == HUD.Content(status: name))
    HUD.show(.none)
    #expect(screen.content == HUD.Content(.none))
    HUD.show(.none, status: "Copying")
    #expect(screen.content == HUD.Content(.none, status: "Copying"))
    var status = AttributedString("Copied 3 files")
    status.hud.emphasis = .bold
    HUD.show(.bar(0.4), status: status, detail: "3 of 7")
    #expect(screen.content == HUD.Content(.bar(0.4), status: status, detail: "3 of 7"))
    HUD.show(progress: Float(0.5), status: name)
    #expect(screen.content?.indicator.progress == 0.5 && screen.content?.status == name)
    HUD.showError(nil, detail: "Try again")
    #expect(screen.content == HUD.Content(.error, detail: "Try again"))
    HUD.showError(CocoaError(.fileNoSuchFile) as (any Error)?)
    #expect(screen.content?.status == CocoaError(.fileNoSuchFile).localizedDescription)
    HUD.dismiss()
  }

  @Test("The label of `show(status:)` is understood in the calls of toasts, too")
  func statusLabel() {
    let hud = HUDController.shared
    let calls: [(HUD.Indicator, @MainActor () -> [HUD.Handle])] = [
      (.success, { [HUD.showSuccess(status: "A"), hud.showSuccess(status: "A")] }),
      (.warning, { [HUD.showWarning(status: "A"), hud.showWarning(status: "A")] }),
      (.error, { [HUD.showError(status: "A"), hud.showError(status: "A")] }),
      (.info, { [HUD.showInfo(status: "A"), hud.showInfo(status: "A")] }),
    ]
    for (indicator, show) in calls {
      #expect(show().map(\.status) == ["A", "A"])
      #expect(screen.content == HUD.Content(indicator, status: "A"))
    }
    HUD.showError(status: "A", for: .seconds(9))
    screen.advance(by: .seconds(8.9))
    #expect(HUD.isVisible)
    screen.advance(by: .seconds(0.2))
    #expect(!HUD.isVisible)
    hud.show(progress: 0.4)
    #expect(screen.content == HUD.Content(.ring(0.4)))
    HUD.dismiss()
    let work = Progress(totalUnitCount: 2)
    work.completedUnitCount = 1
    let tracks: [@MainActor () -> HUD.Handle] = [
      { HUD.show(work, status: "B") }, { HUD.show(progress: work, status: "B") },
      { hud.show(work, status: "B") }, { hud.show(progress: work, status: "B") },
    ]
    for track in tracks {
      let handle = track()
      #expect(screen.content == HUD.Content(.ring(0.5), status: "B"))
      handle.dismiss()
    }
  }

  @Test("run returns what the work returns, shows the HUD meanwhile, and ends with a toast")
  func run() async throws {
    let photos = try await HUD.run("Downloading", success: "Downloaded") { activity in
      #expect(screen.content == HUD.Content(status: "Downloading"))
      activity.progress = 0.4
      #expect(screen.content == HUD.Content(.ring(0.4), status: "Downloading"))
      try Task.checkCancellation()
      return [1, 2, 3]
    }
    #expect(photos == [1, 2, 3])
    #expect(screen.content == HUD.Content(.success, status: "Downloaded"))
    HUD.dismiss()
  }

  @Test("[SI28] Images, glyphs and texts disappear by themselves, and rings stay")
  func toasts() throws {
    let picture = try #require(HUD.Image(rgba: [1, 2, 3, 4], width: 1, height: 1))
    let toasts: [(seconds: Int, show: @MainActor () -> HUD.Handle)] = [
      (2, { HUD.show(image: picture) }), (2, { HUD.showSuccess() }), (4, { HUD.showError() }),
      (4, { HUD.showWarning() }), (2, { HUD.showInfo() }), (2, { HUD.showText("A") }),
      (2, { HUD.show(HUD.Content(.spinner), options: HUD.Options(duration: .seconds(2))) }),
    ]
    for toast in toasts {
      _ = toast.show()
      screen.advance(by: .seconds(toast.seconds) - .milliseconds(1))
      #expect(HUD.isVisible)
      screen.advance(by: .milliseconds(1))
      #expect(!HUD.isVisible)
    }
    HUD.show()
    screen.advance(by: .seconds(3600))
    #expect(HUD.isVisible)
    HUD.popActivity()
    #expect(!HUD.isVisible)
  }

  @Test("Style and behaviour are captured at the call")
  func styleAndBehavior() {
    defer { restoreDefaults() }
    HUD.style.insets = HUD.Insets(all: 30)
    HUD.behavior.graceTime = .seconds(1)
    HUD.show()
    HUD.style.insets = HUD.Insets(all: 0)
    HUD.behavior.graceTime = .zero
    #expect(!HUD.isVisible)
    screen.advance(by: .seconds(1))
    #expect(screen.panelFrame?.width == 104)
    HUD.dismiss()
  }

  @Test("[MI29] Tracked work shows its progress, and its HUD disappears when it is done")
  func tracked() {
    let progress = Progress(totalUnitCount: 10)
    progress.completedUnitCount = 4
    HUD.track(progress)
    #expect(screen.content?.indicator == .ring(0.4))
    HUD.dismiss()
    screen.advance(by: .seconds(1))
    let options = HUD.Options(graceTime: .seconds(1))
    HUD.track(progress, status: "Importing", as: .bar(0), options: options)
    #expect(!HUD.isVisible)
    screen.advance(by: .seconds(1))
    #expect(screen.content?.indicator == .bar(0.4))
    #expect(screen.content?.status == "Importing")
    progress.completedUnitCount = 10
    screen.advance(by: .milliseconds(100))
    #expect(!HUD.isVisible)
  }
}
