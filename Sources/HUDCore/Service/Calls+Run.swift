extension HUD.Calls {
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
    let canceller = cancellable ? TaskCanceller() : nil
    let content = HUD.Content(indicator, status: status, action: canceller?.action)
    let activity = begin(content, mask: mask, id: id, options: options)
    let toast = success._hudText.characters.map { _ in HUD.Content(.success, status: success) }
    return try await activity.run(canceller: canceller, success: toast, failure: failure, work)
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
}
