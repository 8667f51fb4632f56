#if GTK && os(Linux)
import CHUDGTK
public import HUDCore

extension HUD {
  /// Returns the HUD of one window or widget. The returned HUD has the same calls as `HUD`.
  ///
  /// ```swift
  /// HUD.in(window).show(status: "Signing in")
  /// HUD.in(window).dismiss()
  /// ```
  ///
  /// The first call creates the HUD. The HUD follows the widget when it moves, and is hidden
  /// together with it. When the widget is destroyed, a visible HUD ends with `.hostGone`. A HUD
  /// that still waits ends with `.neverShown`, and so does every HUD that is begun later.
  ///
  /// Unless `widget` is a `GtkOverlay`, the first HUD in a window, dialog or popover moves the
  /// content of that container into a `GtkOverlay`. No other widget of the app gets a new parent.
  ///
  /// This method may be called in any callback of GTK. On a thread other than GTK's, or before GTK
  /// is initialized, it stops the process.
  ///
  /// - Parameter widget: A pointer to a `GtkWidget`. Any other object stops the process.
  public static func `in`(_ widget: some GTKWidgetPointer) -> HUDController {
    GTKThread.run("HUD.in(_:)", with: widget) { controller(of: $0) }
  }

  @MainActor private static func controller(of widget: UnsafeMutableRawPointer) -> HUDController {
    if let known = g_object_get_qdata(widget.cast(), key) {
      return Unmanaged<HUDController>.fromOpaque(known).takeUnretainedValue()
    }
    let controller = HUDController(host: GTKHost(over: widget))
    g_object_set_qdata_full(
      widget.cast(), key, Unmanaged.passRetained(controller).toOpaque(),
      { if let data = $0 { Unmanaged<HUDController>.fromOpaque(data).release() } })
    return controller
  }

  @MainActor private static let key = BinaryUniqueName.quark("HUDController")
}

extension HUDController {
  /// Creates a HUD that `host` shows. The new HUD is independent of the shared HUD and has the same
  /// calls.
  public convenience init(host: GTKHost) { self.init { host } }

  /// Moves this HUD to another host.
  ///
  /// A HUD that is visible on the old host ends with `.hostGone`. A HUD that still waits is shown
  /// on the new host. This method may be called in any callback of GTK, but only on GTK's thread.
  public func move(to host: GTKHost) {
    GTKThread.run("HUDController.move(to:)") { move(to: host as any HUD.Host) }
  }
}
#endif
