// Lines that people write from memory. The compiler must say what to write instead.
// swift-format-ignore-file: OnlyOneTrailingClosureArgument
import Foundation
import HUD
import SwiftUI

@available(iOSApplicationExtension, unavailable)
func callsOfTheSharedHUD(_ work: Progress, _ text: String?) {
  HUD.showProgress(work)  // refused: is unavailable: Use track(_:status:as:), which follows
  HUD.showProgress(work, status: "Unpacking", as: .bar)  // refused: Use track(_:status:as:)
  HUD.showToast("Saved")  // refused: is unavailable: Use showText(_:for:), or showSuccess(_:for:)
  HUD.dismiss(withDelay: 1) {}  // refused: Use dismiss(after: .seconds(1))
  HUD.showToast("Deleted", action: .close)  // refused: is unavailable: Use showText(_:for:)
  HUD.showToast(text, for: .seconds(2))  // refused: is unavailable: Use showText(_:for:)
  HUD.show(status: "Saved", for: .seconds(2))  // refused: or pass HUD.Options(duration:)
  HUD.show("Saved", for: .seconds(2))  // refused: is unavailable: Use showText(_:for:)
  HUD.show(.bar(0.4), status: text, for: .seconds(2))  // refused: HUD.Options(duration:)
  HUD.toast("Saved")  // refused: is unavailable: Use showText(_:for:), or show(image:status:)
  HUD.toast("Saved", systemImage: "bolt")  // refused: is unavailable: Use showText(_:for:)
  HUD.toast("Deleted") { Text("Undo") }  // refused: is unavailable: Use showText(_:for:)
  HUD.show("Saved", systemImage: "bolt")  // refused: is unavailable: Use showText(_:for:)
  HUD.show(status: "Saved", systemImage: "bolt")  // refused: is unavailable: Use showText(_:for:)
  HUD.show("Deleted", action: "Undo") { work.cancel() }  // refused: Use action: HUD.Action("Undo")
  HUD.show(error: CancellationError())  // refused: is unavailable: Use showError(_:)
  HUD.showSuccess(status: "Saved") {}  // refused: is unavailable: Use await HUD.showSuccess(
  HUD.show(status: "Exporting") { work.cancel() }  // refused: or action: .cancel
  HUD.show("Exporting") { work.cancel() }  // refused: is unavailable: Use HUD.run(
  HUD.show().end()  // refused: value of type 'HUD.Handle' has no member 'end'
  HUD.show().cancel()  // refused: value of type 'HUD.Handle' has no member 'cancel'
}

func callsOfOneHUD(_ hud: HUDController, _ work: Progress) {
  hud.showProgress(work)  // refused: is unavailable: Use track(_:status:as:), which follows
  hud.showToast("Saved")  // refused: is unavailable: Use showText(_:for:), or showSuccess(_:for:)
  hud.show(status: "Saved", for: .seconds(2))  // refused: or pass HUD.Options(duration:)
  hud.show("Saved", for: .seconds(2))  // refused: or pass HUD.Options(duration:)
}

@available(iOSApplicationExtension, unavailable)
func callsOfTheEnvironment(_ hud: HUDProxy, _ work: Progress) {
  hud.showProgress(work)  // refused: is unavailable: Use track(_:status:as:), which follows
  hud.showToast("Saved")  // refused: is unavailable: Use showText(_:for:), or showSuccess(_:for:)
  hud.show(status: "Saved", for: .seconds(2))  // refused: or pass HUD.Options(duration:)
  hud.show("Saved", for: .seconds(2))  // refused: or pass HUD.Options(duration:)
}

func work(_ hud: HUDController, _ load: () async throws -> Int) async throws {
  _ = try await hud.run(failure: nil) { try await load() }  // refused: (any Error) -> String?
  _ = try await hud.run(failure: { "No" }) { try await load() }  // refused: '() -> String' cannot
  _ = try await hud.run("Loading…") {
    try await load()
  } failure: { _ in  // refused: argument 'failure' must precede unnamed argument #2
    "Offline"
  }
}
