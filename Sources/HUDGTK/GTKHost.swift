#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
public import HUDCore
package import HUDLayers

/// The HUD over a GTK 4 window: over the one before the user, or over one place of your own.
///
/// The shared HUD has one already, and needs no set-up. With an overlay of your own your window's
/// widgets stay where you put them:
///
/// ```swift
/// HUDController.shared.move(to: GTKHost(overlay: overlay))
/// ```
@MainActor public final class GTKHost {
  package weak var delegate: (any HUD.HostDelegate)?

  private let attachment: Attachment
  private var connections: [Connection] = []
  private let renderer = LayerRenderer()
  private let clock: HostClock
  private(set) var presenter: StagePresenter?
  /// Tests listen in here: no toolkit gives back what a screen reader was told.
  var say: @MainActor (_ text: String, _ window: Widget, _ panel: Widget) -> Void = Announcer.say
  /// Whether the widget it was made for is no more.
  private var isGone = false

  init(_ attachment: Attachment, clock: HostClock = HostClock()) {
    self.attachment = attachment
    self.clock = clock
    MainLoop.serveMainActorSoon()
    guard !AsyncMainTrap.isOpen else {
      AsyncMainTrap.report()
      return
    }
    // The sooner it asks, the sooner it knows.
    _ = ScreenReader.shared
    WindowTracker.shared.tell(self) { [unowned self] in reconsider() }
    guard let followed = attachment.followed else { return }
    connections = ["map", "unmap"].map { signal in
      followed.raw.on(signal) { [unowned self] in reconsider() }
    }
    connections.append(
      followed.raw.on("destroy") { [unowned self] in
        isGone = true
        delegate?.hostIsGone(self)
      })
  }

  isolated deinit {
    connections.disconnect()
    WindowTracker.shared.forget(ObjectIdentifier(self))
    presenter?.close()
  }

  /// Over the window that is before the user: the active one, else the last that was.
  public convenience init() { self.init(.frontWindow) }

  /// Over that window or widget alone, and no longer than it is there.
  public convenience init(over widget: UnsafeMutableRawPointer) {
    let reference = WeakReference(widget)
    self.init(widget.isA(gtk_window_get_type()) ? .window(reference) : .widget(reference))
  }

  /// In a GtkOverlay that the app keeps for it, so that nothing of the app's is re-parented.
  public convenience init(overlay: UnsafeMutableRawPointer) {
    precondition(overlay.isA(gtk_overlay_get_type()), "The overlay is no GtkOverlay.")
    self.init(.overlay(WeakReference(overlay)))
  }

  /// A window came, went, or changed.
  private func reconsider() {
    guard let presenter else {
      if isReady { delegate?.hostBecameReady() }
      return
    }
    presenter.followVisibility()
    guard isGone || !presenter.isInWindow else { return }
    if let area {
      presenter.move(to: area)
    } else {
      delegate?.hostWasLost()
    }
  }

  private var area: StageArea? { isGone || AsyncMainTrap.isOpen ? nil : attachment.area }
}

extension GTKHost: HUD.Host {
  package var now: Duration { clock.now }

  package var isReady: Bool { area != nil }

  package var reasonNotReady: String {
    if AsyncMainTrap.isOpen { return AsyncMainTrap.message }
    return Bool(gtk_is_initialized())
      ? "no window that can show it is on the screen." : "GTK is not initialized."
  }

  package var metrics: Metrics {
    var metrics = presenter?.metrics ?? Metrics(size: .zero)
    // Asked when a toast begins, before there is a stage.
    metrics.screenReaderIsRunning = ScreenReader.shared.isRunning
    return metrics
  }

  package func open(for request: Request) -> Canvas {
    guard let area else {
      // Who heard that the HUD is about to appear has taken the window away.
      delegate?.hostWasLost()
      return Canvas(mask: CALayer(), bezel: CALayer())
    }
    let presenter = StagePresenter(
      for: request, at: area, renderer: renderer, clock: clock,
      delegate: { [unowned self] in delegate }, wasDetached: { [unowned self] in reconsider() })
    self.presenter = presenter
    return presenter.canvas
  }

  package func close() {
    presenter?.close()
    presenter = nil
    renderer.forget()
  }

  package func show(_ request: Request) { presenter?.request = request }

  package func setBlocksInput(_ blocksInput: Bool) { presenter?.blocksInput = blocksInput }

  package func setTicking(_ isTicking: Bool) { presenter?.followsFrames = isTicking }

  /// Windows are watched in any case.
  package func setAwaited(_ isAwaited: Bool) {}

  package func measure(_ text: Text, in room: CGSize) -> CGSize {
    labelRenderer.measure(text, in: room)
  }

  package func measureButton(_ title: Text, in room: CGSize) -> CGSize {
    if let presenter { return presenter.measureButton(title, in: room) }
    // There is no GTK yet to make a button of.
    guard isReady else { return .zero }
    return PanelButton {}.measure(title, in: room, fontName: labelRenderer.family(of: title.font))
  }

  /// Before there is a stage, the one it will have.
  private var labelRenderer: LabelRenderer {
    presenter?.labelRenderer
      ?? LabelRenderer(
        renderer: renderer,
        family: area.map { Surroundings(widget: $0.window).fontFamily } ?? "Sans")
  }

  package func fill(_ slots: Slots) { presenter?.fill(slots) }

  package func play(_ transition: Transition) { presenter?.play(transition) }

  package func wake(at time: Duration?) {
    clock.wake(at: time) { [weak self] in self?.delegate?.wake() }
  }

  package func announce(_ text: String) {
    guard let presenter else { return }
    say(text, presenter.stageOverlay.area.window, presenter.stage.panel.widget)
  }
}

extension HUDController {
  /// Over the app's windows, whichever is before the user.
  package static func overWindows() -> HUDController {
    HUDController(wakeMainLoop: MainLoop.serveMainActorSoon) { GTKHost() }
  }

  /// A HUD of its own.
  public convenience init(host: GTKHost) {
    self.init(wakeMainLoop: MainLoop.serveMainActorSoon) { host }
  }

  /// Shows everything there from now on. What is on show elsewhere ends there.
  @MainActor public func move(to host: GTKHost) { move(to: host as any HUD.Host) }
}
#endif
