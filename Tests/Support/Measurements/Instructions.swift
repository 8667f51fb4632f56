import Foundation

#if os(Linux)
import CHUDHeap
#endif

/// Counts instructions with callgrind, a tool of Valgrind.
///
/// It needs `valgrind --tool=callgrind --instr-atstart=no --collect-atstart=no`, and the name of
/// its file in `HUD_CALLGRIND`.
package enum Instructions {
  #if os(Linux)
  package static let areCounted = hud_is_on_valgrind()
  private static let path = ProcessInfo.processInfo.environment["HUD_CALLGRIND"] ?? ""
  /// The number of counts so far. One thread counts at a time.
  nonisolated(unsafe) private static var number = 0

  /// Returns how many instructions this thread executes in each of several calls of `body`.
  package static func counts(
    repeating repetitions: Int, _ body: () throws -> Void
  ) rethrows -> [Double] {
    hud_start_counting()
    for _ in 0..<repetitions {
      hud_begin_count()
      try body()
      hud_end_count()
    }
    hud_stop_counting()
    return (0..<repetitions).map { _ in
      number += 1
      return count(inFile: "\(path).\(number)")
    }
  }

  /// Reads what callgrind has written: a file for each count, whose last line has the count.
  private static func count(inFile file: String) -> Double {
    defer { unlink(file) }
    let last = (try? String(contentsOfFile: file, encoding: .utf8))?
      .split(whereSeparator: \.isNewline).last
    guard let last, last.hasPrefix("totals: "), let count = Double(last.dropFirst(8)) else {
      fatalError("Callgrind has written no count into \(file).")
    }
    return count
  }
  #else
  package static let areCounted = false

  package static func counts(
    repeating repetitions: Int, _ body: () throws -> Void
  ) rethrows -> [Double] {
    []
  }
  #endif
}
