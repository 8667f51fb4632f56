#if GTK && os(Linux)
public import CGTK
public import SwiftCrossUI

// SwiftCrossUI's back end for GTK 4, as in SwiftCrossUI.swift. There the widgets are of a module
// Gtk.

open class Widget {
  public var widgetPointer: UnsafeMutablePointer<GtkWidget>
  init(_ pointer: UnsafeMutablePointer<GtkWidget>) { widgetPointer = pointer }
}

extension View {
  public func inspect(_ action: @escaping @MainActor @Sendable (Widget) -> Void) -> some View {
    self
  }
}
#endif
