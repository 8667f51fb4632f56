#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Shows the stage in the window that the user works with when the HUD opens, or in its sheet. The
/// HUD stays in that window when another becomes the key window. If no window is on the screen, as
/// in a menu bar app, the stage is in a floating panel until a window opens.
@MainActor final class KeyWindowAttachment: Attachment {
  /// The window that the stage is in; nil while the stage is in no window or in a floating panel.
  private weak var place: NSWindow?
  private var panel: FloatingPanel?

  var isReady: Bool { (used(closing: nil) ?? foremost(closing: nil)) != nil }

  /// True if no window fits, so that a floating panel is used. False for a hidden app.
  var floats: Bool { (NSApp as NSApplication?)?.isHidden == false && !isReady }

  var reasonNotReady: String { "the app has no window on the screen. It appears when it has." }

  func attach(_ stage: StageView) {
    if !isReady { panel = FloatingPanel(stage) }
    _ = keep(stage, closing: nil)
  }

  func detach(_ stage: StageView) {
    place = nil
    stage.removeFromSuperview()
    closePanel()
  }

  /// Forgets the panel before closing it, because closing a window calls `keep(_:closing:)`.
  private func closePanel() {
    let panel = panel
    self.panel = nil
    panel?.close()
  }

  func panelWasPlaced(on stage: StageView) { panel?.fit(stage) }

  /// The window that the user works with, or its sheet; nil if none fits. If the key window is a
  /// panel, such as a find panel, the main window comes first: a panel may be small, and may
  /// disappear at any time. A modal window comes before both, because it blocks the main window.
  private func used(closing: NSWindow?) -> NSWindow? {
    // `NSApp` is nil until the app first uses `NSApplication.shared`.
    guard let app = NSApp as NSApplication? else { return nil }
    let key = app.keyWindow?.root
    // Do not check the key window: the user sees it even if its `isOnActiveSpace` is false.
    let main = app.mainWindow.flatMap { $0.isOnActiveSpace ? $0.root : nil }
    let windows = key is NSPanel ? [app.modalWindow, main, key] : [app.modalWindow, key, main]
    return windows.lazy.compactMap(\.self).first { $0 !== closing && $0.fits }?.front
  }

  /// The foremost window that the user could work with, or its sheet; nil if there is none.
  private func foremost(closing: NSWindow?) -> NSWindow? {
    func isWanted(_ window: NSWindow) -> Bool {
      window.root !== closing && window.fits && window.isOnActiveSpace && !(window is NSPanel)
    }
    // Look at `windows` first, because `orderedWindows` takes time.
    guard let app = NSApp as NSApplication?, app.windows.contains(where: isWanted) else {
      return nil
    }
    return app.orderedWindows.first(where: isWanted)?.root.front
  }

  /// Keeps the stage in its window, even if the content view changes, or moves it to the next
  /// window if its window is gone. Returns false if no window fits and there is no floating panel.
  func keep(_ stage: StageView, closing: NSWindow?) -> Bool {
    if place?.isGone(closing) != false {
      place = used(closing: closing) ?? foremost(closing: closing)
    }
    guard let content = place?.ground else {
      panel?.fit(stage)
      return panel != nil
    }
    stage.comeToFront(of: content)
    closePanel()
    return true
  }
}

extension NSWindow {
  /// Whether a HUD may be shown in this window.
  fileprivate var fits: Bool {
    isVisible && canBecomeKey && contentView != nil && !(self is FloatingPanel)
      && !(self is NSSavePanel) && !isOfClass("NSStatusBar")
  }

  /// Whether the window was closed or hidden by the app. A window in the Dock, in a hidden app or
  /// in a background tab is not gone: the window comes back, and its HUD with it.
  fileprivate func isGone(_ closing: NSWindow?) -> Bool {
    if self === closing { return true }
    return !isVisible && !isMiniaturized && !NSApp.isHidden && tabbedWindows == nil
  }
}
#endif
