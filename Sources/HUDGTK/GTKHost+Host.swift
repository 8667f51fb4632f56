#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
package import HUDCore
package import HUDLayers

extension GTKHost: HUD.Host {
  package var now: Duration { clock.now }

  package var isReady: Bool { area != nil }

  package var floats: Bool { false }

  package var reasonNotReady: String {
    if AsyncMainTrap.isOpen { return AsyncMainTrap.message }
    return Bool(gtk_is_initialized())
      ? "no window that can show it is on the screen. Present one with gtk_window_present()."
      : "GTK is not initialized. Run the application, or call gtk_init()."
  }

  package var metrics: Metrics {
    var metrics = presenter?.metrics ?? Metrics(size: .zero)
    // Set these two metrics even without a presenter, because they are read when a HUD begins,
    // before the stage exists.
    metrics.screenReaderIsRunning = ScreenReader.isRunning
    if presenter == nil { metrics.reducesMotion = WidgetSettings.reducesMotion }
    return metrics
  }

  package func open() -> Canvas {
    guard let area else {
      // Report that the host was lost: it was ready, but is not any more, for example because an
      // observer of `willAppear` closed or hid the window.
      delegate?.hostWasLost()
      return Canvas(mask: CALayer(), bezel: CALayer())
    }
    let presenter = StagePresenter(at: area, of: self)
    self.presenter = presenter
    followDialogs()
    return presenter.canvas
  }

  package func close() {
    let closed = presenter
    closed?.close()
    presenter = nil
    renderer.forget()
    // Release the presenter last or, while GTK hides the window, in the next turn. It may hold the
    // last reference to an object of the app, whose `deinit` may close or change the window.
    if closed?.isOnShow == false { nextTurn { withExtendedLifetime(closed) {} } }
    withExtendedLifetime(closed) {}
  }

  package func setNeedsUpdate() { presenter?.setNeedsUpdate() }

  package func setBlocksInput(for blocker: Request?) { presenter?.block(for: blocker) }

  /// Does nothing, because a GTK host observes windows even while no request waits.
  package func setAwaited(_ isAwaited: Bool) {}

  package func measure(_ text: Text, in room: CGSize) -> CGSize {
    labelRenderer.measure(text, in: room)
  }

  package func measureButton(_ title: Text, padding: CGSize) -> CGSize {
    // Before a window is ready, GTK may not be initialized, and then no button can be created.
    guard presenter != nil || isReady else { return .zero }
    // A visible button gets a new font only in the next layout, so measure changes on a new button.
    // On the panel, the new button gets the style sheets of the app too.
    let panel = presenter?.stage.panel
    if let button = panel?.button, button.shows(title, padding: padding, labels: labelRenderer) {
      return button.widget.naturalSize
    }
    let button = PanelButton()
    panel?.adopt(button.widget)
    defer { gtk_widget_unparent(button.widget) }
    return button.measure(title, padding: padding, labels: labelRenderer)
  }

  package func fill(_ slots: Slots) { presenter?.fill(slots) }

  package func play(_ transition: Transition) { presenter?.play(transition) }

  package func wake(at time: Duration?) {
    clock.wake(at: time) { [weak self] in self?.delegate?.timerFired() }
  }

  package var panelGetsFocus: Bool { presenter?.inputBlocker?.panelHasFocus == true }

  package func announce(_ announcement: Announcement) {
    guard let presenter else { return }
    let languages = metrics.languages
    let panel = presenter.stage.panel.widget
    say({ announcement.spoken(in: languages) }, presenter.stageOverlay.area.window, panel)
  }
}
#endif
