#if os(Linux)
import HUDMeasurements

/// Plays many short stories, to see that the memory in use does not grow.
///
/// The stories have calls of every kind, every mask, and changes of the host. Their laws say that a
/// hidden HUD leaves no layer, timer or frame callback, and that the controller and its host are
/// released.
@MainActor enum Soak {
  /// The growth that is allowed, in bytes. It is not zero, because Cairo and Pango keep each glyph
  /// in each size that was ever measured.
  private static let limit = 1_000_000
  /// The rounds that are played before, to fill the caches of fonts, texts and notifications.
  private static let roundsBefore = 500

  /// Returns what went wrong, or nil.
  static func run(seed: UInt64, rounds: Int) async -> String? {
    var before = 0
    for round in 0..<roundsBefore + rounds {
      if round == roundsBefore { before = Heap.allocatedBytes }
      let seed = seed &+ UInt64(round)
      var writer = StoryWriter(seed: seed)
      if let violation = await Trial.play(writer.story(of: 20)).violation {
        return "Seed \(seed) breaks a law: \(violation.law): \(violation.detail)"
      }
    }
    let growth = Heap.allocatedBytes - before
    print("In \(rounds) rounds on a virtual screen the memory in use grew by \(growth / 1_000) kB.")
    return growth < limit ? nil : "That is more than \(limit / 1_000) kB."
  }
}
#endif
