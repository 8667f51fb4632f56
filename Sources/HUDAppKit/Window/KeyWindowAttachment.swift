#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Shows the stage in the window that the user works with when the HUD opens: the key window, or
/// its sheet. The HUD stays there when another window becomes the key window. If there is no window
/// on the screen, as in an app of the menu bar, the stage is in a panel of its own.
@MainActor final class KeyWindowAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  /// Has no effect: this attachment observes windows even while no request waits.
  var isAwaited = false
  private let observers = Observers()
  private var turns: RunLoopTurns?
  private var stage: StageView?
  /// The window that the stage is in.
  private weak var place: NSWindow?
  private var panel: FloatingPanel?
  /// The window that is being closed. It is still visible then.
  private weak var closing: NSWindow?

  init() {
    observers.observe(
      NSWindow.didBecomeKeyNotification, NSWindow.didBecomeMainNotification,
      NSWindow.didChangeOcclusionStateNotification
    ) { [weak self] _ in
      guard let self, stage == nil else { return }
      changed(isReady ? .becameReady : .wasLost)
    }
    observers.observe(NSWindow.willCloseNotification) { [weak self] in
      self?.closing = $0.object as? NSWindow
      self?.placeStage()
      self?.closing = nil
    }
  }

  var isReady: Bool { window != nil }

  /// A hidden app shows nothing.
  var floats: Bool { (NSApp as NSApplication?)?.isHidden == false && !isReady }

  var reasonNotReady: String { "the app has no window on the screen. It appears when it has." }

  func attach(_ stage: StageView) {
    self.stage = stage
    if isReady {
      placeStage()
      turns = RunLoopTurns { [weak self] in self?.placeStage() }
    } else {
      panel = FloatingPanel(stage)
      if panel == nil { changed(.wasLost) }
    }
  }

  func detach(_ stage: StageView) {
    turns?.stop()
    turns = nil
    self.stage = nil
    place = nil
    stage.removeFromSuperview()
    panel?.close()
    panel = nil
  }

  func panelWasPlaced(on stage: StageView) { panel?.fit(stage) }

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
      && !(window is FloatingPanel)
      && (!(window is NSPanel) || window.isSheet || window.isKeyWindow)
  }

  /// Keeps the stage in its window, also if the app gives that another content view, and moves it
  /// to the next window if its own is gone. Called in each turn of the run loop, because AppKit says
  /// that a window left the screen before it says why.
  private func placeStage() {
    guard let stage, panel == nil else { return }
    if place?.isGone(closing) != false { place = window }
    guard let content = place?.contentView else { return changed(.wasLost) }
    stage.comeToFront(of: content)
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
