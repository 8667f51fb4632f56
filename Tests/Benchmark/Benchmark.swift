import Foundation
import HUDCore
import HUDOffscreen
import LayerKit

/// Measures what has a limit: run it in release, `swift run -c release Benchmark`.
@main struct Benchmark {
  @MainActor static func main() throws {
    print("what                                        median        limit")
    measure("machine, an event", limit: 333) { Measurements.machine(events: 200_000) }
    measure("progress call, from any thread", limit: 100) {
      Measurements.progressCalls(count: 200_000)
    }
    #if os(Linux)
    let film = try Film()
    try measure("a frame of 200 x 200 points at 2x", limit: 400_000) { try film.frames(count: 50) }
    #endif
  }

  /// Prints the median of eleven rounds, each in nanoseconds a piece.
  private static func measure(
    _ name: String, limit: Double, _ round: () throws -> Double
  ) rethrows {
    let rounds = try (0..<11).map { _ in try round() }.sorted()
    let median = rounds[rounds.count / 2]
    let verdict = median <= limit ? "" : "  too slow"
    print(
      name.padding(toLength: 36, withPad: " ", startingAt: 0),
      String(format: "%10.0f ns %9.0f ns", median, limit) + verdict)
  }
}

/// Nanoseconds that each of `count` takes.
func time(_ count: Int, _ body: () throws -> Void) rethrows -> Double {
  let elapsed = try ContinuousClock().measure(body)
  return elapsed / .nanoseconds(1) / Double(count)
}
