import Foundation
import HUD

// Calls that somebody who knows SVProgressHUD writes without the documentation.

/// A control that stores a function.
struct Button {
  var onTap: () -> Void = {}
}

@MainActor func typeFromMemory(in app: App) {
  defer { HUD.dismiss() }
  let (noError, noText): ((any Error)?, String?) = (nil, nil)
  HUD.show("Loading…")
  HUD.show("Loading \(app.fraction)", detail: "3 of 7", mask: .clear)
  HUD.show(noText)
  HUD.show(.none)
  HUD.show(mask: .gradient)
  HUD.show(status: "Loading…", mask: .clear)
  HUD.show(status: noText)
  HUD.showProgress(app.fraction, status: "Uploading", mask: .black)
  HUD.showProgress(app.progress.fractionCompleted)
  HUD.showProgress(CGFloat(0.5), status: noText)
  HUD.showProgress(0)
  HUD.showProgress(1, status: "Uploading")
  HUD.showSuccess()
  HUD.showSuccess("Saved", mask: .black)
  HUD.showError(nil)
  HUD.showError(noError)
  HUD.showError(noText)
  HUD.showError(app.error.localizedDescription)
  HUD.showError(app.error, for: .seconds(2))
  HUD.showError(app.error, detail: "Try again later", action: HUD.Action("Retry") { app.pop() })
  HUD.showWarning()
  HUD.showInfo("Draft kept", detail: "In the cloud")
  HUD.showText("")
  HUD.show(image: app.picture)
  HUD.show(.success, status: "Saved", options: HUD.Options(duration: .seconds(1)))
  HUD.show(.activity)
  HUD.showToast(HUD.Content(.bar(1), status: "Copied"), for: .seconds(1))

  HUD.dismiss(after: .seconds(2))
  HUD.dismiss(after: .seconds(2)) { app.pop() }
  HUD.dismiss(completion: app.pop)
  HUD.dismiss {
    app.pop()
    app.job.cancel()
  }
  HUD.dismiss(animated: false) { reason in
    guard reason != .superseded else { return }
    app.pop()
  }
  var button = Button()
  button.onTap = HUD.popActivity
  button.onTap()
  ["a", "b"].forEach(HUD.setStatus)
}

func typeWorkFromMemory(in app: App) async throws {
  try await HUD.run { _ = try await app.load() }
  _ = try await HUD.run("Loading…") { try await app.load() }
  // swift-format-ignore: OnlyOneTrailingClosureArgument
  _ = try? await HUD.run("Loading…", failure: { _ in nil }) { try await app.load() }
  let count = await HUD.run("Counting") { activity in
    activity.progress = 0.5
    return 3
  }
  print(count)

  // Waits for both calls, because a late one would show a HUD after the app's last dismissal.
  await Task.detached { HUD.showProgress(0.5) }.value
  _ = await Task.detached { HUD.dismiss() }.value
}

@MainActor func setFromMemory() {
  HUD.style.appearance = .dark
  HUD.style.foreground = .white
  HUD.style.bezel = .color(HUD.Color(white: 0.1))
  HUD.style.bezel = .material(tint: HUD.Color(white: 1, alpha: 0.5))
  HUD.style.minimumSize = CGSize(width: 100, height: 100)
  HUD.style.statusFont = HUD.Font(size: 17, weight: .medium)
  HUD.style.ringThickness = 3
  HUD.style.spinner = .activity
  HUD.style.tintsImages = false
  HUD.behavior.mask = .color(HUD.Color(white: 0, alpha: 0.2))
  HUD.behavior.animation = .fade
  HUD.behavior.position = .offset(x: 0, y: 120)
  HUD.behavior.graceTime = .milliseconds(200)
  HUD.behavior.minimumTime = .seconds(1)
  HUD.behavior.maximumToastTime = .seconds(8)
  HUD.behavior.playsHaptics = true
  HUD.style = HUD.Style()
  HUD.behavior = HUD.Behavior()
}
