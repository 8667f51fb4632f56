#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSWindow {
  /// The window of the app that has this one as its sheet or as the sheet of a sheet, or in full screen
  /// as its bars.
  var root: NSWindow { sheetParent?.root ?? appWindow }

  /// This window, or the one whose title bar and toolbar it has: in full screen, AppKit has those in a
  /// window of their own, which may also have the keys.
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
