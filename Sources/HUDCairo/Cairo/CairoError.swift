#if os(Linux)
import CHUDPango

/// What Cairo says when a surface cannot be made, written or read.
package struct CairoError: Error, Hashable, CustomStringConvertible {
  private let code: UInt32

  package var description: String {
    "Cairo: " + String(cString: cairo_status_to_string(cairo_status_t(rawValue: code)))
  }

  static func check(_ status: cairo_status_t) throws(CairoError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoError(code: status.rawValue) }
  }
}
#endif
