#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDDemoAppKit

/// Opens the windows of the demo.
final class AppDelegate: NSObject, NSApplicationDelegate {
  private var windows: [ExamplesWindow] = []

  func applicationDidFinishLaunching(_ notification: Notification) {
    openWindow()
    if #available(macOS 14.0, *) { NSApp.activate() }
  }

  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }

  @objc func openWindow() {
    let window = ExamplesWindow()
    windows.append(window)
    window.makeKeyAndOrderFront(nil)
    // Started by `swift run`, the app is not active, and its windows are behind the terminal's.
    window.orderFrontRegardless()
  }
}
#endif
