import HUDLayers

extension HUD {
  /// A reference to what one call shows: changes it, dismisses it, or waits for its end.
  ///
  /// ```swift
  /// let saving = HUD.show(status: "Saving…")
  /// saving.status = "Nearly there"
  /// saving.succeed("Saved")
  /// ```
  ///
  /// A handle may be used from any thread, and thrown away at any time. Once its request has ended it
  /// does nothing.
  // Sendable by hand, because a class with a subclass cannot be checked: both hold constants alone.
  public class Handle: @unchecked Sendable {
    final let id: Request.ID
    final let endPromise: EndPromise
    private final let controller: HUDController
    private final let said: Locked<Said>

    init(id: Request.ID, controller: HUDController, content: Content) {
      self.id = id
      self.controller = controller
      endPromise = EndPromise(of: id)
      said = Locked(Said(content))
    }

    /// The text, as this handle last gave it. Setting it changes the HUD in place.
    public final var status: String? {
      get { said.withLock(\.status) }
      set { change(.status(newValue)) }
    }

    /// The smaller text below the status, as this handle last gave it.
    public final var detail: String? {
      get { said.withLock(\.detail) }
      set { change(.detail(newValue)) }
    }

    /// The progress of the work, 0...1, as this handle last gave it; nil while it is indeterminate.
    ///
    /// An indicator that cannot show progress becomes a ring. Nil, a negative number and NaN bring the
    /// indeterminate ring back.
    public final var progress: Double? {
      get { said.withLock(\.progress) }
      set { change(.progress(newValue ?? .nan)) }
    }

    /// Shows other content in the same place. The count of activities stays as it is.
    public final func update(_ content: Content) { change(.content(content)) }

    /// Replaces the options of the call; what they leave out is inherited from the defaults of now.
    ///
    /// A duration gives a toast that much time from now on.
    public final func update(options: Options) {
      change(.options(controller.defaults.resolvedOptions(for: options)))
    }

    /// Ends this request alone, as `.dismissed`, with the activities that it counts for.
    ///
    /// Other toasts and owned activities stay, and the next of them is displayed.
    ///
    /// - Parameters:
    ///   - delay: The time to wait first. Only the end of the request cancels it.
    ///   - animated: False to hide the panel without motion, if it is the last request.
    public final func dismiss(after delay: Duration = .zero, animated: Bool = true) {
      controller.send(
        delay > .zero
          ? .withdrawLater(id, after: delay, isAnimated: animated)
          : .withdraw(id, isAnimated: animated))
    }

    /// Ends this request and shows a check mark in its place.
    public final func succeed(_ status: String? = nil) {
      end(with: Content(.success, status: status))
    }

    /// Ends this request and shows a cross in its place.
    public final func fail(_ status: String? = nil) { end(with: Content(.error, status: status)) }

    /// Ends this request and shows a cross with the description of `error` in its place.
    ///
    /// A cancellation is no failure: the request ends as `.cancelled`, and no cross is shown.
    @_disfavoredOverload
    public final func fail(_ error: any Error) {
      if error.isCancellation { cancel() } else { fail(error.localizedDescription) }
    }

    /// Waits for the end of this request and returns why it ended.
    ///
    /// The last request of a HUD ends when the panel has faded out, after its minimum time.
    ///
    /// - Returns: Nil if the waiting task was cancelled first, which ends nothing but the waiting.
    public final var reason: Reason? {
      get async { await endPromise.reason }
    }

    final func end(with toast: Content? = nil) {
      controller.send { [id] toastID in
        let toast = toast.map { Machine.ClosingToast(id: toastID, content: $0) }
        return (Mailbox.Message(.end(id, toast: toast)), ())
      }
    }

    final func cancel() { controller.send(.withdraw(id, .cancelled)) }

    private final func change(_ change: Change) {
      controller.send { _ in
        // Noted as it is put in, so that of two threads the one that is shown is the one that said it.
        said.withLock { $0.apply(change) }
        return (Mailbox.Message(.change(id, change)), ())
      }
    }
  }
}

/// The values that a handle last gave, whether or not they are still on show.
///
/// It holds no more than can be asked for: a handle that is kept must not keep pictures and actions,
/// and an action may well hold its own handle.
private struct Said: Sendable {
  var status: String?
  var detail: String?
  var progress: Double?

  init(_ content: HUD.Content) {
    status = content.status
    detail = content.detail
    progress = content.indicator.progress
  }

  mutating func apply(_ change: Change) {
    switch change {
    case .content(let content): self = Said(content)
    case .status(let text): status = HUD.Content.meaningful(text)
    case .detail(let text): detail = HUD.Content.meaningful(text)
    case .progress(let value): progress = Fraction(value)?.value
    case .options: break
    }
  }
}
