import Foundation
import HUD
import HUDOffscreen

/// Every call of the public face, as an app writes it.
@MainActor func callEverything(job: Job, picture: HUD.Image, progress: Progress) async throws {
  HUD.show()
  HUD.show(status: "Loading…")
  HUD.showProgress(0.4, status: "Uploading")
  HUD.show(image: picture, status: "Paired")
  HUD.showSuccess("Saved")
  HUD.showError("No connection")
  HUD.showInfo("Draft kept")
  HUD.showText("Copied")
  HUD.showToast(HUD.Content(.bar(1), status: "Copied"))
  HUD.setStatus("Nearly there")
  HUD.popActivity()
  HUD.dismiss()
  HUD.dismiss(after: .seconds(1))
  print(HUD.isVisible)

  HUD.show(
    HUD.Content(
      .bar(0.4), status: "Copying", detail: "3 of 7",
      action: HUD.Action("Cancel", role: .cancel) { job.cancel() }),
    options: HUD.Options(
      mask: .black, graceTime: .milliseconds(200), minimumTime: .milliseconds(500)))
  let saving = HUD.show(status: "Saving…")
  saving.update(HUD.Content(.ring(0.5), status: "Saving…"))
  saving.status = "Nearly there"
  saving.progress = 0.9
  saving.dismiss()
  HUD.dismiss(after: .seconds(1)) { reason in print(reason) }

  let activity = HUD.begin("Syncing")
  activity.status = "Syncing the rest"
  activity.progress = 0.5
  activity.end()
  activity.succeed("Synced")
  activity.fail("No connection")
  let photos = try await HUD.run("Downloading", cancellable: true) { activity in
    activity.progress = 1
    try Task.checkCancellation()
    return 7
  }
  print(photos)
  HUD.track(progress, status: "Importing")

  let observer = NotificationCenter.default.addObserver(
    forName: HUD.didDisappearNotification, object: nil, queue: nil
  ) { note in print(note.userInfo?[HUD.statusKey] ?? "no status") }
  NotificationCenter.default.removeObserver(observer)
  print([
    HUD.willAppearNotification, HUD.didAppearNotification, HUD.willDisappearNotification,
    HUD.didDisappearNotification, HUD.didReceiveTouchNotification,
    HUD.didTouchInsideNotification,
  ])

  HUD.style.cornerRadius = 20
  HUD.style = .roomy
  HUD.style = .compact
  HUD.behavior.mask = .clear
  HUD.behavior.queue = .replace
  HUD.behavior.toastPolicy = .enqueue
  HUD.behavior.words = .words(for: ["fr"])
  HUD.behavior = HUD.Behavior()
}

#if GTK && os(Linux)
/// What takes GTK's pointers, which are to be had only where there is a display.
@MainActor func callEverything(
  widget: UnsafeMutablePointer<Int>, overlay: OpaquePointer, any: UnsafeMutableRawPointer
) {
  HUD.in(widget).show(status: "Loading…")
  HUD.in(overlay).dismiss()
  let size = CGSize(width: 60, height: 60)
  HUD.show(HUD.Content(.custom(size: size) { widget }, status: "Launching"))
  HUD.show(HUD.Content(.custom(size: size) { overlay }, status: "Launching"))
  HUD.show(HUD.Content(.custom(size: size) { any }, status: "Launching"))
  HUDController.shared.move(to: GTKHost(over: any))
  HUDController.shared.move(to: GTKHost(overlay: any))
  HUDController(host: GTKHost()).show(status: "Loading…")
}
#endif

/// Ends with the first event.
func watch() async -> HUD.Event? {
  for await event in HUD.events { return event }
  return nil
}

final class Job: Sendable {
  func cancel() {}
}
