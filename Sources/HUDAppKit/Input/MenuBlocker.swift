#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Disables the items of the menus while a HUD blocks the key window. The titles in the menu bar
/// stay as they are: dimmed titles would draw the eye away from the window.
///
/// The app's own menu and the Window menu stay enabled: like the buttons in the title bar, which a
/// mask does not cover, they concern the app or a window as a whole.
@MainActor final class MenuBlocker {
  /// One object for all HUDs. Otherwise a HUD would believe that the app has disabled the menus
  /// that another HUD has disabled.
  static let shared = MenuBlocker()

  private var blockers: Set<ObjectIdentifier> = []
  /// The menus whose `autoenablesItems` was true before this object changed it.
  private var menus: [NSMenu] = []
  /// The items that this object has disabled.
  private var items: [NSMenuItem] = []

  func setBlocked(_ isBlocked: Bool, by blocker: AnyObject) {
    let wasBlocked = !blockers.isEmpty
    if isBlocked {
      blockers.insert(ObjectIdentifier(blocker))
    } else {
      blockers.remove(ObjectIdentifier(blocker))
    }
    guard wasBlocked == blockers.isEmpty else { return }
    if isBlocked { disableMenus() } else { enableMenus() }
  }

  /// Performs the command for the pressed key if that command is in a menu that stays enabled.
  func perform(_ event: NSEvent) {
    _ = enabledMenus.contains { $0.performKeyEquivalent(with: event) }
  }

  // `NSApp` is nil until the app first uses `NSApplication.shared`.
  private var app: NSApplication? { NSApp }

  private var enabledMenus: [NSMenu] {
    [app?.mainMenu?.items.first?.submenu, app?.windowsMenu].compactMap(\.self)
  }

  private func disableMenus() {
    let titles = app?.mainMenu?.items.compactMap { $0.submenu } ?? []
    for menu in titles where !enabledMenus.contains(menu) { disableItems(of: menu) }
  }

  /// Disables the items of a menu and its submenus. Skips a menu whose items the app enables
  /// itself, because the app may change them before the HUD disappears.
  private func disableItems(of menu: NSMenu) {
    if menu.autoenablesItems {
      menus.append(menu)
      menu.autoenablesItems = false
      for item in menu.items where item.isEnabled {
        item.isEnabled = false
        items.append(item)
      }
    }
    for item in menu.items { item.submenu.map(disableItems) }
  }

  private func enableMenus() {
    for item in items { item.isEnabled = true }
    for menu in menus { menu.autoenablesItems = true }
    items = []
    menus = []
  }
}
#endif
