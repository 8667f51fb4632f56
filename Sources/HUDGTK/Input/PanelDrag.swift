#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// Lets the user tap or swipe a panel away. The panel follows the pointer or finger. On release,
/// the panel is dismissed or moves back.
@MainActor final class PanelDrag {
  /// The time in which the panel moves back to its place.
  private static let returnTime = Duration.milliseconds(300)

  private unowned let presenter: StagePresenter
  private let controller: OpaquePointer
  private var connections: [Connection] = []
  private var gesture: PanelGesture? { didSet { presenter.pressMayHaveChanged() } }

  init(on presenter: StagePresenter) {
    self.presenter = presenter
    // `gtk_gesture_drag_new` never returns null, because GLib ends the process when it is out of
    // memory.
    controller = gtk_gesture_drag_new()!
    connections = [
      controller.raw.on("drag-begin") { [unowned self] in begin() },
      controller.raw.onPointer("drag-update") { [unowned self] in move(by: $0) },
      controller.raw.onPointer("drag-end") { [unowned self] in end(by: $0) },
      controller.raw.on("cancel") { [unowned self] in cancel() },
    ]
    // Only get presses on the panel itself. A button on it has gestures of its own, and once they
    // have claimed a press, GTK tells this gesture neither of its end nor of the next press.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_TARGET)
    // Do not release the controller: the widget owns it from here on.
    gtk_widget_add_controller(stage.panel.widget, controller)
  }

  /// Stops handling the gesture. GTK cancels a gesture in progress when the panel is taken out of
  /// the window, and then there is no presenter any more.
  func detach() { connections = [] }

  /// Whether the user presses the panel.
  var isPress: Bool { gesture?.isPress == true }

  func comeBack() {
    guard gesture == nil, !stage.panelOffset.leadsHome else { return }
    presenter.slidePanel(to: .zero, over: Self.returnTime)
  }

  private var stage: StageView { presenter.stage }

  private func begin() {
    guard let slots = presenter.slots, presenter.usesPress else {
      gtk_gesture_set_state(controller, GTK_EVENT_SEQUENCE_DENIED)
      return
    }
    gesture = PanelGesture(request: slots.request, tap: presenter.tap, at: time)
    gtk_gesture_set_state(controller, GTK_EVENT_SEQUENCE_CLAIMED)
  }

  private func move(by translation: CGPoint) {
    gesture?.move(by: translation, at: time)
    guard presenter.dismissal.contains(.swipe), !presenter.metrics.reducesMotion, let gesture
    else { return }
    presenter.slidePanel(to: gesture.offset, over: .zero)
  }

  private func end(by translation: CGPoint) {
    gesture?.move(by: translation, at: time)
    guard let gesture else { return }
    self.gesture = nil
    // Keep the presenter in a constant until this method ends. Otherwise the presenter would
    // be released if the app closes the HUD in `ended(_:at:)`.
    let presenter = presenter
    presenter.delegate?.ended(gesture, at: time)
    guard !presenter.isClosed else { return }
    // Move the panel back if it stays, either because the HUD now displays another request or
    // because the panel's minimum time has not passed yet.
    guard stage.isLeaving else { return comeBack() }
    guard !stage.panelOffset.leadsHome else { return }
    presenter.slidePanel(to: gesture.departure, over: stage.leavingTime)
  }

  private func cancel() {
    gesture = nil
    comeBack()
  }

  /// The time at which the current event happened. The speed of a swipe is measured with this time
  /// instead of the current time, because the app may handle the event late.
  private var time: Duration {
    .milliseconds(Int(gtk_event_controller_get_current_event_time(controller)))
  }
}
#endif
