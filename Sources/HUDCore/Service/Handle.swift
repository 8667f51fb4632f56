import HUDLayers

extension HUD {
  /// A reference to the HUD of one call, with which to change it, dismiss it or wait for its end.
  ///
  /// ```swift
  /// let saving = HUD.show(status: "Saving…")
  /// saving.status = "Nearly there"
  /// saving.succeed("Saved")
  /// ```
  ///
  /// A handle can be used from any thread. After its HUD has ended it does nothing. Releasing a
  /// handle ends nothing, unless it is an `Activity`.
  // Unchecked, because the compiler cannot check a class that has a subclass. Both have only
  // constants.
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

    /// The text that the call or this handle gave last. Setting it changes the HUD in place.
    public final var status: String? {
      get { said.withLock(\.status) }
      set { change(.status(newValue)) }
    }

    /// The smaller text below the status that the call or this handle gave last.
    public final var detail: String? {
      get { said.withLock(\.detail) }
      set { change(.detail(newValue)) }
    }

    /// The progress from 0 to 1 that the call or this handle gave last; nil if it is indeterminate.
    ///
    /// If the indicator cannot show a progress, a ring replaces it. Set nil, a negative number or
    /// NaN to return to the indeterminate ring.
    public final var progress: Double? {
      get { said.withLock(\.progress) }
      set { change(.progress(newValue ?? .nan)) }
    }

    /// Replaces the content of this HUD. The count of activities does not change.
    public final func update(_ content: Content) { change(.content(content)) }

    /// Replaces the options of the call. Settings that are left out take the current defaults.
    ///
    /// If this HUD is a toast, a duration starts its time anew.
    public final func update(options: Options) {
      change(.options(controller.defaults.resolvedOptions(for: options)))
    }

    /// Dismisses this HUD alone, with the reason `.dismissed`.
    ///
    /// The HUD of `show` and `showProgress` ends with all activities that it counts. Other toasts
    /// and the activities of `begin`, `run` and `track` stay, and the next of them is displayed.
    ///
    /// - Parameters:
    ///   - delay: The time to wait first. Only the end of the HUD cancels it, and only a later call
    ///     of this function changes it.
    ///   - animated: False to remove the panel without motion, if nothing else is left to show.
    public final func dismiss(after delay: Duration = .zero, animated: Bool = true) {
      controller.send(
        delay > .zero
          ? .withdrawLater(id, after: delay, isAnimated: animated)
          : .withdraw(id, isAnimated: animated))
    }

    /// Ends this HUD and shows a toast with a check mark in its place.
    public final func succeed(_ status: String? = nil) {
      end(with: Content(.success, status: status))
    }

    /// Ends this HUD and shows a toast with a cross in its place.
    public final func fail(_ status: String? = nil) { end(with: Content(.error, status: status)) }

    /// Ends this HUD and shows a toast with a cross and the description of `error` in its place.
    ///
    /// A cancellation is not shown as a failure: the HUD ends with `.cancelled` and without a
    /// toast.
    @_disfavoredOverload
    public final func fail(_ error: any Error) {
      if error.isCancellation { cancel() } else { fail(error.localizedDescription) }
    }

    /// Waits for the end of this HUD and returns the reason why it ended.
    ///
    /// If nothing else is left to show, that is when the panel has disappeared.
    ///
    /// - Returns: The reason, or nil if the waiting task was cancelled first. The HUD stays then.
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
        // Here the mailbox is locked. If two threads set a value, the one that is stored last is
        // also the one that is shown last.
        said.withLock { $0.apply(change) }
        return (Mailbox.Message(.change(id, change)), ())
      }
    }
  }
}

/// The values that a handle gave last, whether or not they are still displayed.
///
/// It stores only the values that can be read back. A handle that the app keeps must not retain
/// pictures and actions, and an action often retains its own handle.
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
