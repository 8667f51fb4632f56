public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Shows the HUD while `work` runs, and returns its result. The HUD always ends with the work.
  ///
  /// ```swift
  /// let photos = try await HUD.run("Downloading", cancellable: true, success: "Done") { activity in
  ///   try await download { activity.progress = $0 }
  /// }
  /// ```
  ///
  /// Cancelled work is no failure, and shows no toast.
  ///
  /// - Parameters:
  ///   - status: The text while the work runs.
  ///   - indicator: The indicator while the work runs.
  ///   - cancellable: True for a Cancel button. The work runs in its own task then; the button cancels
  ///     that task, and the HUD disappears without waiting for it.
  ///   - success: The text of the toast when the work has succeeded; nil shows none.
  ///   - failure: The text of the toast when the work has thrown; nil shows none.
  ///   - mask: The cover between the HUD and the app.
  ///   - id: An identifier. Live work of the same identifier is replaced on the HUD.
  ///   - options: Settings of this call that replace the defaults.
  ///   - work: The work, on the caller's actor. It gets the activity, to tell its progress.
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

  /// Shows the HUD while work runs that tells no progress, and returns its result.
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

  /// Shows the HUD while `work` runs, with a toast whose text is made from the error.
  ///
  /// - Parameter failure: Returns the text of the toast for an error, or nil for no toast.
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

  /// Shows the HUD while work runs that tells no progress, with a toast made from the error.
  ///
  /// ```swift
  /// try await HUD.run("Saving", failure: { $0.localizedDescription }) { try await save() }
  /// ```
  ///
  /// - Parameter failure: Returns the text of the toast for an error, or nil for no toast.
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
