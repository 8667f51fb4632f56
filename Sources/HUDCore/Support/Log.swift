import HUDLayers

/// The platform's log.
package enum Log {
  private static let written = Locked<Set<String>>([])

  /// Writes one line for the developer, such as the reason why no HUD is visible.
  @Sendable package static func notice(_ line: String) {
    #if canImport(ObjectiveC)
    NSLog("HUD: %@", line as NSString)
    #else
    FileHandle.standardError.write(Data("HUD: \(line)\n".utf8))
    #endif
  }

  /// Writes `line`, unless this function has written the same line before. Use it for a mistake
  /// that the app may repeat many times.
  package static func noticeOnce(_ line: String) {
    if written.withLock({ $0.insert(line).inserted }) { notice(line) }
  }
}
