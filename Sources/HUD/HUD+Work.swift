public import Foundation
public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).") extension HUD {
  /// Starts an activity, which keeps the HUD visible until the activity is ended or released.
  ///
  /// ```swift
  /// let activity = HUD.begin("Syncing")
  /// activity.progress = 0.4
  /// activity.succeed("Synced")
  /// ```
  ///
  /// Any number of activities may run at once. The HUD displays the newest activity, or a toast if
  /// there is one. `popActivity()` does not end the activities. The parameters are those of `show`.
  ///
  /// - Returns: The activity. Keep a reference to it, because releasing it ends the activity.
  public static func begin(
    _ status: some TextSource = String?.none, as indicator: Indicator = .spinner,
    detail: some TextSource = String?.none, action: Action? = nil, mask: Mask = .inherited,
    id: String? = nil, options: Options? = nil
  ) -> Activity {
    HUDController.shared.begin(
      status, as: indicator, detail: detail, action: action, mask: mask, id: id, options: options)
  }

  /// Starts an activity that shows `content`.
  ///
  /// The HUD stays visible until the activity is ended or released, so keep a reference to the
  /// activity.
  public static func begin(
    _ content: Content, mask: Mask = .inherited, id: String? = nil, options: Options? = nil
  ) -> Activity { HUDController.shared.begin(content, mask: mask, id: id, options: options) }

  /// Shows a HUD that follows `progress` until `progress` is finished, cancelled or released.
  ///
  /// ```swift
  /// let unpacking = Progress(totalUnitCount: 100)
  /// HUD.track(unpacking, status: "Unpacking", as: .bar)
  /// ```
  ///
  /// The HUD reads `progress` ten times a second, however often it changes, and does not retain it.
  /// `progress` may change on any thread. Without a `status`, the HUD shows the localized
  /// description of `progress`. If `progress` is cancellable, the HUD has a Cancel
  /// button. `indicator`, `mask`, `id` and `options` are those of `show`.
  ///
  /// On Linux, a `Progress` has no description by default, and a `Progress` is cancellable only
  /// after you set `isCancellable`.
  ///
  /// - Returns: A handle that changes or dismisses this HUD. Releasing it does not end the HUD.
  @discardableResult public static func track(
    _ progress: Progress, status: some TextSource = String?.none,
    as indicator: Indicator = .spinner, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil
  ) -> Handle {
    HUDController.shared.track(
      progress, status: status, as: indicator, mask: mask, id: id, options: options)
  }

  /// Shows a HUD that follows `progress`, as `track(_:status:)` does.
  @discardableResult public static func show(
    _ progress: Progress, status: some TextSource = String?.none
  ) -> Handle { track(progress, status: status) }

  /// Shows a HUD that follows `progress`, as `track(_:status:)` does.
  @discardableResult public static func show(
    progress: Progress, status: some TextSource = String?.none
  ) -> Handle { track(progress, status: status) }

  /// Shows a HUD while `work` runs, and returns the result of `work`.
  ///
  /// ```swift
  /// let photos = try await HUD.run(
  ///   "Downloading", cancellable: true, success: "Done", failure: { $0.localizedDescription }
  /// ) { activity in
  ///   try await download { activity.progress = $0 }
  /// }
  /// ```
  ///
  /// The HUD ends when the work returns or throws. If the work was cancelled, no toast is shown.
  ///
  /// - Parameters:
  ///   - status: The text that is shown while the work runs; nil shows none.
  ///   - indicator: The indicator that is shown while the work runs.
  ///   - cancellable: True to show a Cancel button. The work then runs in its own task. The button
  ///     cancels that task, and the HUD disappears without waiting for the task to end.
  ///   - success: The text of a toast that is shown if the work succeeds; nil shows none.
  ///   - failure: A closure that returns the text of a toast for an error that the work throws, or
  ///     nil for no toast. It is not called if the work was cancelled.
  ///   - mask: The cover between the HUD and the app, which can block input to the app.
  ///   - id: An identifier of your choice. If a HUD with the same identifier is live, the new HUD
  ///     replaces it; the work of the old HUD continues.
  ///   - options: Settings for this call, which override the defaults.
  ///   - work: The work to do. It runs on the caller's actor, and can report its progress through
  ///     the activity that it receives.
  /// - Returns: The value that `work` returns. An error that `work` throws is rethrown.
  public nonisolated(nonsending) static func run<Value, Failure: Error>(
    _ status: some TextSource = String?.none, as indicator: Indicator = .spinner,
    cancellable: Bool = false, success: some TextSource = String?.none,
    failure: (any Error) -> String? = { _ in nil }, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil,
    _ work: nonisolated(nonsending) (Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await HUDController.shared.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD while `work` runs, and returns the result of `work`.
  ///
  /// Use this overload if `work` reports no progress.
  ///
  /// ```swift
  /// let list = try await HUD.run("Loading the list") { try await load() }
  /// ```
  public nonisolated(nonsending) static func run<Value, Failure: Error>(
    _ status: some TextSource = String?.none, as indicator: Indicator = .spinner,
    cancellable: Bool = false, success: some TextSource = String?.none,
    failure: (any Error) -> String? = { _ in nil }, mask: Mask = .inherited, id: String? = nil,
    options: Options? = nil, _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await HUDController.shared.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD while `work` runs, and a toast with the text `failure` if `work` fails.
  ///
  /// ```swift
  /// let photos = try await HUD.run("Downloading", failure: "No connection") { activity in
  ///   try await download { activity.progress = $0 }
  /// }
  /// ```
  ///
  /// No toast is shown if the work was cancelled. The other parameters are those of
  /// ``run(_:as:cancellable:success:failure:mask:id:options:_:)``.
  public nonisolated(nonsending) static func run<Value, Failure: Error>(
    _ status: some TextSource = String?.none, as indicator: Indicator = .spinner,
    cancellable: Bool = false, success: some TextSource = String?.none,
    failure: some TextSource, mask: Mask = .inherited, id: String? = nil, options: Options? = nil,
    _ work: nonisolated(nonsending) (Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await HUDController.shared.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: options, work)
  }

  /// Shows a HUD while `work` runs, and a toast with the text `failure` if `work` fails.
  ///
  /// Use this overload if `work` reports no progress.
  ///
  /// ```swift
  /// try await HUD.run("Saving", failure: "No connection") { try await save() }
  /// ```
  public nonisolated(nonsending) static func run<Value, Failure: Error>(
    _ status: some TextSource = String?.none, as indicator: Indicator = .spinner,
    cancellable: Bool = false, success: some TextSource = String?.none,
    failure: some TextSource, mask: Mask = .inherited, id: String? = nil, options: Options? = nil,
    _ work: nonisolated(nonsending) () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await HUDController.shared.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      mask: mask, id: id, options: options, work)
  }

  // People write the calls below from memory. The compiler says what to call instead.

  /// Not available: call `track(_:status:as:)`.
  @available(*, unavailable, message: "Use track(_:status:as:), which follows the Progress.")
  public static func showProgress(
    _ progress: Progress, status: String? = nil, as indicator: Indicator = .spinner
  ) {}

  /// Not available: call `run(_:)`, or give an action.
  @available(*, unavailable, message: "Use HUD.run(\"Loading…\") { … }, or action: .cancel { … }")
  public static func show<Value>(
    _ text: (some TextSource)? = String?.none, status: (some TextSource)? = String?.none,
    perform work: () async throws -> Value
  ) {}
}
