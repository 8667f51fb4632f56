public import Foundation

/// A display. The coordinates of all displays have their origin at the bottom left of the first
/// one.
@MainActor open class NSScreen: NSObject {
  open private(set) var frame: CGRect
  open internal(set) var backingScaleFactor: CGFloat
  package var dockHeight: CGFloat = 70

  package init(
    frame: CGRect = CGRect(x: 0, y: 0, width: 1440, height: 900), scale: CGFloat = 2
  ) {
    self.frame = frame
    backingScaleFactor = scale
  }

  /// The frame without the menu bar, which here is on every screen, and without the Dock.
  open var visibleFrame: CGRect {
    CGRect(
      x: frame.minX, y: frame.minY + dockHeight, width: frame.width,
      height: frame.height - dockHeight - 24)
  }

  /// The insets of a camera housing, which this Mac does not have.
  open var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }

  open class var screens: [NSScreen] { Device.state.screens }

  /// The screen of the key window, not the one with the menu bar.
  open class var main: NSScreen? { NSApp.keyWindow?.screen ?? Device.state.screens.first }
}
