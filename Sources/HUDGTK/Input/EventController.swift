#if GTK && os(Linux)
import CHUDGTK

/// Handles the events of a widget before the widget and its children do, or after its children, for
/// as long as this object exists.
@MainActor final class EventController {
  private let widget: WeakReference
  private let controller: OpaquePointer
  private let connections: [Connection]

  /// Adds `controller` to `widget`. `handlers` are the connections to the controller. With the
  /// phase `GTK_PHASE_BUBBLE`, the children of the widget get the events first.
  init(
    _ controller: OpaquePointer, on widget: Widget,
    phase: GtkPropagationPhase = GTK_PHASE_CAPTURE, _ handlers: [Connection]
  ) {
    self.widget = WeakReference(widget.raw)
    self.controller = controller
    connections = handlers
    gtk_event_controller_set_propagation_phase(controller, phase)
    gtk_widget_add_controller(widget, controller)
  }

  /// The handlers are disconnected at once, but the controller is removed later, between two
  /// events. GTK walks the widget's list of controllers while it handles an event. Removing a
  /// controller at that time would make GTK follow a freed node of the list.
  isolated deinit {
    let (widget, controller) = (widget, controller)
    nextTurn {
      // Do nothing if the widget was destroyed, because it has removed its controllers already.
      if let widget = widget.widget { gtk_widget_remove_controller(widget, controller) }
    }
  }
}
#endif
