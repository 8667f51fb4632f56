import Foundation
import HUD
import HUDOffscreen
import Testing

extension StaticCallTests {
  /// Makes every call as the documentation writes it, to test that it compiles and does no harm.
  @Test("Every public call exists")
  func everyNameOfFace() async throws {
    let picture = try #require(HUD.Image(rgba: [1, 2, 3, 4], width: 1, height: 1))
    let job = Task {}

    HUD.show()
    HUD.show(status: "Loading…")
    HUD.showProgress(0.4, status: "Uploading")
    HUD.show(image: picture, status: "Paired")
    HUD.showSuccess("Saved")
    HUD.showWarning("Low disk space")
    HUD.showError("No connection")
    HUD.showInfo("Draft kept")
    HUD.showText("Copied")
    HUD.showToast(HUD.Content(.bar(1), status: "Copied"))
    HUD.setStatus("Nearly there")
    HUD.popActivity()
    HUD.dismiss()
    HUD.dismiss(after: .seconds(1))
    _ = HUD.isVisible

    HUD.show(
      HUD.Content(
        .ring(0.4), status: "Copying", detail: "3 of 7",
        action: HUD.Action("Cancel", role: .cancel) { job.cancel() }),
      options: HUD.Options(
        mask: .black, graceTime: .milliseconds(200), minimumTime: .milliseconds(500)))

    let saving = HUD.show(status: "Saving…")
    saving.update(HUD.Content(status: "Still saving…"))
    saving.status = "Nearly there"
    saving.progress = 0.4
    saving.dismiss()
    screen.advance(by: .seconds(1))
    #expect(await saving.reason == .dismissed)

    var heard: HUD.Reason?
    HUD.dismiss(after: .seconds(1)) { reason in heard = reason }
    #expect(heard == .notShowing)

    let activity = HUD.begin("Syncing")
    activity.status = "Still syncing"
    activity.progress = 0.4
    activity.end()
    HUD.begin("Syncing").succeed("Synced")
    HUD.begin("Syncing").fail("…")
    let photos = try await HUD.run("Downloading") { activity in
      activity.progress = 1
      try Task.checkCancellation()
      return ["photo"]
    }
    #expect(photos == ["photo"])

    let listener = Task {
      for await event in HUD.events { return Optional(event.kind) }
      return nil
    }
    listener.cancel()
    _ = await listener.value

    defer { restoreDefaults() }
    HUD.style.cornerRadius = 20
    HUD.behavior.mask = .clear
    HUD.behavior.toastPolicy = .replace
    HUD.behavior.toastPolicy = .enqueue
    HUD.dismiss()
  }

  @Test("Every notification has its own name")
  func everyNotificationHasItsName() {
    let names: [Notification.Name] = [
      HUD.willAppearNotification, HUD.didAppearNotification, HUD.willDisappearNotification,
      HUD.didDisappearNotification, HUD.didReceiveTouchNotification,
      HUD.didTouchInsideNotification,
    ]
    #expect(Set(names).count == 6)
    let key: String = HUD.statusKey
    #expect(!key.isEmpty)
  }

  @Test("Every static member of the option types exists, with the documented defaults")
  func everyChoiceOfValues() {
    let masks: [HUD.Mask] = [
      .none, .clear, .black, .gradient, .color(.white), .blur, .blur(tint: .white), .inherited,
    ]
    #expect(Set(masks).count == 8)
    let animations: [HUD.Animation] = [
      .none, .standard, .slide, .fade, .flat, .zoom, .zoomIn, .zoomOut, .inherited,
    ]
    #expect(Set(animations).count == 9)
    let positions: [HUD.Position] = [.center, .top, .bottom, .offset(x: 1, y: 0), .inherited]
    for (index, position) in positions.enumerated() {
      #expect(positions.firstIndex(of: position) == index)
    }
    let appearances: [HUD.Style.Appearance] = [.automatic, .light, .dark]
    #expect(Set(appearances).count == 3)
    let reasons: [HUD.Reason] = [
      .dismissed, .ended, .timedOut, .cancelled, .neverShown, .hostGone, .replaced, .superseded,
      .notShowing,
    ]
    #expect(Set(reasons).count == 9)
    #expect(HUD.Position.center == .offset(x: 0, y: 0))
    #expect(HUD.Style.Finish.filled != .outlined)
    #expect(HUD.Style.compact.ringRadius == 18)
    #expect(HUD.Style.compact.ringRadiusWithoutStatus == 24)
    #expect(HUD.Style.compact.ringThickness == 2)
    #expect(HUD.Style.compact.cornerRadius == 14)
    #expect(HUD.Behavior().animation == .standard)
    #expect(HUD.Behavior().minimumToastTime == .seconds(2))
    #expect(HUD.Behavior().maximumToastTime == .seconds(10))
    #expect(!HUD.Behavior().followsTilt)
  }
}
