#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
package import HUDCore
import HUDLayers

/// A host that shows a HUD over a GTK 4 window, a widget, or in an overlay of the app.
///
/// The shared HUD needs no set-up. With an overlay of its own, an app keeps its widgets where they
/// are:
///
/// ```swift
/// HUDController.shared.move(to: GTKHost(overlay: overlay))
/// ```
@MainActor public final class GTKHost {
  package weak var delegate: (any HUD.HostDelegate)?

  private let attachment: Attachment
  private var connections: [Connection] = []
  let renderer = LayerRenderer()
  let clock: HostClock
  var presenter: StagePresenter?
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

  /// Creates a host over the active window, or the last one that was active.
  public convenience init() { self.init(.frontWindow) }

  /// Creates a host over one window or widget. It ends when that is destroyed.
  public convenience init(over widget: UnsafeMutableRawPointer) {
    let reference = WeakReference(widget)
    self.init(widget.isA(gtk_window_get_type()) ? .window(reference) : .widget(reference))
  }

  /// Creates a host in a `GtkOverlay` of the app, so that no widget of the app is re-parented.
  public convenience init(overlay: UnsafeMutableRawPointer) {
    precondition(overlay.isA(gtk_overlay_get_type()), "The overlay is no GtkOverlay.")
    self.init(.overlay(WeakReference(overlay)))
  }

  /// A window came, went, or changed.
  func reconsider() {
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

  var area: StageArea? { isGone || AsyncMainTrap.isOpen ? nil : attachment.area }
}
#endif
