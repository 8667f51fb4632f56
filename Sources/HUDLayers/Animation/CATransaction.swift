#if !canImport(QuartzCore)

public import Foundation

/// Settings, such as the default duration of animations, that apply to all layers that the current
/// thread changes between `begin` and `commit`.
///
/// A setting outside of any transaction lasts until the thread's next transaction has ended, at the
/// latest that of the HUD's next frame. On Apple systems it lasts until the end of the run loop's
/// turn, which this class does not know.
open class CATransaction: NSObject {
  open class func begin() {
    let stack = TransactionStack.current
    stack.transactions.append(stack.top)
  }

  open class func commit() {
    let stack = TransactionStack.current
    let ended = stack.transactions.popLast() ?? stack.implicit
    precondition(ended != nil, "CATransaction.commit() without begin() on this thread.")
    if stack.transactions.isEmpty { stack.implicit = nil }
  }

  open class func disableActions() -> Bool {
    TransactionStack.current.top.disablesActions
  }

  open class func setDisableActions(_ flag: Bool) {
    TransactionStack.current.change { $0.disablesActions = flag }
  }

  open class func animationDuration() -> CFTimeInterval {
    TransactionStack.current.top.animationDuration
  }

  open class func setAnimationDuration(_ dur: CFTimeInterval) {
    TransactionStack.current.change { $0.animationDuration = dur }
  }
}

private struct Transaction {
  var disablesActions = false
  var animationDuration: CFTimeInterval = 0.25
}

private final class TransactionStack {
  var transactions: [Transaction] = []
  /// The settings that were changed outside of `transactions`; nil if none were.
  var implicit: Transaction?

  var top: Transaction {
    transactions.last ?? implicit ?? Transaction()
  }

  func change(_ change: (inout Transaction) -> Void) {
    var changed = top
    change(&changed)
    if transactions.isEmpty {
      implicit = changed
    } else {
      transactions[transactions.endIndex - 1] = changed
    }
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
