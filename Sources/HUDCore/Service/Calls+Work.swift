public import HUDLayers

extension HUD.Calls {
  /// Starts an activity, which keeps the HUD visible until the activity is ended or released.
  ///
  /// See ``HUD/begin(_:as:detail:action:mask:id:options:)``.
  public func begin(
    _ status: some HUD.TextSource = String?.none, as indicator: HUD.Indicator = .spinner,
    detail: some HUD.TextSource = String?.none, action: HUD.Action? = nil,
    mask: HUD.Mask = .inherited, id: String? = nil, options: HUD.Options? = nil
  ) -> HUD.Activity {
    begin(
      HUD.Content(indicator, status: status, detail: detail, action: action), mask: mask, id: id,
      options: options)
  }

  /// Starts an activity that shows `content`. See ``HUD/begin(_:mask:id:options:)``.
  public func begin(
    _ content: HUD.Content, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Activity {
    start(content, as: .owned, id: id, mask: mask, options: options)
  }

  /// Shows a HUD that follows `progress` until `progress` is finished, cancelled or released.
  ///
  /// See ``HUD/track(_:status:as:mask:id:options:)``.
  @discardableResult public func track(
    _ progress: Progress, status: some HUD.TextSource = String?.none,
    as indicator: HUD.Indicator = .spinner, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    track(
      progress, in: HUD.Content(indicator, status: status), mask: mask, id: id, options: options)
  }

  /// Shows a HUD that follows `progress`, as `track(_:status:)` does.
  @discardableResult public func show(
    _ progress: Progress, status: some HUD.TextSource = String?.none
  ) -> HUD.Handle { track(progress, status: status) }

  /// Shows a HUD that follows `progress`, as `track(_:status:)` does.
  @discardableResult public func show(
    progress: Progress, status: some HUD.TextSource = String?.none
  ) -> HUD.Handle { track(progress, status: status) }

  package func track(
    _ progress: Progress, in content: HUD.Content, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil
  ) -> HUD.Handle {
    // Read `progress` before the mailbox is locked. While `progress` is read, a `Progress` subclass
    // of the app may call the HUD. If the mailbox were locked then, this call would wait for ever.
    let track = TrackedProgress(progress, in: content)
    return start(
      track.content, as: .owned, id: id, mask: mask, options: options, following: track)
  }

  /// Shows a HUD while `work` runs, and returns the result of `work`.
  ///
  /// See ``HUD/run(_:as:cancellable:success:failure:mask:id:options:_:)``.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: some HUD.TextSource = String?.none, as indicator: HUD.Indicator = .spinner,
    cancellable: Bool = false, success: some HUD.TextSource = String?.none,
    failure: (any Error) -> String? = { _ in nil }, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) (HUD.Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    // A press is no request, so its promise needs no ID.
    let press = cancellable ? EndPromise(of: 0) : nil
    let cancel = press.map { press in HUD.Action.cancelWork { press.finish(.cancelled) } }
    let content = HUD.Content(indicator, status: status, action: cancel)
    let activity = begin(content, mask: mask, id: id, options: options)
    let toast = success._hudText.characters.map { _ in HUD.Content(.success, status: success) }
    return try await activity.run(cancelledBy: press, success: toast, failure: failure, work)
  }

  /// Shows a HUD while `work` runs, and returns the result of `work`.
  ///
  /// Use this overload if `work` reports no progress.
  ///
  /// See ``HUD/run(_:as:cancellable:success:failure:mask:id:options:_:)``.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: some HUD.TextSource = String?.none, as indicator: HUD.Indicator = .spinner,
    cancellable: Bool = false, success: some HUD.TextSource = String?.none,
    failure: (any Error) -> String? = { _ in nil }, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil, _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: options,
      { (_: HUD.Activity) async throws(Failure) in try await work() })
  }

  /// Shows a HUD while `work` runs, and a toast with `failure` if it fails without being cancelled.
  ///
  /// See ``HUD/run(_:as:cancellable:success:failure:mask:id:options:_:)``.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: some HUD.TextSource = String?.none, as indicator: HUD.Indicator = .spinner,
    cancellable: Bool = false, success: some HUD.TextSource = String?.none,
    failure: some HUD.TextSource, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil,
    _ work: nonisolated(nonsending) (HUD.Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let text = failure._hudText.characters
    return try await run(
      status, as: indicator, cancellable: cancellable, success: success, failure: { _ in text },
      mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD while `work` runs, and a toast with `failure` if it fails without being cancelled.
  ///
  /// Use this overload if `work` reports no progress.
  ///
  /// See ``HUD/run(_:as:cancellable:success:failure:mask:id:options:_:)``.
  public nonisolated(nonsending) func run<Value, Failure: Error>(
    _ status: some HUD.TextSource = String?.none, as indicator: HUD.Indicator = .spinner,
    cancellable: Bool = false, success: some HUD.TextSource = String?.none,
    failure: some HUD.TextSource, mask: HUD.Mask = .inherited, id: String? = nil,
    options: HUD.Options? = nil, _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: options,
      { (_: HUD.Activity) async throws(Failure) in try await work() })
  }

  // People write the calls below from memory. The compiler says what to call instead.

  /// Not available: call `track(_:status:as:)`.
  @available(*, unavailable, message: "Use track(_:status:as:), which follows the Progress.")
  public func showProgress(
    _ progress: Progress, status: String? = nil, as indicator: HUD.Indicator = .spinner
  ) {}
}
