#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// The window of a HUD in an app that has no window on the screen.
///
/// The stage is as large as the screen, so that the panel has its usual place there. The window is
/// only as large as the panel, so that clicks beside the panel reach other apps.
@MainActor final class FloatingPanel: NSPanel {
  /// The space around the panel for its shadow and for its motion, in points.
  private static let margin: CGFloat = 60

  /// The part of the screen without menu bar and Dock.
  private let room: CGRect
  private weak var stage: StageView?
  /// Whether the panel has a button, which the user must be able to reach by keys.
  private var hasButton = false

  /// Puts the stage on the screen under the pointer; nil if the Mac has no screen.
  init?(_ stage: StageView) {
    let screens = NSScreen.screens
    let pointer = NSEvent.mouseLocation
    guard let screen = screens.first(where: { $0.frame.contains(pointer) }) ?? screens.first else {
      return nil
    }
    room = screen.visibleFrame
    self.stage = stage
    super.init(
      contentRect: screen.visibleFrame, styleMask: .nonactivatingPanel, backing: .buffered,
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
    // A screen reader would take a borderless window for a dialog of the system.
    setAccessibilitySubrole(.floatingWindow)
    stage.frame = CGRect(origin: .zero, size: room.size)
    contentView?.addSubview(stage)
    orderFrontRegardless()
  }

  override var canBecomeKey: Bool { hasButton }

  override func cancelOperation(_ sender: Any?) { _ = stage?.escape() }

  /// Makes the window as large as the panel, and keeps the stage in its place on the screen.
  func fit(_ stage: StageView) {
    guard let slots = stage.slots else { return }
    hasButton = slots.press != nil
    let part = slots.panelFrame.insetBy(dx: -Self.margin, dy: -Self.margin)
    // The y axis of the stage points down, and that of the screen up.
    let origin = CGPoint(x: part.minX, y: room.height - part.maxY)
    setFrame(
      CGRect(
        x: room.minX + origin.x, y: room.minY + origin.y, width: part.width, height: part.height),
      display: false)
    stage.setFrameOrigin(CGPoint(x: -origin.x, y: -origin.y))
  }
}
#endif
