#if !canImport(QuartzCore)

public import Foundation

/// Tells whether the changes of layers that the current thread makes between `begin` and `commit`
/// animate by themselves, as they do on Apple systems.
///
/// A setting outside of any transaction lasts until the thread's next transaction ends. The HUD
/// makes a transaction in each frame. On Apple systems such a setting lasts until the end of the
/// run loop's turn, which this class does not know.
open class CATransaction: NSObject {
  open class func begin() {
    let stack = TransactionStack.current
    stack.levels.append(stack.disablesActions)
  }

  open class func commit() {
    let stack = TransactionStack.current
    precondition(
      stack.levels.count > 1 || stack.disablesActions,
      "CATransaction.commit() without begin() on this thread.")
    if stack.levels.count > 1 { stack.levels.removeLast() }
    if stack.levels.count == 1 { stack.disablesActions = false }
  }

  open class func disableActions() -> Bool {
    TransactionStack.current.disablesActions
  }

  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.disablesActions = flag
  }
}

private final class TransactionStack {
  /// Whether actions are disabled outside of any transaction, and then in each open transaction.
  var levels = [false]

  var disablesActions: Bool {
    get { levels[levels.endIndex - 1] }
    set { levels[levels.endIndex - 1] = newValue }
  }

  // Use a POSIX key, to make `current` fast: every write to a layer on a screen reads `current`.
  // `Thread.threadDictionary` would be slower, because it boxes its key each time.
  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    let failure = pthread_key_create(&key) { stack in
      if let stack { Unmanaged<TransactionStack>.fromOpaque(stack).release() }
    }
    precondition(failure == 0, "No thread-local storage is left: error \(failure).")
    return key
  }()

  static var current: TransactionStack {
    if let stack = pthread_getspecific(key) {
      return Unmanaged<TransactionStack>.fromOpaque(stack).takeUnretainedValue()
    }
    let stack = TransactionStack()
    pthread_setspecific(key, Unmanaged.passRetained(stack).toOpaque())
    return stack
  }
}

#endif
