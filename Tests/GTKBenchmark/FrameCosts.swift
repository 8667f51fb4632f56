#if GTK && os(Linux)
import Foundation

/// The processor time that frames of one kind take, in several rounds.
///
/// The rounds of all kinds are interleaved, so that a machine that becomes slower or faster
/// meanwhile changes all kinds alike.
struct FrameCosts {
  /// The cost of a frame in each round, in microseconds.
  private(set) var rounds: [Double] = []

  /// Adds a round whose frames all do the same. The median ignores frames during which the machine
  /// did something else.
  mutating func add(likeFrames costs: [Double]) { rounds.append(costs.median) }

  /// Adds a round whose frames differ, so that only their mean tells the cost.
  mutating func add(unlikeFrames costs: [Double]) {
    rounds.append(costs.reduce(0, +) / Double(costs.count))
  }

  /// The cost of a frame in the median round.
  var median: Double { rounds.median }

  /// Returns the quotients of the rounds with the rounds of `other`.
  func quotients(by other: FrameCosts) -> [Double] { zip(rounds, other.rounds).map { $0 / $1 } }

  /// Returns the costs that are left in each round without those of `other`.
  func subtracting(_ other: FrameCosts) -> FrameCosts {
    FrameCosts(rounds: zip(rounds, other.rounds).map { $0 - $1 })
  }
}

extension [Double] {
  var median: Double { sorted()[count / 2] }
}
#endif
