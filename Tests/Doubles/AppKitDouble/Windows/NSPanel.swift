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

/// The system's own window for a file. An app must not touch what is in it.
@MainActor open class NSSavePanel: NSPanel {}
