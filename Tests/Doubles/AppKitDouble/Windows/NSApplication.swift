public import Foundation

// Apple's name.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

@MainActor open class NSApplication: NSResponder, NSAppearanceCustomization {
  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let OK = ModalResponse(rawValue: 1)
    public static let cancel = ModalResponse(rawValue: 0)
    public static let stop = ModalResponse(rawValue: -1000)
  }

  public class var shared: NSApplication { Device.state.application }

  open private(set) var isActive = true
  open private(set) var isHidden = false
  open private(set) weak var mainWindow: NSWindow?
  /// The window of `runModal`, which a test gives to `Device.runModal(_:)`.
  open internal(set) weak var modalWindow: NSWindow?
  /// The window that has the keys, or would have them if the app were active.
  private weak var key: NSWindow?
  open internal(set) var currentEvent: NSEvent?
  open var mainMenu: NSMenu?
  open var windowsMenu: NSMenu?
  open var appearance: NSAppearance? {
    didSet { Device.changeAppearance {} }
  }

  /// Nil while the app is inactive, except for a panel that does not activate it.
  open var keyWindow: NSWindow? {
    isActive || key?.styleMask.contains(.nonactivatingPanel) == true ? key : nil
  }

  /// All windows that exist, also those that are not on the screen.
  open var windows: [NSWindow] {
    Device.state.windows.compactMap(\.window).filter { !$0.isClosed || $0.isVisible }
  }

  /// The windows on the screen, from front to back. AppKit asks the window server for their order.
  open var orderedWindows: [NSWindow] {
    Device.state.questionsForOrder += 1
    return Device.windowsFromFrontToBack
  }

  open var isFullKeyboardAccessEnabled: Bool { Device.state.fullKeyboardAccess }

  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    Device.state.isRightToLeft ? .rightToLeft : .leftToRight
  }

  public var effectiveAppearance: NSAppearance {
    appearance?.contrasted ?? NSAppearance.system(isDark: Device.state.isDark)
  }

  /// Gives a key with modifiers to the key window's views and then to the menu, and all other
  /// events to their window.
  open func sendEvent(_ event: NSEvent) {
    guard event.type == .keyDown else {
      let keyWindow = event.type == .keyUp || event.type == .flagsChanged ? keyWindow : nil
      (keyWindow ?? event.window)?.sendEvent(event)
      return
    }
    if !event.modifierFlags.isDisjoint(with: [.command, .control]) {
      if keyWindow?.performKeyEquivalent(with: event) == true { return }
      if mainMenu?.performKeyEquivalent(with: event) == true { return }
    }
    guard let keyWindow else { return noKeyResponder() }
    keyWindow.sendEvent(event)
  }

  open func activate(ignoringOtherApps flag: Bool) { setActive(true) }

  @available(macOS 14.0, *) open func activate() { setActive(true) }

  open func hide(_ sender: Any?) {
    isHidden = true
    setActive(false)
    for window in Device.windowsFromFrontToBack {
      window.isHiddenWithApp = true
      window.disappear()
    }
  }

  open func unhide(_ sender: Any?) {
    isHidden = false
    setActive(true)
  }

  // MARK: Activation

  func setActive(_ isActive: Bool) {
    guard isActive != self.isActive else { return }
    let before = keyWindow
    self.isActive = isActive
    if before !== keyWindow {
      before?.resignKey()
      keyWindow?.becomeKey()
    }
    if isActive {
      isHidden = false
      for window in windows where window.isHiddenWithApp {
        window.isHiddenWithApp = false
        window.orderFront(nil)
      }
    } else {
      for window in Device.windowsFromFrontToBack where window.hidesOnDeactivate {
        window.disappear()
        window.isHiddenWithApp = true
      }
    }
    if isActive { post(Self.didBecomeActiveNotification) }
  }

  // MARK: Key and main windows

  func makeKey(_ window: NSWindow) {
    guard window !== key else { return }
    let before = keyWindow
    key = window
    if before !== keyWindow {
      before?.resignKey()
      keyWindow?.becomeKey()
    }
    let main = window.sheetParent ?? window
    if main.canBecomeMain { makeMain(main) }
  }

  func makeMain(_ window: NSWindow?) { mainWindow = window }

  /// Chooses the frontmost window that can be key after one has left the screen.
  func lostWindow(_ window: NSWindow) {
    let rest = Device.windowsFromFrontToBack
    if mainWindow === window { makeMain(rest.first(where: \.canBecomeMain)) }
    guard key === window else { return }
    let wasKey = keyWindow === window
    key = nil
    if wasKey { window.resignKey() }
    // A panel does not become the key window by itself.
    rest.first { $0.canBecomeKey && !($0 is NSPanel && $0.sheetParent == nil) }?.makeKey()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  open override func accessibilityRole() -> NSAccessibility.Role? { .application }

  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
}
