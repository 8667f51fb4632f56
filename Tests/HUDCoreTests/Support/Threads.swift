import Foundation

/// Runs `work` on a thread of its own, and comes back when it is done.
///
/// The main actor waits meanwhile, so nothing that the thread enqueues is served before.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    done.signal()
  }
  done.wait()
}
