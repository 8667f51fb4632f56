#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// The window of a HUD in an app that has no window on the screen.
@MainActor final class FloatingPanel: NSPanel {
  /// Called when the user presses Escape or Command and full stop in this window.
  var escaped: () -> Void = {}
  /// Whether the panel has a button, which the user must be able to reach by keys.
  var hasButton = false

  init() {
    super.init(
      contentRect: .zero, styleMask: .nonactivatingPanel, backing: .buffered,
      defer: false)
    level = .statusBar
    isOpaque = false
    backgroundColor = .clear
    hasShadow = false
    hidesOnDeactivate = false
    becomesKeyOnlyIfNeeded = true
    isReleasedWhenClosed = false
    isExcludedFromWindowsMenu = true
    animationBehavior = .none
    collectionBehavior = [.canJoinAllSpaces, .fullScreenAuxiliary, .ignoresCycle, .stationary]
    // A borderless window is a system dialog otherwise, which a screen reader announces as one.
    setAccessibilitySubrole(.floatingWindow)
  }

  override var canBecomeKey: Bool { hasButton }

  override func cancelOperation(_ sender: Any?) { escaped() }
}
#endif
