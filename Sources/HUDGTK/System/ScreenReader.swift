#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// Tells whether a screen reader is running, as the desktop reports on the session bus.
///
/// The bus answers asynchronously, and the HUD does not wait for the answer. Until the answer
/// arrives, and if there is no bus, `isRunning` is false.
@MainActor final class ScreenReader {
  static let shared = ScreenReader()

  /// A D-Bus proxy for the desktop's accessibility status; nil until the bus has answered. GIO
  /// keeps the properties of the proxy up to date.
  private(set) var status: UnsafeMutablePointer<GDBusProxy>?

  var isRunning: Bool { isReported ?? false }

  /// Whether a screen reader is running, or the desktop has not told. For example, a sandbox without
  /// the permission to ask hides the answer.
  var mayBeRunning: Bool { isReported ?? true }

  /// The desktop's answer; nil while there is none.
  private var isReported: Bool? {
    guard let status, let value = g_dbus_proxy_get_cached_property(status, "ScreenReaderEnabled")
    else { return nil }
    defer { g_variant_unref(value) }
    guard g_variant_classify(value) == G_VARIANT_CLASS_BOOLEAN else { return nil }
    return Bool(g_variant_get_boolean(value))
  }

  private init() {
    guard let address = Self.busAddress else { return }
    // Open a separate connection, because GIO's shared connection ends the process when the bus is
    // closed.
    g_dbus_connection_new_for_address(
      address, .clientOfMessageBus, nil, nil,
      { _, result, _ in
        guard let bus = g_dbus_connection_new_for_address_finish(result, nil) else { return }
        ScreenReader.ask(bus)
        g_object_unref(bus.raw)
      }, nil)
  }

  nonisolated private static func ask(_ bus: OpaquePointer) {
    // Do not start the service only to ask whether a screen reader is running: a running screen
    // reader has already started the service.
    g_dbus_proxy_new(
      bus, .doNotAutoStart, nil, "org.a11y.Bus", "/org/a11y/bus",
      "org.a11y.Status", nil,
      { _, result, _ in
        nonisolated(unsafe) let proxy = g_dbus_proxy_new_finish(result, nil)
        // Drop the proxy if the loop runs on another thread, because no HUD can be shown then (see
        // `AsyncMainTrap`).
        guard Thread.isMainThread else {
          if let proxy { g_object_unref(proxy.raw) }
          return
        }
        MainActor.assumeIsolated { ScreenReader.shared.status = proxy }
      }, nil)
  }

  /// The address of the session bus; nil if there is no bus, or if GTK's accessibility is turned
  /// off.
  ///
  /// The address is read from the environment, not from GIO. If GIO were asked for the address, it
  /// would start a bus.
  private static var busAddress: String? {
    let environment = ProcessInfo.processInfo.environment
    // If accessibility is turned off, GTK gives a screen reader nothing to read.
    guard environment["GTK_A11Y"] != "none" else { return nil }
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return address }
    let socket = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" }
    guard let socket, FileManager.default.fileExists(atPath: socket),
      let escaped = g_dbus_address_escape_value(socket)
    else { return nil }
    defer { g_free(escaped) }
    return "unix:path=" + String(cString: escaped)
  }
}
#endif
