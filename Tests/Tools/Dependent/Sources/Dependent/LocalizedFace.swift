#if canImport(Darwin)
import Foundation
import HUD

// The calls with texts that are looked up. They are compiled for Apple's systems, but not run.

@MainActor func showLocalized(_ text: LocalizedStringResource, in app: App) async throws {
  HUD.show(status: text)
  HUD.show(.bar(0.4), status: text, detail: text, action: HUD.Action(text) { app.pop() })
  HUD.show(text, detail: "3 of 7", mask: .clear)
  HUD.showProgress(app.fraction, status: text)
  HUD.showProgress(0.4, status: text, as: .bar)
  HUD.setStatus(text)
  HUD.showSuccess(text, for: .seconds(2))
  HUD.showWarning(text, detail: text)
  HUD.showError(text)
  HUD.showInfo(text, id: "inbox")
  HUD.showText(text, action: HUD.Action("Undo") { app.job.restore() })
  HUD.show(image: app.picture, status: text)
  HUD.showToast(HUD.Content(status: text))
  HUD.track(app.progress, status: text)
  HUD.begin(text, as: .bar).end()
  let list = try await HUD.run(text, success: text) { try await app.load() }
  let count = await HUD.run(text) { activity in
    activity.progress = 0.5
    return list.count
  }
  print(count)
}

@MainActor func showLocalized(
  _ text: LocalizedStringResource, in app: App, on hud: some HUD.Calls
) async throws {
  hud.show(status: text)
  hud.show(.bar(0.4), status: text, detail: text, action: HUD.Action(text) { app.pop() })
  hud.show(text, detail: "3 of 7", mask: .clear)
  hud.showProgress(app.fraction, status: text)
  hud.setStatus(text)
  hud.showSuccess(text, for: .seconds(2))
  hud.showWarning(text, detail: text)
  hud.showError(text)
  hud.showInfo(text, id: "inbox")
  hud.showText(text, action: HUD.Action("Undo") { app.job.restore() })
  hud.show(image: app.picture, status: text)
  hud.showToast(HUD.Content(.success, status: text, detail: text))
  hud.track(app.progress, status: text)
  hud.begin(text, as: .bar).end()
  let list = try await hud.run(text, success: text) { try await app.load() }
  let count = await hud.run(text) { activity in
    activity.progress = 0.5
    return list.count
  }
  print(count)
}

@MainActor func showLocalized(
  _ text: LocalizedStringResource, in app: App, on hud: HUDController
) {
  hud.showProgress(0.4, status: text)
}
#endif
