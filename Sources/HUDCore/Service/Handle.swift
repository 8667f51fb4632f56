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
    private let owner: RequestReference
    let endPromise: EndPromise

    init(_ owner: RequestReference) {
      self.owner = owner
      endPromise = EndPromise(of: owner.id)
    }

    /// Its text, as its owner last gave it.
    public var status: String? {
      get { owner.status }
      set { owner.change(.status(newValue), isolation: nil) }
    }

    /// The smaller text under it, as its owner last gave it.
    public var detail: String? {
      get { owner.detail }
      set { owner.change(.detail(newValue), isolation: nil) }
    }

    /// How far the work is, 0...1, as its owner last gave it; nil where the indicator shows no
    /// progress. One without a dial becomes a ring; nil and what is not a number turn a dial back
    /// into the ring that turns.
    public var progress: Double? {
      get { owner.progress }
      set { owner.change(.progress(newValue ?? .nan), isolation: nil) }
    }

    /// Shows other content in the same place; counts as no new activity.
    public func update(
      _ content: Content, isolation: isolated (any Actor)? = #isolation
    ) {
      owner.change(.content(content), isolation: isolation)
    }

    /// Takes this request back, with the activities that count for it and for those it replaced. Toasts
    /// and owned activities stay.
    public func dismiss(isolation: isolated (any Actor)? = #isolation) {
      owner.controller.send(.withdraw(owner.id), isolation: isolation)
    }

    /// Waits for the end of this request, and tells why it ended.
    ///
    /// Nil where the waiting task was cancelled first, which ends nothing but the waiting.
    public var ended: Reason? {
      get async { await endPromise.reason }
    }
  }
}
