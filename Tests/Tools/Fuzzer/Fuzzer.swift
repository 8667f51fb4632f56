import Foundation
import HUDCore

/// Plays random stories to a HUD until one breaks a law. Arguments: `--seed N`, `--steps N`.
///
/// With `--threads N` eight threads make N calls each instead, and with `--race 1` two threads
/// race. With `--soak N` it measures the memory that N short stories leave behind.
@main struct Fuzzer {
  /// The length of one story. A longer one finds nothing more, and is slower to shrink.
  static let length = 100

  @MainActor static func main() async {
    let arguments = Arguments(CommandLine.arguments.dropFirst())
    let seed = arguments["--seed"] ?? UInt64.random(in: 1...1_000_000_000)
    let steps = Int(arguments["--steps"] ?? 100_000)
    if arguments["--race"] != nil { return PlantedRace.run() }
    #if os(Linux)
    if let rounds = arguments["--soak"] {
      let problem = await Soak.run(seed: seed, rounds: Int(rounds))
      if let problem { print(problem) }
      exit(problem == nil ? 0 : 1)
    }
    #endif
    if let calls = arguments["--threads"] {
      print("Seed \(seed), \(ThreadStorm.threads) threads.")
      let problem = await ThreadStorm.run(seed: seed, callsPerThread: Int(calls))
      print(problem ?? "\(calls) calls of each thread were served.")
      exit(problem == nil ? 0 : 1)
    }
    let start = ContinuousClock.now
    var played = 0
    var story: UInt64 = 0
    while played < steps {
      var writer = StoryWriter(seed: seed &+ story)
      let script = writer.story(of: length)
      let result = await Trial.play(script)
      if let violation = result.violation {
        let seed = seed &+ story
        print("Seed \(seed) breaks a law: \(violation.law): \(violation.law.rawValue)")
        print(violation.detail)
        let short = await Shrinker(law: violation.law).shrink(Array(script.prefix(result.played)))
        print(short.test(seed: seed))
        exit(1)
      }
      played += script.count
      story += 1
    }
    let time = start.duration(to: .now).formatted(.units(allowed: [.seconds]))
    print("\(story) stories from seed \(seed) kept all \(Law.allCases.count) laws, in \(time).")
  }
}

struct Arguments {
  private static let names = ["--seed", "--steps", "--threads", "--race", "--soak"]
  private var values: [String: UInt64] = [:]

  init(_ arguments: some Collection<String>) {
    var rest = Array(arguments)
    while let name = rest.first {
      guard rest.count > 1, let value = UInt64(rest[1]), Self.names.contains(name) else {
        print("Usage: HUDFuzzer [--seed N] [--steps N]")
        exit(2)
      }
      values[name] = value
      rest.removeFirst(2)
    }
  }

  subscript(name: String) -> UInt64? { values[name] }
}
