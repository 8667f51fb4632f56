/// The queue in which the calls of all threads wait, in order, for the main actor.
package final class Mailbox: Sendable {
  package struct Message: Sendable {
    package var event: Machine.Input
    package var endPromise: EndPromise?
    package var completion: (Completion.ID, HUD.DismissalCompletion)?
    package var track: Track?
    /// The host that is gone, in a message of `hostIsGone(_:)`; nil in all other messages. If the
    /// HUD has another host when the message is processed, the message is ignored.
    package var sender: (any HUD.Host)?
    /// The host that replaces the current host after `event` has been processed; nil if the host
    /// stays.
    package var newHost: (any HUD.Host)?

    package init(
      _ event: Machine.Input, endPromise: EndPromise? = nil,
      completion: (Completion.ID, HUD.DismissalCompletion)? = nil, track: Track? = nil,
      sender: (any HUD.Host)? = nil, newHost: (any HUD.Host)? = nil
    ) {
      self.event = event
      self.endPromise = endPromise
      self.completion = completion
      self.track = track
      self.sender = sender
      self.newHost = newHost
    }
  }

  private struct Contents: Sendable {
    var messages: [Message] = []
    var wakeIsPending = false
    var lastID: UInt64 = 0

    mutating func claimWake(isServedAtOnce: Bool) -> Bool {
      guard !isServedAtOnce, !wakeIsPending else { return false }
      wakeIsPending = true
      return true
    }
  }

  private let contents = Locked(Contents())

  package init() {}

  /// Enqueues the message that `write` builds from a new ID. The mailbox is locked meanwhile, so
  /// the order of the IDs is the order of the calls.
  ///
  /// - Parameter isServedAtOnce: Whether the caller processes the mailbox itself, so that no wake
  ///   is needed.
  /// - Returns: The value that `write` returned beside the message, and whether the caller must
  ///   wake the main actor. `mustWake` is false if a wake is already pending or not needed.
  package func post<Made>(
    isServedAtOnce: Bool = false, _ write: (UInt64) -> (message: Message, made: Made)
  ) -> (made: Made, mustWake: Bool) {
    contents.withLock { contents in
      contents.lastID += 1
      let (message, made) = write(contents.lastID)
      if let last = contents.messages.indices.last,
        let folded = contents.messages[last].event.folded(with: message.event)
      {
        contents.messages[last].event = folded
      } else {
        contents.messages.append(message)
      }
      return (made, contents.claimWake(isServedAtOnce: isServedAtOnce))
    }
  }

  /// Enqueues a progress step, or folds it with the last message in the queue if that is possible.
  /// Without folding, the queue could become very long, because an app may report millions of
  /// steps.
  func post(
    isServedAtOnce: Bool, _ makeStep: (Request.ID) -> ProgressStep
  ) -> (made: Void, mustWake: Bool) {
    contents.withLock { contents in
      contents.lastID += 1
      let step = makeStep(contents.lastID)
      if let last = contents.messages.indices.last,
        case .progress(let waiting) = contents.messages[last].event,
        let folded = waiting.folded(with: step)
      {
        contents.messages[last].event = .progress(folded)
      } else {
        contents.messages.append(Message(.progress(step)))
      }
      return ((), contents.claimWake(isServedAtOnce: isServedAtOnce))
    }
  }

  /// Notes that the wake has arrived, so that the next call wakes the main actor again.
  ///
  /// Only this function clears `wakeIsPending`; `empty(into:)` does not. A wake that is still
  /// pending after the mailbox is emptied will serve the calls that come before the wake arrives.
  package func wakeCame() {
    contents.withLock { $0.wakeIsPending = false }
  }

  /// Moves all waiting messages into `messages`, which must be empty. The mailbox keeps the storage
  /// of `messages` for later messages, so that nothing has to be allocated.
  package func empty(into messages: inout [Message]) {
    contents.withLock { contents in
      swap(&contents.messages, &messages)
    }
  }
}

extension Machine.Input {
  /// Returns one event that replaces this event and the `next` event, if both are progress steps;
  /// nil if both events have to be processed.
  func folded(with next: Machine.Input) -> Machine.Input? {
    switch (self, next) {
    case (.progress(let step), .progress(let other)):
      return step.folded(with: other).map { .progress($0) }
    case (.change(let id, .progress(let one)), .change(let otherID, .progress(let other))):
      guard id == otherID, one > 0, other > 0 else { return nil }
      return next
    default:
      return nil
    }
  }
}
