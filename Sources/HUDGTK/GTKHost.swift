#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
package import HUDCore
import HUDLayers

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
