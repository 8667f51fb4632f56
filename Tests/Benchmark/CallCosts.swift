import Foundation
import HUDCore

/// The time that a progress call takes from its caller on another thread, compared with a lock.
enum CallCosts {
  static func measure() {
    // Nobody serves the main queue meanwhile, so the first step stays unread.
    let controller = HUDController { NoHost() }
    let lock = Locked(0)
    let calls = 200_000
    // Short rounds, so that a processor that changes its speed changes both alike.
    let rounds = onThread {
      controller.showProgress(0.5)
      return (0...10).map { _ in
        (
          lock: time(calls) { for _ in 0..<calls { lock.withLock { $0 &+= 1 } } },
          call: time(calls) {
            for call in 1...calls { controller.showProgress(Double(call) / Double(calls)) }
          }
        )
      }
    }
    // The first round warms up.
    report("call", rounds.dropFirst().map(\.call).median)
    report("lock", rounds.dropFirst().map(\.lock).median)
  }
}

extension [Double] {
  var median: Double { isEmpty ? .nan : sorted()[count / 2] }
}

/// Runs `body` on a new thread, waits for its end, and returns its result.
func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) -> Value {
  let result = Locked<Value?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    let value = body()
    result.withLock { $0 = value }
    isDone.signal()
  }
  isDone.wait()
  guard let value = result.withLock(\.self) else { preconditionFailure("The thread did not end.") }
  return value
}
