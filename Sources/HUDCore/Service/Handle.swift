extension HUD {
  /// What one show put up: to change it, to take it back, or to wait for its end.
  ///
  /// ```swift
  /// let saving = HUD.show(status: "Saving…")
  /// saving.status = "Nearly there"
  /// saving.dismiss()
  /// ```
  ///
  /// Once that is gone or replaced the handle does nothing. It may be thrown away at any time.
  public final class Handle: Sendable {
    private struct End: Sendable {
      var reason: Reason?
      var waiting: [UInt64: CheckedContinuation<Reason?, Never>] = [:]
      var lastWaiting: UInt64 = 0
    }

    private let owner: Owner
    private let end = Locked(End())

    init(_ owner: Owner) { self.owner = owner }

    var id: Showing.ID { owner.id }

    /// The text on show.
    public var status: String? {
      get { owner.current.title }
      set { owner.change(.status(newValue), isolation: nil) }
    }

    /// How far the work is, 0...1; nil where the indicator shows no progress. What is not a number
    /// shows the ring that turns.
    public var progress: Double? {
      get { owner.current.indicator.progress }
      set { owner.change(.progress(newValue ?? .nan), isolation: nil) }
    }

    /// Shows other content in the same place; counts as no new activity.
    public func update(
      _ content: Content, isolation: isolated (any Actor)? = #isolation
    ) {
      owner.change(.content(content), isolation: isolation)
    }

    /// Takes this showing back, and leaves what others show alone.
    public func dismiss(isolation: isolated (any Actor)? = #isolation) {
      owner.controller.send(.withdraw(id), isolation: isolation)
    }

    /// Waits for the end of this showing, and tells why it ended.
    ///
    /// Nil where the waiting task was cancelled first, which ends nothing but the waiting.
    public var ended: Reason? {
      get async {
        let waiter = end.withLock { end in
          end.lastWaiting += 1
          return end.lastWaiting
        }
        return await withTaskCancellationHandler {
          await withCheckedContinuation { wait($0, as: waiter) }
        } onCancel: {
          end.withLock { $0.waiting.removeValue(forKey: waiter) }?.resume(returning: nil)
        }
      }
    }

    private func wait(_ continuation: CheckedContinuation<Reason?, Never>, as waiter: UInt64) {
      let mustWait = end.withLock { end in
        // A cancellation before this moment found nobody to resume.
        guard end.reason == nil, !Task.isCancelled else { return false }
        end.waiting[waiter] = continuation
        return true
      }
      if !mustWait { continuation.resume(returning: end.withLock(\.reason)) }
    }

    func finish(_ reason: Reason) {
      let waiting = end.withLock { end in
        end.reason = reason
        defer { end.waiting = [:] }
        return end.waiting.values
      }
      for continuation in waiting { continuation.resume(returning: reason) }
    }
  }
}
