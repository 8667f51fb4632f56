#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// The window of a HUD in an app that has no window on the screen.
///
/// The stage is as large as the screen, so that the panel has its usual place on the screen. The
/// window is only as large as the panel, so that clicks beside the panel reach other apps.
@MainActor final class FloatingPanel: NSPanel {
  /// The space around the panel for its shadow and for its motion, in points.
  private static let margin: CGFloat = 60

  /// The part of the screen without menu bar and Dock.
  private var room: CGRect
  private weak var stage: StageView?
  /// Whether the panel has a button, which the user must be able to reach by keys.
  private var hasButton = false

  /// Puts the stage on the screen with the pointer, or on the first screen; nil without a screen.
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

  /// Makes the window large enough for the panel and its motion. Then moves and resizes the stage
  /// to cover the screen, whose size may have changed.
  func fit(_ stage: StageView) {
    if let screen = screen ?? NSScreen.screens.first { room = screen.visibleFrame }
    guard let slots = stage.slots else { return }
    hasButton = slots.press != nil
    let home = slots.panelFrame
    let way = stage.motionOffsets.reduce(home) { $0.union(home.offsetBy(dx: $1.x, dy: $1.y)) }
    // Stay on the screen: AppKit assigns a window that is mostly off its screen to another screen.
    let part = way.intersection(CGRect(origin: .zero, size: room.size))
      .insetBy(dx: -Self.margin, dy: -Self.margin)
    // The y axis of the stage points down, and the y axis of the screen up.
    let place = CGRect(
      x: room.minX + part.minX, y: room.maxY - part.maxY, width: part.width, height: part.height)
    if frame != place { setFrame(place, display: false) }
    // Either the size of the screen or the place of the window may have changed.
    stage.setFrameSize(room.size)
    stage.setFrameOrigin(CGPoint(x: -part.minX, y: part.maxY - room.height))
  }
}

extension StageView {
  /// The distances of the panel from its place, now and at both ends of a running transition.
  fileprivate var motionOffsets: [CGPoint] {
    guard let transition, .seconds(CACurrentMediaTime()) < transition.end else {
      return [drag.offset]
    }
    return [drag.offset]
      + [transition.from, transition.to].map { CGPoint(x: 0, y: CGFloat($0.offset)) }
  }
}
#endif
