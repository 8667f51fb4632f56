import Foundation

/// Measures what the HUD costs without a window. `Tests/bench` runs this program round by round.
///
///     HUDBenchmark round         measures everything once, and prints a line for each figure
///     HUDBenchmark round NAME…   measures only these groups: calls, flood, machine, panel,
///                                allocations, frame, memory
///     HUDBenchmark play NAME     repeats one group ten times, for a profiler
///     HUDBenchmark table FILE…   prints the table of the collected figures; see `Table`
@main struct Benchmark {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "table":
      exit(try Table(arguments: Array(arguments.dropFirst())).print() ? 0 : 1)
    case "play":
      for _ in 0..<10 { try round(Array(arguments.dropFirst())) }
    default:
      try round(Array(arguments.dropFirst()))
    }
  }

  @MainActor private static func round(_ groups: [String]) throws {
    func measure(_ group: String, _ body: () throws -> Void) rethrows {
      if groups.isEmpty || groups.contains(group) { try body() }
    }
    measure("calls") { CallCosts.measure() }
    measure("flood") { FloodCosts.measure() }
    measure("machine") { MachineCosts.measure() }
    measure("panel") { PanelCosts.measure() }
    #if os(Linux)
    measure("allocations") { AllocationCounts.measure() }
    try measure("frame") { try FrameCosts.measure() }
    try measure("memory") { try MemoryCosts.measure() }
    #endif
  }
}

/// Prints one figure as `Tests/bench` reads it: its name and its value.
func report(_ name: String, _ value: Double) { print("\(name)\t\(value)") }

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
