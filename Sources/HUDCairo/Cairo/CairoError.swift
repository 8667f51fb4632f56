#if os(Linux)
package import CHUDPango
import HUDLayers

/// An error of Cairo when it creates, writes or reads a surface.
package struct CairoError: Error, Hashable, CustomStringConvertible {
  private let code: UInt32

  package var description: String {
    "Cairo: " + String(cString: cairo_status_to_string(cairo_status_t(rawValue: code)))
  }

  package static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(code: status.rawValue) }
  }
}

// MARK: Drawing that may fail unseen

extension CairoError {
  private static let lock = NSLock()
  /// Read and written under the lock only.
  nonisolated(unsafe) private static var logged: Set<String> = []

  /// Returns what `draw` makes, or nil and a warning in GLib's log if it cannot be made. Each error is
  /// logged once: the next frame would probably fail as this one did.
  @discardableResult
  package static func logged<Result>(_ draw: () throws -> Result) -> Result? {
    do {
      return try draw()
    } catch {
      log("A part of the HUD cannot be drawn. \(error)")
      return nil
    }
  }

  private static func log(_ warning: String) {
    guard lock.withLock({ logged.insert(warning).inserted }) else { return }
    warning.withCString { text in
      withVaList([text]) { g_logv("HUD", G_LOG_LEVEL_WARNING, "%s", $0) }
    }
  }
}
#endif
