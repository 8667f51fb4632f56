#if canImport(AppKit) && !targetEnvironment(macCatalyst)
package import HUDCore
package import AppKit

/// An invisible view that finds the window of the views around it. The app's SwiftUI views contain
/// one for each modifier that shows a HUD.
@MainActor package final class SceneReader: NSView {
  /// Called when this view was added to a window or removed from one. AppKit may still be moving
  /// the views around it.
  package var moved: () -> Void = {}

  package convenience init() {
    self.init(frame: .zero)
    isHidden = true
  }

  package override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    moved()
  }

  /// The window whose HUD the views around this view use; nil if this view is in no window. In a
  /// sheet it is the window that has the sheet, as its HUD comes to the front of the sheet.
  package var scene: NSWindow? { window?.root }

  /// The settings of the window's content, which the HUD of the window follows; nil if this view is
  /// in no window.
  package var windowSurroundings: Surroundings? { window?.contentView.map { Surroundings(of: $0) } }

  /// Whether something covers this view so that it is in no window. On macOS nothing does.
  package var isCovered: Bool { false }
}
#endif
