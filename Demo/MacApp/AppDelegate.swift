#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDDemoAppKit

/// Opens the windows of the demo.
final class AppDelegate: NSObject, NSApplicationDelegate {
  private var windows: [ExamplesWindow] = []

  func applicationDidFinishLaunching(_ notification: Notification) {
    openWindow()
    // The newer `activate()` leaves an app that `swift run` has started behind the terminal.
    NSApp.activate(ignoringOtherApps: true)
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }

  @objc func openWindow() {
    let window = ExamplesWindow()
    windows.append(window)
    window.makeKeyAndOrderFront(nil)
    // The system may not let the app become active, and its windows would be behind others.
    window.orderFrontRegardless()
  }
}
#endif
