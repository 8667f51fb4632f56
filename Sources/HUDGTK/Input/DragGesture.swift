#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// Reports the movements of a pointer or finger on the panel to the presenter's `PanelDrag`.
@MainActor final class DragGesture {
  private unowned let presenter: StagePresenter
  private let controller: OpaquePointer
  private var connections: [Connection] = []

  init(on presenter: StagePresenter) {
    self.presenter = presenter
    // `gtk_gesture_drag_new` never returns null, because GLib ends the process when it is out of
    // memory.
    controller = gtk_gesture_drag_new()!
    connections = [
      controller.raw.on("drag-begin") { [unowned self] in begin() },
      controller.raw.onPointer("drag-update") { [unowned self] in drag.move(to: $0, time) },
      controller.raw.onPointer("drag-end") { [unowned self] in end(at: $0) },
      controller.raw.on("cancel") { [unowned self] in drag.cancel() },
    ]
    // Only get presses on the panel itself. A button on the panel has its own gestures. When they
    // claim a press, GTK reports neither the end of that press nor the next press to this gesture.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_TARGET)
    // Do not release the controller: the widget owns it from here on.
    gtk_widget_add_controller(presenter.stage.panel.widget, controller)
  }

  /// Stops handling the gesture. GTK cancels a gesture in progress when the panel is taken out of
  /// the window, and then there is no presenter any more.
  func detach() { connections = [] }

  private var drag: PanelDrag { presenter.drag }

  /// Begins a drag. Its points are relative to the point at which the drag began.
  private func begin() {
    drag.begin(at: .zero, time)
    gtk_gesture_set_state(
      controller, drag.isRunning ? GTK_EVENT_SEQUENCE_CLAIMED : GTK_EVENT_SEQUENCE_DENIED)
  }

  private func end(at point: CGPoint) {
    // The app may close the HUD at the end of the drag, which would release the presenter.
    withExtendedLifetime(presenter) {
      drag.move(to: point, time)
      drag.end(time)
    }
  }

  /// The time at which the current event happened. The speed of a swipe is measured with this time
  /// instead of the current time, because the app may handle the event late.
  private var time: Duration {
    .milliseconds(Int(gtk_event_controller_get_current_event_time(controller)))
  }
}
#endif
