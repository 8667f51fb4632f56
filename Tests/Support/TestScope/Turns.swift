import Dispatch
import Foundation

/// Runs the tests that use the same things of the process one after another, in the order of a
/// seed.
///
/// Swift Testing starts all tests at once, so nearly all of them wait here when the first one
/// begins.
package actor Turns {
  package static let shared = Turns(order: .ofThisRun)

  /// How long one test may take, in minutes, without the time that it waits for its turn.
  private static let limit = 5

  /// The turns of which the current task has one.
  @TaskLocal private static var own: ObjectIdentifier?

  private struct Waiting {
    let rank: UInt64
    let turn: CheckedContinuation<Void, Never>
  }

  private enum State {
    case new, gathering, free, taken
  }

  private let order: TestOrder
  private var state = State.new
  private var waiting: [Waiting] = []
  /// How often each test has come so far: once with each of its arguments.
  private var arrivals: [String: Int] = [:]

  package init(order: TestOrder) { self.order = order }

  /// Runs `body` in the turn of the test called `name`. A part of a test that has its turn does not
  /// wait for another one.
  package nonisolated func run(
    _ name: String, _ body: @Sendable () async throws -> Void
  ) async rethrows {
    guard Self.own != ObjectIdentifier(self) else { return try await body() }
    await begin(name)
    let alarm = DispatchWorkItem { fatalError("\(name) took \(Self.limit) minutes.") }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(60 * Self.limit), execute: alarm)
    do {
      try await Self.$own.withValue(ObjectIdentifier(self)) { try await body() }
    } catch {
      alarm.cancel()
      await next()
      throw error
    }
    alarm.cancel()
    await next()
  }

  private func begin(_ name: String) async {
    let arrival = arrivals[name, default: 0]
    arrivals[name] = arrival + 1
    if state == .new {
      state = .gathering
      Task { await gather() }
    }
    await withCheckedContinuation {
      waiting.append(Waiting(rank: order.rank(of: "\(name) \(arrival)"), turn: $0))
      if state == .free { next() }
    }
  }

  /// Waits until no more tests come, because otherwise the first one to come would always be the
  /// first to run.
  private func gather() async {
    var count = 0
    repeat {
      count = waiting.count
      for _ in 0..<1_000 { await Task.yield() }
    } while waiting.count > count
    next()
  }

  private func next() {
    guard let first = waiting.indices.min(by: { waiting[$0].rank < waiting[$1].rank }) else {
      state = .free
      return
    }
    state = .taken
    waiting.remove(at: first).turn.resume()
  }
}
