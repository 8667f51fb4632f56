#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Shows the stage in the window that the user works with when the HUD opens: the key window, or
/// its sheet. The HUD stays there when another window becomes the key window. If there is no window
/// on the screen, as in an app of the menu bar, the stage is in a panel of its own.
@MainActor final class KeyWindowAttachment: Attachment {
  /// The window that the stage is in.
  private weak var place: NSWindow?
  private var panel: FloatingPanel?

  var isReady: Bool { window(closing: nil) != nil }

  /// A hidden app shows nothing.
  var floats: Bool { (NSApp as NSApplication?)?.isHidden == false && !isReady }

  var reasonNotReady: String { "the app has no window on the screen. It appears when it has." }

  func attach(_ stage: StageView) {
    if !isReady { panel = FloatingPanel(stage) }
    _ = keep(stage, closing: nil)
  }

  func detach(_ stage: StageView) {
    place = nil
    stage.removeFromSuperview()
    panel?.close()
    panel = nil
  }

  func panelWasPlaced(on stage: StageView) { panel?.fit(stage) }

  /// The key window, the main window, or the foremost other window that can be one of them; or its
  /// sheet.
  private func window(closing: NSWindow?) -> NSWindow? {
    // The app has no object before it runs.
    guard let app = NSApp as NSApplication? else { return nil }
    let windows = [app.keyWindow, app.mainWindow].compactMap(\.self) + app.orderedWindows
    let fitting = windows.filter { $0 !== closing && fits($0) }
    return fitting.first { $0.sheetParent == nil }?.front ?? fitting.first
  }

  /// Whether the user works with `window`. A panel beside the app's windows, such as an inspector,
  /// comes and goes by itself.
  private func fits(_ window: NSWindow) -> Bool {
    window.isVisible && window.canBecomeKey && window.contentView != nil
      && !(window is FloatingPanel)
      && (!(window is NSPanel) || window.isSheet || window.isKeyWindow)
  }

  /// Keeps the stage in its window, also if the app gives that another content view, and moves it
  /// to the next window if its own is gone.
  func keep(_ stage: StageView, closing: NSWindow?) -> Bool {
    guard panel == nil else { return true }
    if place?.isGone(closing) != false { place = window(closing: closing) }
    guard let content = place?.ground else { return false }
    stage.comeToFront(of: content)
    return true
  }
}

extension NSWindow {
  /// Whether the window was closed or hidden by the app. A window in the Dock, in a hidden app or
  /// in a tab behind another one comes back, and its HUD with it.
  fileprivate func isGone(_ closing: NSWindow?) -> Bool {
    if self === closing { return true }
    return !isVisible && !isMiniaturized && !NSApp.isHidden && tabbedWindows == nil
  }
}
#endif
