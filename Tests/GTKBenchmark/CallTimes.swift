#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD

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
    guard let call = calls[name] else {
      print("There is no call \(name).")
      exit(2)
    }
    window.run(for: 0.3)
    func time() -> Double {
      call.before()
      window.run(for: 0.6)
      let start = threadTime
      call.call()
      let elapsed = threadTime - start
      window.run(for: 0.1)
      HUD.dismiss(animated: false)
      window.run(for: 0.3)
      return elapsed
    }
    report("gtk-call-\(name)", time())
    report("gtk-again-\(name)", (0..<3).map { _ in time() }.max() ?? 0)
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

  /// The processor time of this thread, in milliseconds.
  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// Prints one figure as `Tests/bench` reads it: its name and its value.
func report(_ name: String, _ value: Double) { print("\(name)\t\(value)") }
#endif
