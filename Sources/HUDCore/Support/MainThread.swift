import HUDLayers

#if os(Linux)
import CDispatch
#endif

/// The thread on which the main actor runs.
package enum MainThread {
  /// Whether the caller runs on the thread of the main actor, and so can use the main actor without
  /// waiting.
  package static var isCurrent: Bool {
    #if os(Linux)
    // Check the queue too: if `main` is async, as in tests, the main queue runs on any free thread.
    isProcessMainThread || dispatch_get_specific(mainQueue) != nil
    #else
    Thread.isMainThread
    #endif
  }

  /// Runs `body` on the main actor: at once if `isCurrent` is true, otherwise soon.
  package static func run(_ body: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent { MainActor.assumeIsolated(body) } else { Task(operation: body) }
  }

  /// Runs `body` on the main actor, soon.
  ///
  /// On Apple's systems, this starts a block of the run loop and a task, and the first to run calls
  /// `body`. Neither is enough alone: an alert's modal loop may begin in a block of the main queue,
  /// and then runs no tasks; and a main thread in `dispatchMain()` has no run loop.
  package static func wake(_ body: @escaping @MainActor @Sendable () -> Void) {
    #if canImport(Darwin)
    let call = Locked<(@MainActor @Sendable () -> Void)?>(body)
    let callOnce: @MainActor @Sendable () -> Void = { call.withLock { $0.take() }?() }
    CFRunLoopPerformBlock(CFRunLoopGetMain(), CFRunLoopMode.commonModes.rawValue) {
      MainActor.assumeIsolated(callOnce)
    }
    CFRunLoopWakeUp(CFRunLoopGetMain())
    Task(operation: callOnce)
    #else
    Task(operation: body)
    #endif
  }

  #if os(Linux)
  /// Whether the caller runs on the process's main thread.
  ///
  /// Each thread asks Foundation once and keeps the answer, because on Linux asking takes longer
  /// than the rest of a progress call.
  private static var isProcessMainThread: Bool {
    guard let answerKey else { return Thread.isMainThread }
    if let answer = pthread_getspecific(answerKey) { return Int(bitPattern: answer) == 1 }
    let isMain = Thread.isMainThread
    pthread_setspecific(answerKey, UnsafeRawPointer(bitPattern: isMain ? 1 : 2))
    return isMain
  }

  /// The key under which each thread keeps Foundation's answer; nil if the process has no key left.
  private static let answerKey: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// A key for which only the main queue stores a value. Nothing is read at its address.
  ///
  /// We use libdispatch's C functions, because `DispatchQueue.getSpecific(key:)` takes as long as a
  /// lock, and every call of the HUD asks whether it is on the main queue.
  nonisolated(unsafe) private static let mainQueue = {
    let key = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
    dispatch_queue_set_specific(dispatch_get_main_queue(), key, key, nil)
    return key
  }()
  #endif
}
