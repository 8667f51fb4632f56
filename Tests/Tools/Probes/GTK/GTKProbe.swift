#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD

/// A small app that tests start for what needs its own main loop, process or bus.
///
/// It prints the notifications of its HUD, one a line, and exits by itself.
@main @MainActor struct GTKProbe {
  static func main() {
    let scenario = CommandLine.arguments.dropFirst().first ?? ""
    report(HUD.willAppearNotification, HUD.didAppearNotification, HUD.didDisappearNotification)
    // Exits after 20 s, so that a probe that blocks does not block its test.
    g_timeout_add(20_000, { _ in exit(3) }, nil)
    switch scenario {
    case "thread": runApplication { Thread.detachNewThread { greet() } }
    case "early":
      greet()
      runApplication {}
    case "busy thread":
      runApplication {
        drawSlowFrames()
        Thread.detachNewThread { greet() }
      }
    case "task":
      runApplication {
        Task {
          try await Task.sleep(for: .milliseconds(10))
          DispatchQueue.main.async { greet() }
        }
      }
    case "no GTK": countTurns()
    case "callback": runApplication { presentAWindow() }
    case "in on a thread": onAThread { _ = HUD.in(noWidget) }
    case "host on a thread": onAThread { _ = GTKHost() }
    case "move on a thread":
      let host = GTKHost()
      onAThread { HUDController.shared.move(to: host) }
    case "in without GTK": _ = HUD.in(noWidget)
    case "in nothing": runApplication { _ = HUD.in(UnsafeMutableRawPointer?.none) }
    case "copy": runApplication { showWithACopy() }
    case "speech": runApplication { speak() }
    case "taken": runApplication { show { standingElsewhere() } }
    case "window": runApplication { show { gtk_window_new() } }
    default:
      say("There is no scenario \(scenario).")
      exit(2)
    }
  }

  nonisolated private static func greet() {
    HUD.show(
      HUD.Content(.success, status: "Hello"), options: HUD.Options(duration: .milliseconds(500)))
  }

  /// Redraws a window all the time, so slowly that the next frame is due when one ends.
  private static func drawSlowFrames() {
    let window = gtk_window_new()!
    gtk_window_present(UnsafeMutablePointer(OpaquePointer(window)))
    gtk_widget_add_tick_callback(
      window,
      { _, _, _ in
        usleep(25_000)
        return 1
      }, nil, nil)
  }

  /// Shows a HUD and runs GLib's loop for a second without GTK. Prints how often the loop woke up.
  private static func countTurns() {
    greet()
    let alarm = g_timeout_source_new(1000)
    g_source_attach(alarm, nil)
    var turns = 0
    while g_source_is_destroyed(alarm) == 0, g_main_context_iteration(nil, 1) != 0 { turns += 1 }
    say("\(turns)")
  }

  /// Shows a HUD in a callback that GTK calls, which is not isolated to the main actor.
  private static func presentAWindow() {
    let mapped: @convention(c) (UnsafeMutablePointer<GtkWindow>) -> Void = { window in
      HUD.in(window).showSuccess("Mapped", for: .milliseconds(500))
    }
    let window = gtk_window_new()!
    g_signal_connect_data(
      window, "map", unsafeBitCast(mapped, to: GCallback.self), nil, nil,
      GConnectFlags(rawValue: 0))
    window.withMemoryRebound(to: GtkWindow.self, capacity: 1) { gtk_window_present($0) }
  }

  /// Shows a HUD in a window, and then one more by a second copy of this program and the library
  /// in the same process, as an app and its plugin do.
  private static func showWithACopy() {
    typealias Greet = @convention(c) (OpaquePointer) -> Void
    nonisolated(unsafe) let window = OpaquePointer(gtk_window_new()!)
    gtk_window_present(UnsafeMutablePointer(window))
    HUD.in(window).show(status: "App")
    _ = NotificationCenter.default.addObserver(
      forName: HUD.didAppearNotification, object: HUD.in(window), queue: nil
    ) { _ in
      // Later, so that every observer has heard that the first HUD appeared.
      DispatchQueue.main.async {
        let path = ProcessInfo.processInfo.environment["HUD_COPY"] ?? ""
        guard let copy = dlopen(path, RTLD_NOW), let greet = dlsym(copy, "greetInACopy") else {
          say(String(cString: dlerror()))
          exit(4)
        }
        say("The copy is loaded.")
        unsafeBitCast(greet, to: Greet.self)(window)
      }
    }
  }

  /// A pointer that must not be read.
  nonisolated private static var noWidget: OpaquePointer { OpaquePointer(bitPattern: 64)! }

  private static func onAThread(_ call: @escaping @Sendable () -> Void) {
    runApplication { Thread.detachNewThread(call) }
  }

  /// Shows a HUD that stays until the tests have read it.
  private static func speak() {
    HUD.show(
      HUD.Content(
        .ring(0.4), status: "Copying", detail: "3 of 7",
        action: HUD.Action("Cancel", role: .cancel) {}),
      options: HUD.Options(mask: .black))
  }

  private static func show(
    _ widget: @escaping @MainActor @Sendable () -> UnsafeMutablePointer<GtkWidget>
  ) {
    HUD.show(HUD.Content(.custom(size: CGSize(width: 20, height: 20), widget: widget)))
  }

  private static func standingElsewhere() -> UnsafeMutablePointer<GtkWidget> {
    let label = gtk_label_new("Taken")!
    gtk_overlay_set_child(OpaquePointer(gtk_overlay_new()), label)
    return label
  }

  private static func report(_ names: Notification.Name...) {
    for name in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        say(name.rawValue)
        if name == HUD.didDisappearNotification { exit(0) }
      }
    }
  }

  nonisolated fileprivate static func say(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}

/// Shows a toast in `window`, when it is called in a second copy of this program.
@_cdecl("greetInACopy") public func greetInACopy(_ window: OpaquePointer) {
  HUD.in(window).showSuccess("Plugin", for: .milliseconds(500))
}

// MARK: Apps

extension GTKProbe {
  private static func runApplication(whenUp: () -> Void) {
    guard gtk_init_check() != 0, let window = gtk_window_new() else { exit(2) }
    window.withMemoryRebound(to: GtkWindow.self, capacity: 1) {
      gtk_window_set_title($0, "Probe")
      gtk_window_set_default_size($0, 400, 300)
      gtk_window_set_child($0, gtk_button_new_with_label("Content"))
      gtk_window_present($0)
    }
    whenUp()
    g_main_loop_run(g_main_loop_new(nil, 0))
  }
}
#else
@main struct GTKProbe {
  static func main() {}
}
#endif
