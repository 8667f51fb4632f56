/// Where calls from every thread come together in one order, and wait for the main actor.
package final class Mailbox: Sendable {
  package struct Letter: Sendable {
    package var event: Machine.Event
    package var ending: Ending?
    package var completion: (Completion.ID, HUD.DismissalCompletion)?
    package var track: Track?
    /// The host that tells of the event; any other one's word does not count.
    package var sender: (any HUD.Host)?
    /// The host to work for after the event.
    package var newHost: (any HUD.Host)?

    package init(
      _ event: Machine.Event, ending: Ending? = nil,
      completion: (Completion.ID, HUD.DismissalCompletion)? = nil, track: Track? = nil,
      sender: (any HUD.Host)? = nil, newHost: (any HUD.Host)? = nil
    ) {
      self.event = event
      self.ending = ending
      self.completion = completion
      self.track = track
      self.sender = sender
      self.newHost = newHost
    }
  }

  private struct Contents: Sendable {
    var letters: [Letter] = []
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

  /// Puts in the letter that `write` makes of a number greater than all before, and gives what
  /// else it made of it.
  ///
  /// The number is drawn and the letter put in as one, so that numbers say who came first.
  /// `mustWake` where the main actor is to be woken: it does not come by at once, and nobody woke it
  /// already.
  package func post<Made>(
    isServedAtOnce: Bool = false, _ write: (UInt64) -> (letter: Letter, made: Made)
  ) -> (made: Made, mustWake: Bool) {
    contents.withLock { contents in
      contents.lastID += 1
      let (letter, made) = write(contents.lastID)
      if let last = contents.letters.indices.last,
        let folded = contents.letters[last].event.folded(with: letter.event)
      {
        contents.letters[last].event = folded
      } else {
        contents.letters.append(letter)
      }
      return (made, contents.claimWake(isServedAtOnce: isServedAtOnce))
    }
  }

  /// The same for a progress call, of which there may be millions: where a step waits that nobody
  /// read yet, it becomes this one, and no letter is written.
  func post(
    progress: Double, status: String?, terms: Terms, isServedAtOnce: Bool
  ) -> (made: Void, mustWake: Bool) {
    contents.withLock { contents in
      contents.lastID += 1
      let step = Step(id: contents.lastID, progress: progress, status: status, terms: terms)
      if let last = contents.letters.indices.last,
        case .progress(let waiting) = contents.letters[last].event,
        let folded = waiting.folded(with: step)
      {
        contents.letters[last].event = .progress(folded)
      } else {
        contents.letters.append(Letter(.progress(step)))
      }
      return ((), contents.claimWake(isServedAtOnce: isServedAtOnce))
    }
  }

  /// The main actor was woken, and empties the box next: what comes from now on wakes it again.
  ///
  /// Emptying alone says nothing of the wake: one that is on its way will find what comes later.
  package func wakeCame() {
    contents.withLock { $0.wakeIsPending = false }
  }

  /// Exchanges all that waits for the empty `letters`, whose room is used again.
  package func empty(into letters: inout [Letter]) {
    contents.withLock { contents in
      swap(&contents.letters, &letters)
    }
  }
}

extension Machine.Event {
  /// One event for two progress steps that follow each other; nil where both have to be seen.
  ///
  /// Zero begins something and what is not a number changes the look: they are never folded.
  func folded(with next: Machine.Event) -> Machine.Event? {
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

extension Step {
  /// The number of the first stays: it says when the activity began, if it did.
  fileprivate func folded(with next: Step) -> Step? {
    guard progress > 0, next.progress > 0, terms == next.terms else { return nil }
    return Step(id: id, progress: next.progress, status: next.status ?? status, terms: terms)
  }
}
