#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The menu bar of the demo. Under a mask only the first menu and the last one stay enabled.
@MainActor struct MenuBar {
  let menu = NSMenu(title: "")

  init() {
    let app = addMenu("HUD")
    add("Hide HUD", #selector(NSApplication.hide), key: "h", to: app)
    add("Quit HUD", #selector(NSApplication.terminate), key: "q", to: app)
    let file = addMenu("File")
    add("New Window", #selector(AppDelegate.openWindow), key: "n", to: file)
    add("Close", #selector(NSWindow.performClose), key: "w", to: file)
    let window = addMenu("Window")
    add("Minimize", #selector(NSWindow.performMiniaturize), key: "m", to: window)
    NSApp.windowsMenu = window
  }

  private func addMenu(_ title: String) -> NSMenu {
    let submenu = NSMenu(title: title)
    menu.addItem(withTitle: title, action: nil, keyEquivalent: "").submenu = submenu
    return submenu
  }

  private func add(_ title: String, _ action: Selector, key: String, to menu: NSMenu) {
    menu.addItem(withTitle: title, action: action, keyEquivalent: key)
  }
}
#endif
