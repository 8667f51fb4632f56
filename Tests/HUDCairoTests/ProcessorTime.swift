#if os(Linux)
import Foundation

/// Returns the time that the processor spends on `work`. Unlike the time on a clock it does not
/// depend on what else the machine does.
func processorTime(_ work: () throws -> Void) rethrows -> Duration {
  func now() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
  let start = now()
  try work()
  return now() - start
}
#endif
