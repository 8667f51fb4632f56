/// The queue in which the calls of all threads wait, in order, for the main actor.
package final class Mailbox: Sendable {
  package enum Message: Sendable {
    case input(Machine.Input)
    /// A host is gone for good. If the HUD has another host when the message is processed, nothing
    /// happens.
    case hostIsGone(any HUD.Host)
    /// The HUD moves to another host.
    case newHost(any HUD.Host)

    /// Whether the message reports nothing but progress.
    fileprivate var isStep: Bool {
      switch self {
      case .input(.progress): true
      case .input(.change(_, let change)): change.isStep
      default: false
      }
    }

    /// Returns one message that replaces this message and the `next` message, if both change the
    /// same request by its handle; nil if both have to be processed.
    fileprivate func folded(with next: Message) -> Message? {
      guard case .input(.change(let id, let change)) = self,
        case .input(.change(id, let next)) = next, let both = change.followed(by: next)
      else { return nil }
      return .input(.change(id, both))
    }
  }

  private struct Contents: Sendable {
    /// The messages since the mailbox was last empty, each with the ID of its call.
    var messages: [(id: UInt64, message: Message)] = []
    /// The number of `messages` that have been taken.
    var taken = 0
    /// The newest message, if that is a step of `showProgress`; nil otherwise. The step comes after
    /// all `messages`, and is kept apart so that the next step can change it in place.
    var step: ProgressCall?
    var lastID: UInt64 = 0

    /// The delay of the wake that has been requested; nil if no wake is pending.
    var pendingWake: Duration?
    /// The time at which a progress step was last taken; nil if never.
    var stepServed: Duration?

    mutating func appendStep() {
      if let step = step.take() { messages.append((step.id, .input(.progress(step)))) }
    }
  }

  private let contents = Locked(Contents())
  /// The shortest time between two wakes that serve nothing but progress steps.
  private let stepInterval: Duration
  private let now: @Sendable () -> Duration

  package init(stepInterval: Duration, now: @escaping @Sendable () -> Duration) {
    self.stepInterval = stepInterval
    self.now = now
  }

  /// The ID of the latest call, even if that call has been processed.
  package var latestID: UInt64 { contents.withLock(\.lastID) }

  /// Enqueues the message that `write` builds from a new ID, or folds it with the last message in
  /// the queue if that is possible. The mailbox is locked meanwhile, so the order of the IDs is the
  /// order of the calls.
  ///
  /// - Parameter isServedAtOnce: Whether the caller processes the mailbox itself, so that no wake
  ///   is needed.
  /// - Returns: The value that `write` returned beside the message, and the delay of the wake that
  ///   the caller must request; nil if none is needed.
  package func post<Made>(
    isServedAtOnce: Bool = false, _ write: (UInt64) -> (message: Message, made: Made)
  ) -> (made: Made, wake: Duration?) {
    contents.withLock { contents in
      contents.lastID += 1
      let (message, made) = write(contents.lastID)
      contents.appendStep()
      if let last = contents.messages.indices.last,
        let folded = contents.messages[last].message.folded(with: message)
      {
        contents.messages[last].message = folded
      } else {
        contents.messages.append((contents.lastID, message))
      }
      return (made, isServedAtOnce ? nil : claimWake(&contents, forStep: message.isStep))
    }
  }

  /// Enqueues a progress step, or folds it with the last step in the queue if that is possible.
  /// Without folding, the queue could become very long, because an app may report millions of
  /// steps.
  ///
  /// - Returns: The delay of the wake that the caller must request; nil if none is needed.
  package func post(_ step: ProgressCall, isServedAtOnce: Bool = false) -> Duration? {
    contents.withLock { contents in
      contents.lastID += 1
      if contents.step?.fold(step) != true {
        contents.appendStep()
        contents.step = step
        contents.step?.id = contents.lastID
      }
      return isServedAtOnce ? nil : claimWake(&contents, forStep: true)
    }
  }

  /// Returns the delay of the wake that the caller must request; nil if a pending wake is enough.
  ///
  /// The delay is zero unless the new message is a progress step, and a step was processed so
  /// recently that no frame has shown it yet.
  private func claimWake(_ contents: inout Contents, forStep isStep: Bool) -> Duration? {
    if let pending = contents.pendingWake, isStep || pending == .zero { return nil }
    let served = isStep ? contents.stepServed : nil
    let delay = served.map { max($0 + stepInterval - now(), .zero) } ?? .zero
    contents.pendingWake = delay
    return delay
  }

  /// Notes that a wake has arrived, so that the next call wakes the main actor again.
  ///
  /// Only this function clears `pendingWake`; `next()` does not. A wake that is still pending after
  /// the mailbox is emptied will serve the calls that come before the wake arrives.
  package func wakeCame(wasDelayed: Bool = false) {
    contents.withLock { contents in
      // A delayed wake may arrive while an immediate wake, requested by a later call, is pending.
      if (contents.pendingWake == .zero) != wasDelayed { contents.pendingWake = nil }
    }
  }

  /// The number of messages that wait.
  package var count: Int {
    contents.withLock { $0.messages.count - $0.taken + ($0.step == nil ? 0 : 1) }
  }

  /// Takes the message that has waited longest, with its ID; nil if there is none.
  package func next() -> (id: UInt64, message: Message)? {
    contents.withLock { contents in
      contents.appendStep()
      guard contents.taken < contents.messages.count else { return nil }
      // Move the message out, so that it is released outside of the lock: an object of the app that
      // is released with the message may call the HUD.
      var oldest = (id: UInt64(0), message: Message.input(.popActivity))
      swap(&oldest, &contents.messages[contents.taken])
      contents.taken += 1
      if oldest.message.isStep { contents.stepServed = now() }
      if contents.taken == contents.messages.count {
        contents.taken = 0
        // Release the storage if a flood of calls has made it large.
        contents.messages.removeAll(keepingCapacity: contents.messages.capacity <= 256)
      }
      return oldest
    }
  }
}
