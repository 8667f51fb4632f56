import Foundation

/// Runs `work` on a new thread, and returns when it is done.
///
/// The main actor is blocked meanwhile, so it serves nothing that the thread enqueues.
func onAnotherThread(_ work: @escaping @Sendable () -> Void) {
  let done = DispatchSemaphore(value: 0)
  Thread.detachNewThread {
    work()
    done.signal()
  }
  done.wait()
}
