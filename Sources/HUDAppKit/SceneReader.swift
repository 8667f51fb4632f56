#if canImport(AppKit) && !targetEnvironment(macCatalyst)
package import HUDCore
package import AppKit

/// An invisible view that finds the window of the views around it. Each modifier that shows a HUD
/// adds such a view to the app's SwiftUI views.
@MainActor package final class SceneReader: NSView {
  /// Called when this view was added to a window or removed from a window. AppKit may still be
  /// moving the views around this view.
  package var moved: () -> Void = {}

  package convenience init() {
    self.init(frame: .zero)
    isHidden = true
  }

  package override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    moved()
  }

  /// The window whose HUD the views around this view use; nil if this view is in no window. For a
  /// view in a sheet, the window that has the sheet: the HUD of that window appears in the sheet.
  package var scene: NSWindow? { window?.root }

  /// The appearance and layout direction of the window's content view, which the HUD of the window
  /// uses too; nil if this view is in no window.
  package var windowSurroundings: Surroundings? { window?.contentView.map { Surroundings(of: $0) } }

  /// Whether this view is in no window because something covers it. Never the case on macOS.
  package var isCovered: Bool { false }
}
#endif
