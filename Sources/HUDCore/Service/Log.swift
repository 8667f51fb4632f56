import HUDLayers

#if canImport(os)
import os
#endif

/// The platform's log.
package enum Log {
  /// Writes one line that tells a developer why nothing is seen.
  @Sendable package static func notice(_ line: String) {
    #if canImport(os)
    Logger(subsystem: "HUD", category: "HUD").notice("\(line, privacy: .public)")
    #else
    FileHandle.standardError.write(Data("HUD: \(line)\n".utf8))
    #endif
  }
}
