#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Attaches the stage to one window of the app, or to the sheet that is attached to the window when
/// the HUD appears. The reference to the window is weak, because the window owns the HUD and with
/// it this object.
@MainActor final class WindowAttachment: Attachment {
  private weak var window: NSWindow?
  /// The window in which the stage is: `window`, or a sheet that is attached to it.
  private weak var place: NSWindow?

  init(_ window: NSWindow?) { self.window = window }

  /// Whether the window is on the screen. A window in the Dock, in a hidden app or in a background
  /// tab keeps a HUD that it already has, but a new HUD waits.
  var isReady: Bool { window?.isVisible == true && window?.contentView != nil }

  var floats: Bool { false }

  var reasonNotReady: String { "its window is not on the screen. It appears when the window does." }

  func attach(_ stage: StageView) { _ = keep(stage, closing: nil) }

  func detach(_ stage: StageView) {
    place = nil
    stage.removeFromSuperview()
  }

  /// Keeps the stage in the sheet until the sheet ends, and then in the window or its next sheet. A
  /// new content view gets the stage too. Returns false if the window is closing: the HUD is lost,
  /// but the window may be opened again, so the host is not gone.
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
  /// The sheet in front of this window, or this window if it has no sheet. An open or save panel
  /// does not count, because it belongs to the system.
  var front: NSWindow {
    guard let attachedSheet, attachedSheet.contentView != nil, !(attachedSheet is NSSavePanel)
    else { return self }
    return attachedSheet.front
  }
}
#endif
