#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD

/// An app with a mistake that the library must report: it starts GTK after an `await`. With an
/// argument, a program with an async `main` that uses no GTK.
@main struct AsyncMainProbe {
  static func main() async {
    guard CommandLine.arguments.count == 1 else { return await countToAThousand() }
    // Another thread resumes the task, as after any real wait.
    await withCheckedContinuation { waiting in
      Thread.detachNewThread { waiting.resume() }
    }
    await MainActor.run {
      guard gtk_init_check() != 0 else { exit(2) }
      let window = gtk_window_new()
      window?.withMemoryRebound(to: GtkWindow.self, capacity: 1) { gtk_window_present($0) }
      HUD.show(status: "Never")
      HUD.show(status: "Never again")
      g_timeout_add(300, { _ in exit(HUD.isVisible ? 1 : 0) }, nil)
      while true { g_main_context_iteration(nil, 1) }
    }
  }

  private static func countToAThousand() async {
    HUD.show(status: "Never")
    var count = 0
    for _ in 0..<1000 {
      count += await Task.detached { await MainActor.run { 1 } }.value
      await withCheckedContinuation { waiting in DispatchQueue.main.async { waiting.resume() } }
    }
    try? await Task.sleep(for: .milliseconds(1))
    print(count)
  }
}
#else
@main struct AsyncMainProbe {
  static func main() {}
}
#endif
