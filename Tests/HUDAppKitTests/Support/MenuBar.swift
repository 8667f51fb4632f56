import HUDAppKitDouble

/// The menu bar of an app, with one command in each of its menus.
@MainActor final class MenuBar {
  private(set) var chosen: [String] = []
  let bar = NSMenu(title: "Main")
  private var items: [NSMenuItem] = []

  init() {
    addMenu("App", command: "Quit", key: "q")
    addMenu("File", command: "Save", key: "s")
    addMenu("View", command: "Zoom", key: "0")
    NSApp.windowsMenu = addMenu("Window", command: "Minimize", key: "m")
    NSApp.mainMenu = bar
  }

  @discardableResult private func addMenu(
    _ title: String, command: String, key: String
  ) -> NSMenu {
    let menu = NSMenu(title: title)
    let item = NSMenuItem(title: command, keyEquivalent: key) { [weak self] in
      self?.chosen.append(command)
    }
    menu.addItem(item)
    let submenu = NSMenuItem(title: title)
    submenu.submenu = menu
    bar.addItem(submenu)
    items.append(item)
    return menu
  }

  /// Chooses each command with the mouse, and returns those that the app performs.
  func chooseAll() -> [String] {
    chosen = []
    for item in items { Device.choose(item) }
    return chosen
  }

  /// Presses Command with the key of each command, and returns those that the app performs.
  func pressAll() -> [String] {
    chosen = []
    for item in items { Device.press(.character(Character(item.keyEquivalent)), .command) }
    return chosen
  }

  /// Whether what is in a menu is enabled.
  func isEnabled(_ title: String) -> Bool? { menu(title)?.submenu?.items.first?.isEnabled }

  /// The item of the menu bar that opens a menu.
  func menu(_ title: String) -> NSMenuItem? { bar.items.first { $0.title == title } }
}
