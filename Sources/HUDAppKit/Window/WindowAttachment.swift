#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Attaches the stage to one window of the app, or to the sheet that is attached to the window when
/// the HUD appears. The reference to the window is weak, because the window owns the HUD and with
/// it this object.
@MainActor final class WindowAttachment: Attachment {
  var changed: (AttachmentChange) -> Void = { _ in }
  /// Has no effect: this attachment observes its window even while no request waits.
  var isAwaited = false
  private(set) weak var window: NSWindow?
  private let observers = Observers()
  private var turns: RunLoopTurns?
  private weak var stage: StageView?
  /// The sheet in which the HUD appeared.
  private weak var sheet: NSWindow?

  init(_ window: NSWindow?) {
    self.window = window
    observers.observe(
      NSWindow.didChangeOcclusionStateNotification, NSWindow.didBecomeKeyNotification
    ) { [weak self] in
      guard let self, $0.object as AnyObject? === self.window, stage == nil, isReady else { return }
      changed(.becameReady)
    }
    observers.observe(NSWindow.willCloseNotification) { [weak self] in
      // A window that was closed may be opened again, so its HUD is lost but not gone.
      guard let self, stage != nil, $0.object as AnyObject? === self.window else { return }
      changed(.wasLost)
    }
  }

  /// Whether the window is on the screen. A window in the Dock, in a hidden app or in a tab behind
  /// another one keeps a HUD that it shows, but a new HUD waits.
  var isReady: Bool { window?.isVisible == true && window?.contentView != nil }

  var floats: Bool { false }

  var reasonNotReady: String {
    "its window is not on the screen. It appears when the window does."
  }

  func attach(_ stage: StageView) {
    guard isReady else { return changed(.wasLost) }
    self.stage = stage
    sheet = window?.front
    placeStage()
    turns = RunLoopTurns { [weak self] in self?.placeStage() }
  }

  /// Keeps the stage in the sheet until that ends, and then in the window, also if the app gives it
  /// another content view.
  private func placeStage() {
    let place = sheet?.isSheet == true ? sheet : window
    if let content = place?.contentView { stage?.comeToFront(of: content) }
  }

  func detach(_ stage: StageView) {
    turns?.stop()
    turns = nil
    self.stage = nil
    stage.removeFromSuperview()
  }

  func panelWasPlaced(on stage: StageView) {}
}

extension NSWindow {
  /// The sheet in front of this window, or this window if it has no sheet.
  var front: NSWindow {
    guard let attachedSheet, attachedSheet.contentView != nil else { return self }
    return attachedSheet.front
  }
}
#endif
