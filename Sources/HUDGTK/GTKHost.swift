#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
package import HUDCore

/// A host that shows a HUD over a GTK 4 window, over a widget, or in a `GtkOverlay` of the app.
///
/// The shared HUD needs no set-up: it moves a window's content into a `GtkOverlay`, once. A window
/// that opens after the first use of `HUD` gets the overlay before its content is realized. A
/// dialog, or a window that is already open, gets it with its first HUD. An app that has a
/// `GtkOverlay` of its own can pass that overlay instead. Then no widget of the app is moved:
///
/// ```swift
/// HUDController.shared.move(to: GTKHost(overlay: overlay))
/// ```
@MainActor public final class GTKHost {
  package weak var delegate: (any HUD.HostDelegate)?

  /// The window, widget or overlay of this host; nil to use the app's front window.
  private let target: WeakReference?
  private var connections: [Connection] = []
  let renderer = LayerRenderer(sharesFonts: true)
  lazy var labelRenderer = LabelRenderer(renderer: renderer)
  let clock: HostClock
  var presenter: StagePresenter?
  /// Makes an announcement. Tests replace this closure, because GTK cannot report what it
  /// announced.
  var say: @MainActor (_ text: () -> String, _ window: Widget, _ panel: Widget) -> Void =
    ScreenReader.say
  /// Whether the window, widget or overlay of this host was destroyed.
  private var isGone = false

  nonisolated init(_ target: WeakReference?, clock: HostClock? = nil) {
    self.target = target
    self.clock = clock ?? MainActor.assumeIsolated { HostClock() }
    MainActor.assumeIsolated { observe() }
  }

  /// Starts to observe the app's windows and the target of this host.
  private func observe() {
    if AsyncMainTrap.isOpen { return AsyncMainTrap.report() }
    WindowTracker.shared.tell(self, wrapsWindows: target == nil) { [unowned self] in reconsider() }
    guard let followed = target?.widget else { return }
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
    WindowTracker.shared.forget(ObjectIdentifier(self))
    presenter?.close()
  }

  /// Creates a host over the app's active window or, if no window is active, over the visible
  /// window that was active last. This initializer may be called only on GTK's thread.
  public nonisolated convenience init() { self.init(GTKThread.run("GTKHost()") { nil }) }

  /// Creates a host over one window or widget. When `widget` is destroyed, a visible HUD ends with
  /// `.hostGone`, and a HUD that still waits ends with `.neverShown`.
  ///
  /// This initializer may be called in any callback of GTK, but only on GTK's thread.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget`, which may be a `GtkWindow`. Any other object
  ///   stops the process.
  public nonisolated convenience init(over widget: some GTKWidgetPointer) {
    self.init(GTKThread.run("GTKHost(over:)", with: widget) { WeakReference($0) })
  }

  /// Creates a host in a `GtkOverlay` of the app, so that no widget of the app is moved to another
  /// parent.
  ///
  /// This initializer may be called in any callback of GTK, but only on GTK's thread.
  ///
  /// - Parameter overlay: A pointer to a `GtkOverlay`. Any other object stops the process.
  public nonisolated convenience init(overlay: some GTKWidgetPointer) {
    GTKThread.run("GTKHost(overlay:)", with: overlay) { overlay in
      precondition(
        overlay.isA(gtk_overlay_get_type()),
        "GTKHost(overlay:) needs a GtkOverlay, but was given a \(overlay.typeName).")
    }
    self.init(over: overlay)
  }

  /// Called when a window or dialog was opened, closed, shown, hidden or activated, when the target
  /// was shown or hidden, or when the stage was removed. Moves an open HUD that cannot stay in its
  /// place to `area`, or reports that the host was lost if `area` is nil. If no HUD is open but
  /// `area` is not nil, reports that the host is ready.
  func reconsider() {
    guard let presenter else {
      if isReady { delegate?.hostBecameReady() }
      return
    }
    presenter.followVisibility()
    guard isGone || !presenter.isInWindow else { return followDialogs() }
    if let area { presenter.move(to: area) } else { delegate?.hostWasLost() }
  }

  /// Moves an open HUD into the dialog that must contain it now, or back into the window.
  func followDialogs() {
    // A HUD over one widget, or in an overlay of the app, stays where it is.
    let isOverWindow = target.map { $0.widget?.isWindow == true } ?? true
    guard let presenter, isOverWindow else { return }
    let area = presenter.stageOverlay.area
    let container = presenter.container
    guard container != area.container else { return }
    presenter.move(to: StageArea(window: area.window, container: container))
  }

  var area: StageArea? {
    guard !isGone, !AsyncMainTrap.isOpen, let area = StageArea.over(target), !waits(for: area)
    else { return nil }
    return area
  }

  /// Returns whether a HUD must wait before it appears in `area`, for two seconds at most.
  /// Otherwise the HUD would move content that the user is pressing, and so end a drag.
  private func waits(for area: StageArea) -> Bool {
    guard presenter == nil, area.overlay == nil, ContainerContent(container: area.container).isHeld
    else {
      heldSince = nil
      return false
    }
    if heldSince == nil {
      heldSince = .now
      every(50) { [weak self] in
        self?.reconsider()
        return self?.isPatient == true
      }
    }
    return isPatient
  }

  /// Whether a HUD began to wait for the end of a press less than two seconds ago.
  private var isPatient: Bool { heldSince.map { .now - $0 < .seconds(2) } ?? false }

  private var heldSince: Duration?
}
#endif
