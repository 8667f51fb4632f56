public import Foundation

/// A menu. Its items have closures instead of targets and actions, which need Objective-C.
@MainActor open class NSMenu: NSObject {
  open var title: String
  open private(set) var items: [NSMenuItem] = []

  public init(title: String) { self.title = title }

  public convenience override init() { self.init(title: "") }

  open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }

  /// Performs the first item with this key, also in the submenus. The key of a disabled item is
  /// handled: nothing else gets it.
  open func performKeyEquivalent(with event: NSEvent) -> Bool {
    for item in items {
      if let submenu = item.submenu, submenu.performKeyEquivalent(with: event) { return true }
      guard item.hasKey(of: event) else { continue }
      if !item.performIfEnabled() { NSApp.noKeyResponder() }
      return true
    }
    return false
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
    return !keyEquivalent.isEmpty && event.charactersIgnoringModifiers == keyEquivalent
      && flags == keyEquivalentModifierMask
  }

  func performIfEnabled() -> Bool {
    if isEnabled { action() }
    return isEnabled
  }
}
