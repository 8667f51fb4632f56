public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows a HUD while `work` runs, and returns the result of `work`.
  ///
  /// ```swift
  /// let photos = try await HUD.run("Downloading", cancellable: true, success: "Done") { activity in
  ///   try await download { activity.progress = $0 }
  /// }
  /// ```
  ///
  /// The HUD ends when the work returns or throws. Work that throws because it was cancelled shows
  /// no toast.
  ///
  /// - Parameters:
  ///   - status: The text while the work runs.
  ///   - indicator: The indicator while the work runs.
  ///   - cancellable: True for a Cancel button. The work then runs in its own task. The button
  ///     cancels that task, and the HUD disappears without waiting for it.
  ///   - success: The text of a toast that is shown if the work succeeds; nil shows none.
  ///   - failure: The text of a toast that is shown if the work throws; nil shows none.
  ///   - mask: The cover between the HUD and the app.
  ///   - id: An identifier. The HUD of live work with the same identifier is replaced; that work
  ///     continues.
  ///   - options: Settings for this call, which override the defaults.
  ///   - work: The work, which runs on the caller's actor. It can set its progress on the activity
  ///     that it receives.
  /// - Returns: The value that `work` returns. An error that `work` throws is rethrown.
  public nonisolated(nonsending) static func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: String? = nil, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil,
    _ work: nonisolated(nonsending) (Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await HUDController.shared.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD while `work` runs without reporting progress, and returns its result.
  ///
  /// ```swift
  /// let list = try await HUD.run("Loading…") { try await load() }
  /// ```
  public nonisolated(nonsending) static func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: String? = nil, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil,
    _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await HUDController.shared.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD while `work` runs, and a toast with a text made from the error if it throws.
  ///
  /// - Parameter failure: Returns the text of the toast for an error, or nil for no toast. It is
  ///   not called if the work was cancelled.
  public nonisolated(nonsending) static func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: (Failure) -> String?, mask: Mask = .inherited,
    id: String? = nil,
    options: Options? = nil,
    _ work: nonisolated(nonsending) (Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await HUDController.shared.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD while `work` runs without reporting progress, and a toast with a text made from
  /// the error if it throws.
  ///
  /// ```swift
  /// try await HUD.run("Saving", failure: { $0.localizedDescription }) { try await save() }
  /// ```
  ///
  /// - Parameter failure: Returns the text of the toast for an error, or nil for no toast. It is
  ///   not called if the work was cancelled.
  public nonisolated(nonsending) static func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: (Failure) -> String?, mask: Mask = .inherited,
    id: String? = nil,
    options: Options? = nil,
    _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await HUDController.shared.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: options, work)
  }
}
