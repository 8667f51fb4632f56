#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD
import HUDMeasurements

/// The time that one call takes from GTK's thread.
///
/// The first call of its kind in the process is reported apart from later ones, because it also
/// pays for what the process makes once. `Tests/bench` starts a process for each kind.
@MainActor enum CallTimes {
  private struct Call {
    var before: @MainActor () -> Void = {}
    let call: @MainActor () -> Void
  }

  static var names: [String] { calls.keys.sorted() }

  static func measure(_ name: String, in window: BenchmarkWindow) {
    guard let call = calls[name] else { fail("There is no call \(name).") }
    func measure() -> Double {
      call.before()
      window.run(for: 0.5)
      let elapsed = time(call.call)
      window.run(for: 0.1)
      HUD.dismiss(animated: false)
      window.run(for: 0.2)
      return elapsed
    }
    report("gtk-first-\(name)", measure())
    report("gtk-again-\(name)", max(measure(), measure()))
  }

  private static let calls: [String: Call] = [
    "show": Call { HUD.show() },
    "show-status": Call { HUD.show(status: "Loading…") },
    "show-action": Call {
      HUD.show(status: "Copying", detail: "3 of 7", action: .cancel {}, mask: .black)
    },
    "show-mask-blur": Call { HUD.show(status: "Loading…", mask: .blur) },
    "show-progress": Call { HUD.showProgress(0.1, status: "Uploading") },
    "step": Call(before: { HUD.showProgress(0.1) }, call: { HUD.showProgress(0.2) }),
    "step-past-quarter": Call(before: { HUD.showProgress(0.2) }, call: { HUD.showProgress(0.3) }),
    "bar": Call { HUD.show(.bar(0.4), status: "Copying") },
    "status": Call(before: { HUD.show(status: "One") }, call: { HUD.setStatus("Two") }),
    "success": Call { HUD.showSuccess("Saved") },
    "success-after-show": Call(
      before: { HUD.show(status: "Saving…") }, call: { HUD.showSuccess("Saved") }),
    "warning": Call { HUD.showWarning("Low disk space") },
    "error": Call { HUD.showError("Failed") },
    "info": Call { HUD.showInfo("Draft kept") },
    "text": Call { HUD.showText("Copied") },
    "image": Call { HUD.show(image: HUD.Image(iconName: "edit-copy"), status: "Copied") },
    "begin": Call {
      let activity = HUD.begin("Syncing")
      activity.end()
    },
    "track": Call { HUD.track(work, status: "Importing") },
    "options": Call(
      before: { HUD.show(status: "One") },
      call: { HUD.show(status: "Two", options: HUD.Options(style: .compact)) }),
    "pop": Call(before: { HUD.show(status: "One") }, call: { HUD.popActivity() }),
    "dismiss": Call(before: { HUD.show(status: "One") }, call: { HUD.dismiss() }),
  ]

  private static let work = Progress(totalUnitCount: 10)
}
#endif
