#if GTK && os(Linux)
import CHUDGTK

/// Sees a widget's events before the widget and all in it do, until it is let go.
@MainActor final class CaptureController {
  private let widget: WeakReference
  private let controller: OpaquePointer
  private var connections: [Connection]

  /// Gives the widget the controller, which `listen` connects handlers to.
  init(
    _ controller: OpaquePointer, on widget: Widget,
    listen: (_ controller: UnsafeMutableRawPointer) -> [Connection]
  ) {
    self.widget = WeakReference(widget.raw)
    self.controller = controller
    connections = listen(controller.raw)
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, controller)
  }

  /// Stops at once, and removes the controller between two events: while one is handled, GTK walks the
  /// widget's list of controllers, and would go on at a node that is freed.
  isolated deinit {
    connections.disconnect()
    let (widget, controller) = (widget, controller)
    every(0) {
      // A widget that is gone took its controllers with it.
      if let widget = widget.widget { gtk_widget_remove_controller(widget, controller) }
      return false
    }
  }
}
#endif
