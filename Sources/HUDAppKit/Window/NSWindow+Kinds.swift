#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSWindow {
  /// The window that this window belongs to: as a sheet, as the sheet of a sheet, or in full screen
  /// as the window of its bars. This window itself if it belongs to no other.
  var root: NSWindow { sheetParent?.root ?? appWindow }

  /// This window, or the window whose bars it contains: in full screen, AppKit puts the title bar
  /// and the toolbar in a separate window, which may also be the key window.
  var appWindow: NSWindow { isOfClass("NSToolbarFullScreen") ? parent ?? self : self }

  /// Whether the window asks a question that the user must be able to answer: an alert, also as a
  /// sheet, or a modal panel.
  var isQuestion: Bool {
    isOfClass("NSAlertPanel") || self is NSPanel && self === NSApp.modalWindow
  }
}

extension NSResponder {
  /// Whether the object is of a private class of AppKit. The name only has to contain `name`,
  /// because key-value observing adds a prefix.
  func isOfClass(_ name: String) -> Bool { String(describing: type(of: self)).contains(name) }
}
#endif
