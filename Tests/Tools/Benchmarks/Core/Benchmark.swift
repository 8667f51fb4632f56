import Foundation

/// Measures what the HUD costs without a window. `Tests/bench` runs this program.
///
///     HUDBenchmark measure         measures everything, and prints a line for each figure
///     HUDBenchmark measure NAME…   measures only these groups: calls, machine, panel, texts,
///                                  allocations, frame, memory
///     HUDBenchmark table FILE…     prints the table of the collected figures; see `Table`
///     HUDBenchmark page FILE…      prints the table of an article; see `Page`
@main struct Benchmark {
  @MainActor static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    let rest = Array(arguments.dropFirst())
    if arguments.first == "table" { exit(try Table(arguments: rest).print() ? 0 : 1) }
    if arguments.first == "page" { return try Page(arguments: rest).print() }
    try measure(rest)
  }

  @MainActor private static func measure(_ groups: [String]) throws {
    func measure(_ group: String, _ body: () throws -> Void) rethrows {
      if groups.isEmpty || groups.contains(group) { try body() }
    }
    measure("calls") { CallCosts.measure() }
    measure("machine") { MachineCosts.measure() }
    measure("panel") { PanelCosts.measure() }
    measure("texts") { TextCosts.measure() }
    #if os(Linux)
    measure("allocations") { AllocationCounts.measure() }
    try measure("frame") { try FrameCosts.measure() }
    try measure("memory") { try MemoryCosts.measure() }
    #endif
  }
}
