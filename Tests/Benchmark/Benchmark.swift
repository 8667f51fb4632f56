import Foundation
import HUDCore
import HUDLayers
import HUDOffscreen

/// Measures everything that has a time limit. An argument selects the measurements whose name
/// contains it: `swift run -c release HUDBenchmark frame`.
@main struct Benchmark {
  @MainActor static func main() throws {
    print("what                                      median        limit")
    measure("machine, an event", limit: 333) { Measurements.machine(events: 100_000) }
    measure("progress call, from any thread", limit: 1_000) {
      Measurements.progressCalls(count: 100_000)
    }
    measure("frame, a Progress under way", limit: 20_000) {
      Measurements.trackedFrames(count: 120)
    }
    #if os(Linux)
    try measure("frame, 200 x 200 points at 2x", limit: 400_000) { try Film().frames(count: 50) }
    #endif
  }

  /// Prints the median of eleven rounds, in nanoseconds for each operation.
  private static func measure(
    _ name: String, limit: Double, _ round: () throws -> Double
  ) rethrows {
    if let wanted = CommandLine.arguments.dropFirst().first, !name.contains(wanted) { return }
    let rounds = try (0..<11).map { _ in try round() }.sorted()
    let median = rounds[rounds.count / 2]
    let verdict = median <= limit ? "" : "  too slow"
    print(
      name.padding(toLength: 34, withPad: " ", startingAt: 0),
      String(format: "%10.0f ns %9.0f ns", median, limit) + verdict)
  }
}

/// Returns the processor time of this thread in nanoseconds, divided by `count`. Other threads do
/// not affect it.
func time(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
  let start = now()
  try body()
  return (now() - start) / Double(count)
}
