#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// Keeps the keys from the app while a HUD blocks the app, and handles the keys that the HUD uses.
///
/// AppKit offers a key with Command to the views of the key window, then to the menu bar, and any
/// other key to the first responder. A local monitor sees a key before all of them. So only the
/// monitor can hold back the key equivalents of views and menus. Besides, the content of the panel
/// becomes the first responder, so that commands, such as those of a toolbar, find no view of the
/// app, and a screen reader reads the panel. The menus are disabled, so that no click works there.
///
/// If the HUD covers only one view, only the keys for that view are held back. The rest of the
/// window and the menu bar keep their keys.
@MainActor final class KeyBlocker {
  private weak var stage: StageView?
  private var monitor: Any?
  /// Observes changes of the key window, for `blockMenus()`; nil while no HUD blocks the app.
  private var observers: NotificationObservers?
  /// The app's first responder before the HUD took the keys. The reference is weak, because the app
  /// may release the responder.
  private weak var previous: NSResponder?
  /// The selection of the text field that had the keys; nil if no text field had them.
  private var selection: NSRange?

  /// Whether the panel has the keys of its window.
  var panelHasFocus: Bool {
    guard let stage else { return false }
    return stage.window?.firstResponder.isIn(stage) == true
  }

  func follow(isBlocking: Bool, on stage: StageView) {
    guard isBlocking != (self.stage != nil) else { return }
    if isBlocking { take(stage) } else { leave() }
  }

  private func take(_ stage: StageView) {
    self.stage = stage
    // A modal element hides the rest of its window, so a HUD that covers one view is not modal.
    stage.content.setAccessibilityModal(stage.covered == nil)
    let events: NSEvent.EventTypeMask = [
      .keyDown, .leftMouseDown, .rightMouseDown, .otherMouseDown,
    ]
    monitor = NSEvent.addLocalMonitorForEvents(matching: events) { [weak self] event in
      // `nonisolated(unsafe)` is safe: AppKit calls a local monitor on the main thread.
      nonisolated(unsafe) let event = event
      let isUsed = MainActor.assumeIsolated { self?.uses(event) == true }
      return isUsed ? nil : event
    }
    let observers = NotificationObservers()
    for name in [NSWindow.didBecomeKeyNotification, NSWindow.didResignKeyNotification] {
      observers.observe(name) { [weak self] _ in self?.blockMenus() }
    }
    self.observers = observers
    takeFocus()
  }

  /// Takes menus and focus from the app. A HUD that covers one view takes only that view's focus.
  func takeFocus() {
    guard let stage, let window = stage.window else { return }
    blockMenus()
    let editor = window.firstResponder as? NSTextView
    // The window's field editor is about to leave the text field that it edits: remember the field.
    let field = editor?.isFieldEditor == true ? editor?.delegate as? NSResponder : nil
    let responder = field ?? window.firstResponder
    if let covered = stage.covered, !responder.isIn(covered) { return }
    previous = responder
    selection = field == nil ? nil : editor?.selectedRange
    stage.content.takesKeys = true
    window.makeFirstResponder(stage.content)
  }

  func leave() {
    guard let stage else { return }
    let hadFocus = panelHasFocus
    self.stage = nil
    if let monitor { NSEvent.removeMonitor(monitor) }
    monitor = nil
    observers = nil
    blockMenus()
    stage.content.setAccessibilityModal(false)
    stage.content.takesKeys = false
    guard hadFocus, let window = stage.window else { return }
    // The app may have taken the view out of the window meanwhile.
    let isHere = (previous as? NSView).map { $0.window === window } ?? (previous != nil)
    window.makeFirstResponder(isHere ? previous : nil)
    if let selection, let field = previous as? NSTextField, let editor = field.currentEditor() {
      // The app may have shortened the text meanwhile.
      let end = field.stringValue.utf16.count
      let start = min(selection.location, end)
      editor.selectedRange = NSRange(
        location: start, length: min(selection.length, end - start))
    }
    previous = nil
    selection = nil
  }

  /// Disables the menus while the window under the mask is the key window. A HUD that covers one
  /// view leaves the menus enabled for the rest of the window.
  private func blockMenus() {
    let key = (NSApp as NSApplication?)?.keyWindow?.appWindow
    let isKey = stage?.covered == nil && key != nil && key === stage?.window
    MenuBlocker.shared.setBlocked(isKey, by: self)
  }

  /// Handles a key, or a click in the title bar. Returns whether the event is kept from the app.
  private func uses(_ event: NSEvent) -> Bool {
    guard let stage, let window = stage.window, event.window?.appWindow === window else {
      return false
    }
    if event.type != .keyDown { return stage.covered == nil && window.isTitleItem(at: event) }
    if let covered = stage.covered {
      let responder = event.window?.firstResponder
      let isForCovered = responder.isIn(stage) || responder.isIn(covered)
      guard isForCovered, PanelKey(event) != nil || !event.modifierFlags.contains(.command) else {
        return false
      }
    }
    switch PanelKey(event) {
    case .escape: if !event.isARepeat { _ = stage.escape() }
    case .tab: window.makeFirstResponder(stage.focusTarget(after: window.firstResponder))
    case .press where event.isARepeat, .enter where event.isARepeat: break
    case .press where stage.buttonHasFocus, .enter where stage.entersButton: stage.button?.press()
    case .press, .enter: if let tap = stage.tap { stage.owner?.delegate?.pressed(tap) }
    case .systemCommand: return false
    case nil: MenuBlocker.shared.perform(event)
    }
    return true
  }
}

/// A key that the HUD or the system uses.
private enum PanelKey {
  case escape
  case tab
  case press
  case enter
  /// A command that may be the system's own: to quit, to log out, or to go to the next window.
  case systemCommand

  /// The code of the key with ` or <. The system finds the command by this code, not by the letter.
  private static let nextWindow: UInt16 = 50

  init?(_ event: NSEvent) {
    let modifiers = event.modifierFlags.intersection([.command, .control, .option, .shift])
    // In a layout without Latin letters, a key types a Latin letter if Command is pressed.
    let typing = modifiers.intersection([.command, .shift])
    let key = event.characters(byApplyingModifiers: typing)?.lowercased()
    switch modifiers.subtracting(.shift) {
    case [] where key == "\u{1b}", .command where key == ".": self = .escape
    case [] where key == "\t" || key == "\u{19}": self = .tab
    case [] where key == " ": self = .press
    case [] where key == "\r" || key == "\u{3}": self = .enter
    case .command where event.keyCode == Self.nextWindow: self = .systemCommand
    case _ where modifiers.contains(.command) && key == "q": self = .systemCommand
    default: return nil
    }
  }
}

extension StageView {
  /// Whether Return presses the button: if the button has the focus, or if its role is plain. A
  /// button that destroys or cancels needs the focus, because Return is often typed.
  fileprivate var entersButton: Bool { buttonHasFocus || slots?.button?.role == .plain }

  /// Returns the view that Tab moves the focus to: the button or, after the button, the panel.
  fileprivate func focusTarget(after responder: NSResponder?) -> NSView {
    guard let button = button?.button, button !== responder else { return content }
    return button
  }
}

extension Optional where Wrapped == NSResponder {
  @MainActor fileprivate func isIn(_ view: NSView) -> Bool {
    (self as? NSView)?.isDescendant(of: view) == true
  }
}
#endif
