#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD

/// An app with a mistake that the library must report: it starts GTK after an `await`.
@main struct AsyncMainProbe {
  static func main() async {
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
}
#else
@main struct AsyncMainProbe {
  static func main() {}
}
#endif
