import Foundation
import HUD

// Every public call, written as in the documentation.

/// The values that an app which shows HUDs has.
struct App: Sendable {
  let job = Job()
  let picture: HUD.Image
  let progress: Progress
  let fraction = Float(0.4)
  let error: any Error

  func load() async throws -> [Int] { [1, 2, 3] }
  @MainActor func pop() {}
}

final class Job: Sendable {
  func cancel() {}
  func restore() {}
}

@MainActor func showAndDismiss(in app: App) {
  HUD.show()
  HUD.show(status: "Loading…", mask: .black)
  HUD.show("Loading…")
  HUD.showProgress(0.4, status: "Uploading")
  HUD.showProgress(app.fraction, as: .bar)
  HUD.showProgress(-1, status: "Uploading", mask: .clear, id: "upload")
  HUD.showSuccess("Saved")
  HUD.showError(app.error)
  HUD.showError("No connection")
  HUD.showWarning("Low disk space", detail: "2 GB are left")
  HUD.showInfo("Draft kept", for: .seconds(3))
  HUD.showText("Copied")
  HUD.showText("Copied", onTap: { app.job.restore() })
  HUD.show(image: app.picture, status: "Paired")
  HUD.show(image: nil, status: "Paired")
  var status = AttributedString("Copied 3 files")
  status.hud.color = .accent
  if let number = status.range(of: "3") { status[number].hud.emphasis = .bold }
  HUD.show(HUD.Content(.bar(0.4), status: status, detail: "3 of 7"))
  HUD.showToast(HUD.Content(status: status))
  HUD.show(status: status)
  HUD.show(.bar(0.4), status: status, detail: "3 of 7")
  HUD.setStatus("Nearly there")
  HUD.popActivity()
  HUD.dismiss()
  HUD.dismiss { app.pop() }
  HUD.dismiss(after: .seconds(1)) { reason in print(reason) }
  HUD.dismiss(animated: false)
  HUD.dismiss(id: "upload")
  if HUD.isVisible { HUD.dismiss() }
}

@MainActor func sayAllInOneCall(in app: App) {
  HUD.show(
    .bar(0.4), status: "Copying", detail: "3 of 7",
    action: HUD.Action("Cancel", role: .cancel) { app.job.cancel() }, mask: .black)
  let content = HUD.Content(.ring(0.4), status: "Copying")
  HUD.show(
    content,
    options: HUD.Options(
      graceTime: .milliseconds(200), minimumTime: .milliseconds(500),
      dismissal: [.tap, .swipe, .tapOutside]))
  HUD.show(content, options: HUD.Options(style: .compact, behavior: HUD.Behavior()))
  HUD.show(
    options: HUD.Options(
      style: HUD.style.with { $0.cornerRadius = 4 },
      behavior: HUD.behavior.with { $0.mask = .blur }))
  HUD.showText("Deleted", action: HUD.Action("Undo") { app.job.restore() })
  HUD.showError("Upload failed", action: .close)
  HUD.showText("Delete?", action: HUD.Action("Delete", role: .destructive) { app.job.cancel() })
  HUD.showText("Held", action: HUD.Action("More", keepsHUD: true) { app.job.restore() })
  HUD.show(status: "Pairing", action: .cancel { app.job.cancel() })
  HUD.showSuccess(
    "Saved", for: .seconds(2), detail: "Twelve photos", mask: .clear, id: "save",
    options: HUD.Options(position: .bottom))
}

@MainActor func keepHandles(in app: App) {
  let saving = HUD.show(status: "Saving…")
  saving.status = "Nearly there"
  saving.detail = "3 of 7"
  saving.progress = 0.9
  saving.update(HUD.Content(.ring(0.5), status: "Saving…"))
  saving.update(options: HUD.Options(mask: .black))
  saving.dismiss(after: .seconds(1))
  saving.dismiss(animated: false)
  saving.succeed("Saved")
  saving.fail("No connection")
  saving.fail(app.error)
}

/// Waits for the end of a request. The host's clock must run meanwhile.
func wasCancelled(_ saving: HUD.Handle) async -> Bool { await saving.reason == .cancelled }

@MainActor func ownWork(in app: App) async throws {
  let activity = HUD.begin("Syncing")
  activity.progress = 0.4
  activity.succeed("Synced")
  HUD.begin(HUD.Content(.pie(0), status: "Syncing"), mask: .black, id: "sync").end()

  // swift-format-ignore: OnlyOneTrailingClosureArgument
  let photos = try await HUD.run(
    "Downloading", cancellable: true, success: "Done", failure: { $0.localizedDescription }
  ) { try await app.load() }
  print(photos)
  // swift-format-ignore: OnlyOneTrailingClosureArgument
  try await HUD.run(
    "Downloading", success: "Done", failure: { _ in "No connection" }, mask: .black
  ) { activity in
    activity.progress = 1
    try Task.checkCancellation()
  }
  print(try await HUD.run("Downloading", failure: "No connection") { try await app.load() })
  HUD.track(app.progress, status: "Importing", as: .bar)
}

@MainActor func watchNotifications() {
  let observer = NotificationCenter.default.addObserver(
    forName: HUD.didDisappearNotification, object: nil, queue: nil
  ) { note in print(note.userInfo?[HUD.statusKey] ?? "no status") }
  NotificationCenter.default.removeObserver(observer)
  print([
    HUD.willAppearNotification, HUD.didAppearNotification, HUD.willDisappearNotification,
    HUD.didDisappearNotification, HUD.didReceiveTouchNotification,
    HUD.didTouchInsideNotification,
  ])
}

/// Returns the first event.
func watchEvents() async -> HUD.Event? {
  for await event in HUD.events where event.kind == .didChange {
    print(event.detail ?? "", event.indicator, event.id ?? "")
    return event
  }
  return nil
}

@MainActor func changeDefaults() {
  HUD.style.cornerRadius = 20
  HUD.style = .roomy
  HUD.style = .compact
  HUD.behavior.mask = .clear
  HUD.behavior.toastPolicy = .enqueue
  HUD.behavior.toastQueueLimit = 4
  HUD.behavior.minimumToastTime = .seconds(5)
  HUD.behavior.minimumErrorTime = .seconds(6)
  HUD.behavior.toastPosition = .bottom(inset: 64)
  HUD.behavior.dismissal = [.tap, .swipe]
  HUD.behavior.words = .words(for: ["fr"])
  HUD.style = HUD.Style()
  HUD.behavior = HUD.Behavior()
}
