#if os(Linux)
import Foundation

/// The end of a process, to wait for.
///
/// `Process.waitUntilExit()` looks every 50 ms, which adds up to minutes over all keys and clicks.
struct ProcessExit {
  private let semaphore = DispatchSemaphore(value: 0)

  /// - Parameter process: A process that has not been started yet.
  init(of process: Process) {
    process.terminationHandler = { [semaphore] _ in semaphore.signal() }
  }

  func wait() { semaphore.wait() }
}
#endif
