public import Foundation

/// A menu. Its items have closures instead of targets and actions, which need Objective-C.
@MainActor open class NSMenu: NSObject {
  open var title: String
  open private(set) var items: [NSMenuItem] = []
  /// Whether the menu decides which of its items are enabled. What an app writes to `isEnabled`
  /// lasts only if it does not.
  open var autoenablesItems = true

  public init(title: String) { self.title = title }

  public convenience override init() { self.init(title: "") }

  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }

  /// Enables every item, because the double has no items without a target, and their targets do not
  /// validate. AppKit does this before the menu opens or is asked for a key.
  open func update() {
    guard autoenablesItems else { return }
    for item in items { item.isEnabled = true }
  }

  /// Performs the first item with this key, also in the submenus. The key of a disabled item is
  /// handled: nothing else gets it. Items have keys in a disabled submenu too.
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    update()
    for item in items {
      if let submenu = item.submenu, submenu.performKeyEquivalent(with: event) { return true }
      guard item.hasKey(of: event) else { continue }
      if !item.performIfEnabled() { NSApp.noKeyResponder() }
      return true
    }
    return false
  }

  /// Opens the menu, and each submenu on the way to `item`, and chooses it. Returns false if the item
  /// is disabled. A disabled menu is dimmed, and here it opens, as on some systems.
  func choose(_ item: NSMenuItem) -> Bool {
    update()
    for own in items {
      if own === item { return item.performIfEnabled() }
      if let submenu = own.submenu, submenu.contains(item) { return submenu.choose(item) }
    }
    preconditionFailure("“\(item.title)” is not in the menu bar.")
  }

  private func contains(_ item: NSMenuItem) -> Bool {
    items.contains { $0 === item || $0.submenu?.contains(item) == true }
  }
}

@MainActor open class NSMenuItem: NSObject {
  open var title: String
  open var keyEquivalent: String
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
  open var isEnabled = true
  open var submenu: NSMenu?
  private let action: () -> Void

  package init(title: String, keyEquivalent: String = "", action: @escaping () -> Void = {}) {
    self.title = title
    self.keyEquivalent = keyEquivalent
    self.action = action
  }

  func hasKey(of event: NSEvent) -> Bool {
    let flags = event.modifierFlags.intersection([.command, .option, .control, .shift])
    return !keyEquivalent.isEmpty && event.keyEquivalent == keyEquivalent
      && flags == keyEquivalentModifierMask
  }

  func performIfEnabled() -> Bool {
    if isEnabled { action() }
    return isEnabled
  }
}
