public import Foundation

/// A window beside the app's own. It is hidden while the app is inactive, unless told otherwise,
/// and is never the main window.
@MainActor open class NSPanel: NSWindow {
  open var becomesKeyOnlyIfNeeded = false
  open var isFloatingPanel = false { didSet { level = isFloatingPanel ? .floating : .normal } }

  public override init(
    contentRect: CGRect, styleMask style: NSWindow.StyleMask,
    backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool
  ) {
    super.init(
      contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
    hidesOnDeactivate = true
  }

  open override var canBecomeMain: Bool { false }
}

/// The panel of an alert, which is modal or a sheet. The name is AppKit's.
// swift-format-ignore
@MainActor public final class _NSAlertPanel: NSPanel {}

/// The window of a menu bar's item. It may have the keys. The name is AppKit's.
@MainActor public final class NSStatusBarWindow: NSWindow {
  public override var canBecomeKey: Bool { true }
}

/// The window of the title bar and the toolbar of a window in full screen. It may have the keys. The
/// name is AppKit's.
@MainActor final class NSToolbarFullScreenWindow: NSWindow {
  static let height: CGFloat = 52

  convenience init(of window: NSWindow) {
    let frame = window.frame
    self.init(
      contentRect: CGRect(
        x: frame.minX, y: frame.maxY - Self.height, width: frame.width, height: Self.height),
      styleMask: .borderless, backing: .buffered, defer: false)
    isReleasedWhenClosed = false
    parent = window
  }

  override var canBecomeKey: Bool { true }
}

/// The system's own window for a file. An app must not touch what is in it.
@MainActor open class NSSavePanel: NSPanel {}
