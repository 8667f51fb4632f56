#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSWindow {
  /// The window to which this window belongs as a sheet, as a sheet of a sheet, or as the separate
  /// title bar in full screen. This window itself if it is none of these.
  var root: NSWindow { sheetParent?.root ?? appWindow }

  /// The app's window to which this window belongs, or this window itself. In full screen, AppKit
  /// puts a window's title bar and toolbar in a separate window, which may also be the key window.
  var appWindow: NSWindow { isOfClass("NSToolbarFullScreen") ? parent ?? self : self }

  /// Whether the window asks a question that the user must be able to answer: an alert, also as a
  /// sheet, or a modal panel.
  var isQuestion: Bool {
    isOfClass("NSAlertPanel") || self is NSPanel && self === NSApp.modalWindow
  }
}

extension NSResponder {
  /// Whether the name of the object's class contains `name`, the name of a private class of AppKit.
  /// The names need not be equal, because key-value observing adds a prefix.
  func isOfClass(_ name: String) -> Bool { String(describing: type(of: self)).contains(name) }
}
#endif
