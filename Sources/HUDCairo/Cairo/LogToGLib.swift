#if os(Linux)
import CHUDPango

/// Writes to GLib's log, in which apps also find the messages of GTK and Pango.
package enum LogToGLib {
  package static func warn(_ text: String) { write(text, GLogLevelFlags(rawValue: 1 << 4)) }

  /// Writes `text` to the log as a message, a level below a warning.
  package static func inform(_ text: String) { write(text, GLogLevelFlags(rawValue: 1 << 5)) }

  // The levels are numbers because GLib 2.88 makes an option set of them, and Swift then drops the
  // names `G_LOG_LEVEL_WARNING` and `G_LOG_LEVEL_MESSAGE`.
  private static func write(_ text: String, _ level: GLogLevelFlags) {
    text.withCString { text in
      withVaList([text]) { g_logv("HUD", level, "%s", $0) }
    }
  }
}
#endif
