import HUDLayers

extension HUD {
  /// A reference to the HUD of one call. Use it to change that HUD, to dismiss it, or to wait for
  /// its end.
  ///
  /// ```swift
  /// let saving = HUD.show(status: "Saving")
  /// saving.status = "Nearly there"
  /// saving.succeed("Saved")
  /// ```
  ///
  /// A handle can be used from any thread. After its HUD has ended, a handle does nothing.
  /// Releasing a handle does not end its HUD, unless the handle is an `Activity`.
  // `Sendable` is unchecked because the compiler cannot check a class that has a subclass. `Handle`
  // and `Activity` have only constants, so they are safe.
  public class Handle: @unchecked Sendable {
    package final let endPromise: EndPromise
    /// The controller that shows the HUD, which is nil once the HUD has ended, and the values that
    /// the call or this handle set last, even if they are no longer displayed.
    ///
    /// The content is not stored, because its action often retains the handle of its HUD. A handle
    /// that retained the action would form a reference cycle with the action.
    private final let state: Locked<(controller: HUDController?, values: RequestChange)>

    required init(_ endPromise: EndPromise, controller: HUDController, content: Content) {
      self.endPromise = endPromise
      state = Locked((controller, RequestChange(partsOf: content)))
      // Release the controller when the HUD has ended, because an app may keep the handle after the
      // window of the HUD is gone. The controller must not be released while the lock is held,
      // because its `deinit` ends other requests.
      endPromise.observe { [weak self] _ in _ = self?.state.withLock { $0.controller.take() } }
    }

    /// The main text of this HUD, as last set by the call or this handle; nil if there is no such
    /// text. Setting `status` changes this HUD, also while it is not displayed.
    public final var status: String? {
      get { Content.meaningful(values.status) }
      set { change(RequestChange(status: newValue ?? "")) }
    }

    /// The smaller text below the status, as last set by the call or this handle; nil if there is
    /// no such text.
    public final var detail: String? {
      get { Content.meaningful(values.detail) }
      set { change(RequestChange(detail: newValue ?? "")) }
    }

    /// The progress from 0 to 1, as last set by the call or this handle; nil if the progress is
    /// indeterminate.
    ///
    /// If the indicator cannot show progress, a ring replaces the indicator. Set nil, a negative
    /// number or NaN to make the progress indeterminate again.
    public final var progress: Double? {
      get { values.progress?.fraction }
      set { change(RequestChange(progress: newValue ?? .nan)) }
    }

    /// Replaces the content of this HUD. The number of activities that `popActivity()` has to end
    /// does not change.
    public final func update(_ content: Content) { change(RequestChange(content: content)) }

    /// Replaces the options of the call. A setting that is left out takes the current default.
    ///
    /// If this HUD is a toast and `options` contain a duration, the time of the toast starts again.
    public final func update(options: Options) {
      guard let controller else { return }
      change(RequestChange(options: controller.defaults.resolved.overridden(by: options)))
    }

    /// Dismisses only this HUD, with the reason `.dismissed`.
    ///
    /// If this is the HUD of `show` and `showProgress`, all activities of these calls end too.
    /// Other toasts and the activities of `begin`, `run` and `track` stay; a toast or, if there is
    /// none, the newest activity is displayed next.
    ///
    /// - Parameters:
    ///   - delay: The time to wait before this HUD is dismissed. A later call of this function
    ///     replaces the scheduled time. Calls that show or change a HUD do not cancel the
    ///     dismissal.
    ///   - animated: False to remove the panel without its closing animation. If another HUD is
    ///     left to show, the panel stays and shows that HUD.
    public final func dismiss(after delay: Duration = .zero, animated: Bool = true) {
      controller?.send(.withdraw(id, after: max(delay, .zero), isAnimated: animated))
    }

    /// Ends this HUD and shows a toast with a check mark in its place.
    public final func succeed(_ status: String? = nil) {
      endRequest(showing: Content(.success, status: status))
    }

    /// Ends this HUD and shows a toast with a cross in its place.
    public final func fail(_ status: String? = nil) {
      endRequest(showing: Content(.error, status: status))
    }

    /// Ends this HUD and shows a toast with a cross and the description of `error` in its place.
    ///
    /// If `error` means that the work was cancelled, the HUD ends with `.cancelled` and without a
    /// toast.
    @_disfavoredOverload
    public final func fail(_ error: any Error) {
      if error.isCancellation { endRequest(.cancelled) } else { fail(error.localizedDescription) }
    }

    /// Waits for the end of this HUD and returns the reason why it ended.
    ///
    /// If no other HUD is left to show, this HUD ends when the panel has disappeared.
    ///
    /// - Returns: The reason, or nil if the waiting task was cancelled first. Cancelling that task
    ///   does not end the HUD.
    public final var reason: Reason? { get async { await endPromise.reason } }

    // No internal function is named `end` or `cancel`. If an app guesses such a name, the compiler
    // must say that there is no such function, and not that it is internal.
    final func endRequest(_ reason: Reason) { controller?.send(.withdraw(id, reason)) }

    final func endRequest(showing toast: Content) {
      controller?.send { [id] toastID in (.input(.end(id, toast: (toastID, toast))), ()) }
    }

    private final func change(_ change: RequestChange) {
      guard let controller else { return state.withLock { $0.values.take(change) } }
      controller.send { _ in
        // The mailbox is locked while this closure runs. So if two threads set a value, the value
        // that is stored last is also displayed last.
        state.withLock { $0.values.take(change) }
        return (.input(.change(id, change)), ())
      }
    }

    private final var id: Request.ID { endPromise.id }

    private final var values: RequestChange { state.withLock(\.values) }

    private final var controller: HUDController? { state.withLock(\.controller) }
  }
}
