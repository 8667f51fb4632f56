import HUDCore
import HUDTestScope
import Testing

/// The order in which tests of shared things run.
@Suite(.timeLimit(.minutes(15))) struct TurnsTests {
  private let names = (0..<50).map { "test \($0)" }

  private func sorted(by order: TestOrder) -> [String] {
    names.sorted { order.rank(of: "\($0) 0") < order.rank(of: "\($1) 0") }
  }

  @Test("Tests that come at the same time run one by one, in the order of the seed")
  func turns() async {
    let order = TestOrder(seed: 7)
    let turns = Turns(order: order)
    let log = Locked<[String]>([])
    let running = Locked(0)
    await withTaskGroup { group in
      for name in names {
        group.addTask {
          await turns.run(name) {
            running.withLock { $0 += 1 }
            #expect(running.withLock(\.self) == 1)
            // A part of a test has its turn already.
            await turns.run(name) { await Task.yield() }
            log.withLock { $0.append(name) }
            running.withLock { $0 -= 1 }
          }
        }
      }
    }
    #expect(log.withLock(\.self) == sorted(by: order))
  }

  @Test("Another seed is another order, and the same one is the same")
  func seeds() {
    #expect(sorted(by: TestOrder(seed: 1)) == sorted(by: TestOrder(seed: 1)))
    let firsts = Set((0..<20).map { sorted(by: TestOrder(seed: $0))[0] })
    #expect(firsts.count > 10)
  }

  @Test("A test that fails ends its turn")
  func failure() async {
    struct Failure: Error {}
    let turns = Turns(order: TestOrder(seed: 1))
    await #expect(throws: Failure.self) { try await turns.run("one") { throw Failure() } }
    // Otherwise this would wait for ever.
    await turns.run("other") {}
  }
}
