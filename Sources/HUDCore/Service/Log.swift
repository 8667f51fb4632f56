import HUDLayers

/// The platform's log.
package enum Log {
  /// Writes one line for the developer, such as the reason why no HUD is visible.
  @Sendable package static func notice(_ line: String) {
    #if canImport(ObjectiveC)
    NSLog("HUD: %@", line as NSString)
    #else
    FileHandle.standardError.write(Data("HUD: \(line)\n".utf8))
    #endif
  }
}
