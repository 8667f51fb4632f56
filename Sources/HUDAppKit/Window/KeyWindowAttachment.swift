#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Shows the stage in the window that the user works with when the HUD opens: the key window, or its
/// sheet. The HUD stays there when another window becomes the key window.
@MainActor final class KeyWindowAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  /// Has no effect: this attachment observes windows even while no request waits.
  var isAwaited = false
  private let observers = Observers()
  private var turns: RunLoopTurns?
  private var stage: StageView?
  /// The window that is being closed. It is still visible then.
  private weak var closing: NSWindow?

  init() {
    observers.observe(
      NSWindow.didBecomeKeyNotification, NSWindow.didBecomeMainNotification,
      NSWindow.didChangeOcclusionStateNotification, NSWindow.didEndSheetNotification
    ) { [weak self] _ in self?.follow() }
    observers.observe(NSWindow.willCloseNotification) { [weak self] in
      self?.closing = $0.object as? NSWindow
      self?.follow()
      self?.closing = nil
    }
  }

  var isReady: Bool { window != nil }

  var reasonNotReady: String { "the app has no window on the screen. It appears when it has." }

  func attach(_ stage: StageView) {
    guard let content = window?.contentView else { return changed(.wasLost) }
    self.stage = stage
    turns = stage.stayInFront(of: content)
  }

  func detach(_ stage: StageView) {
    turns?.stop()
    turns = nil
    self.stage = nil
    stage.removeFromSuperview()
  }

  func panelWasPlaced(on stage: StageView) {}

  /// The key window, the main window, or the foremost other window that can be one of them; or its
  /// sheet.
  private var window: NSWindow? {
    // The app has no object before it runs.
    guard let app = NSApp as NSApplication? else { return nil }
    let windows = [app.keyWindow, app.mainWindow].compactMap(\.self) + app.orderedWindows
    return windows.first { fits($0) && $0.sheetParent == nil }?.front
      ?? windows.first(where: fits)
  }

  /// Whether the user works with `window`. A panel beside the app's windows, such as an inspector,
  /// comes and goes by itself.
  private func fits(_ window: NSWindow) -> Bool {
    window.isVisible && window !== closing && window.canBecomeKey && window.contentView != nil
      && (!(window is NSPanel) || window.isSheet || window.isKeyWindow)
  }

  /// Without a stage, reports whether a window is ready. A stage whose window is gone moves to the
  /// next one.
  private func follow() {
    guard let stage else { return changed(isReady ? .becameReady : .wasLost) }
    guard stage.window?.isGone(closing) != false else { return }
    guard let content = window?.contentView else { return changed(.wasLost) }
    turns?.stop()
    turns = stage.stayInFront(of: content)
  }
}

extension NSWindow {
  /// Whether the window was closed or hidden by the app. A window in the Dock, in a hidden app or in
  /// a tab behind another one comes back, and its HUD with it.
  fileprivate func isGone(_ closing: NSWindow?) -> Bool {
    if self === closing { return true }
    return !isVisible && !isMiniaturized && !NSApp.isHidden && tabbedWindows == nil
  }
}
#endif
