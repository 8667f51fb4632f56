#if os(Linux)
package import CHUDPango
import HUDLayers

/// A failure to draw, for example when Cairo cannot create or read a surface.
package struct CairoError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status == CAIRO_STATUS_SUCCESS else {
      throw CairoError(description: "Cairo: " + String(cString: cairo_status_to_string(status)))
    }
  }
}

// MARK: Logging

extension CairoError {
  private static let lock = NSLock()
  /// The warnings logged so far. The set is safe without isolation, because every access holds
  /// `lock`.
  nonisolated(unsafe) private static var logged: Set<String> = []

  /// Runs `draw` and returns its result; nil if `draw` throws.
  ///
  /// The error is written to GLib's log as a warning. An error that occurs again, probably in the
  /// next frame, is not logged again.
  @discardableResult
  package static func logged<Result>(_ draw: () throws -> Result) -> Result? {
    do {
      return try draw()
    } catch {
      let warning = "A part of the HUD cannot be drawn. \(error)"
      if lock.withLock({ logged.insert(warning).inserted }) { LogToGLib.warn(warning) }
      return nil
    }
  }
}

#endif
