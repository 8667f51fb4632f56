#if GTK && os(Linux)
import CHUDGTK
public import HUDCore

extension HUD {
  /// Returns the HUD of one window or widget, which has the same calls.
  ///
  /// ```swift
  /// HUD.in(window).show(status: "Loading…")
  /// HUD.in(window).dismiss()
  /// ```
  ///
  /// It is made at the first call, follows the widget as it moves, comes and goes, and ends with it.
  /// Nothing of the app's is re-parented but, once, the window's content.
  @MainActor public static func `in`(_ widget: UnsafeMutableRawPointer) -> HUDController {
    precondition(widget.isA(gtk_widget_get_type()), "A HUD stands over a widget.")
    if let known = g_object_get_qdata(widget.cast(), key) {
      return Unmanaged<HUDController>.fromOpaque(known).takeUnretainedValue()
    }
    let controller = HUDController(host: GTKHost(over: widget))
    g_object_set_qdata_full(
      widget.cast(), key, Unmanaged.passRetained(controller).toOpaque(),
      { data in
        guard let data else { return }
        Unmanaged<HUDController>.fromOpaque(data).release()
      })
    return controller
  }

  /// Returns the HUD of a widget whose struct GTK does not show.
  @MainActor public static func `in`(_ widget: OpaquePointer) -> HUDController {
    self.in(UnsafeMutableRawPointer(widget))
  }

  @MainActor private static let key = g_quark_from_static_string("HUDController")
}
#endif
