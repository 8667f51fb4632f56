#if GTK && os(Linux)
import CHUDGTK
@testable import HUDGTK

/// Records when GTK measures and allocates one widget, by replacing two functions of its class.
@MainActor final class StageCalls {
  private(set) var names: [String] = []
  private let widget: Widget
  private let widgetClass: UnsafeMutablePointer<GtkWidgetClass>
  private nonisolated(unsafe) static var inherited = GtkWidgetClass()
  private static weak var current: StageCalls?

  init(of widget: Widget) {
    self.widget = widget
    let instance: UnsafeMutablePointer<GTypeInstance> = widget.cast()
    widgetClass = instance.pointee.g_class!.cast()
    Self.current = self
    Self.inherited = widgetClass.pointee
    widgetClass.pointee.measure = {
      StageCalls.note("measure", $0)
      StageCalls.inherited.measure($0, $1, $2, $3, $4, $5, $6)
    }
    widgetClass.pointee.size_allocate = {
      StageCalls.note("allocate", $0)
      StageCalls.inherited.size_allocate($0, $1, $2, $3)
    }
  }

  isolated deinit { widgetClass.pointee = Self.inherited }

  func forget() { names = [] }

  nonisolated private static func note(_ name: String, _ widget: Widget?) {
    nonisolated(unsafe) let widget = widget
    MainActor.assumeIsolated {
      if let current, widget == current.widget { current.names.append(name) }
    }
  }
}
#endif
