package import Foundation

/// The cost of code: its instructions if callgrind runs the program, otherwise its processor time.
///
/// A busy machine does not change the instructions, so they have limits. Times are printed beside
/// them.
package enum Cost {
  /// Repeats `body`, and reports the median cost of one of its `count` equal parts.
  ///
  /// The median leaves out the few repetitions that make what later ones reuse.
  package static func measure(
    _ name: String, of count: Int = 1, repeating repetitions: Int, counting counts: Int = 11,
    clock: clockid_t = CLOCK_THREAD_CPUTIME_ID, _ body: () throws -> Void
  ) rethrows {
    for _ in 0..<min(10, repetitions) { try body() }
    func median(_ costs: [Double]) -> Double { costs.sorted()[costs.count / 2] / Double(count) }
    if Instructions.areCounted {
      // Callgrind is fifty times slower, and few repetitions give the same count as many.
      report("\(name)-instructions", median(try Instructions.counts(repeating: counts, body)))
    } else {
      report(name, median(try (0..<repetitions).map { _ in try time(clock: clock, body) }))
    }
  }
}

/// Returns the processor time of `body` in nanoseconds: that of this thread, unless `clock` says
/// otherwise.
package func time(
  clock: clockid_t = CLOCK_THREAD_CPUTIME_ID, _ body: () throws -> Void
) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
  }
  let start = now()
  try body()
  return now() - start
}

/// Prints one figure as `Tests/bench` reads it: its name and its value.
package func report(_ name: String, _ value: Double) { print("\(name)\t\(value)") }
