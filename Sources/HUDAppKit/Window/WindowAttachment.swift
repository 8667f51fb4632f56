#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Attaches the stage to one window of the app, or to the sheet that is attached to the window when
/// the HUD appears. The reference to the window is weak, because the window owns the HUD and with
/// it this object.
@MainActor final class WindowAttachment: Attachment {
  private weak var window: NSWindow?
  /// The window, or the sheet in which the HUD appeared.
  private weak var place: NSWindow?

  init(_ window: NSWindow?) { self.window = window }

  /// Whether the window is on the screen. A window in the Dock, in a hidden app or in a tab behind
  /// another one keeps a HUD that it shows, but a new HUD waits.
  var isReady: Bool { window?.isVisible == true && window?.contentView != nil }

  var floats: Bool { false }

  var reasonNotReady: String { "its window is not on the screen. It appears when the window does." }

  func attach(_ stage: StageView) { _ = keep(stage, closing: nil) }

  func detach(_ stage: StageView) {
    place = nil
    stage.removeFromSuperview()
  }

  /// Keeps the stage in the sheet until that ends, and then in the window or the sheet that it has
  /// by then, also if the app gives it another content view. A window that was closed may be opened
  /// again, so its HUD is lost but not gone.
  func keep(_ stage: StageView, closing: NSWindow?) -> Bool {
    // After a sheet has ended, its `isSheet` is still true, but its `sheetParent` is nil.
    if place !== window, place?.sheetParent == nil { place = window?.front }
    guard closing == nil || closing !== window, let content = place?.ground else {
      return false
    }
    stage.comeToFront(of: content)
    return true
  }

  func panelWasPlaced(on stage: StageView) {}
}

extension NSWindow {
  /// The sheet in front of this window, or this window if it has no sheet. The system's window for a
  /// file is not the app's.
  var front: NSWindow {
    guard let attachedSheet, attachedSheet.contentView != nil, !(attachedSheet is NSSavePanel)
    else { return self }
    return attachedSheet.front
  }
}
#endif
