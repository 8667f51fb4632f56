public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Begins work that owns its place on the HUD until it ends or is released; with a button, if it
  /// has an action.
  public static func begin(
    _ status: String? = nil, as indicator: Indicator = .spinner, action: Action? = nil,
    options: Options? = nil, isolation: isolated (any Actor)? = #isolation
  ) -> Activity {
    HUDController.shared.begin(status, as: indicator, action: action, options: options)
  }

  /// Shows the HUD while `work` runs, and gives what it gives; the HUD always ends with the work.
  ///
  /// ```swift
  /// let photos = try await HUD.run("Downloading", cancellable: true) { activity in
  ///   try await download { activity.progress = $0 }
  /// }
  /// ```
  ///
  /// A `success` or `failure` text makes a toast of the end. Cancelled work is no failure. Where it is
  /// `cancellable` the HUD has a button that cancels the task that does the work, which is another
  /// one than the caller's; the HUD does not wait for the work to heed it.
  public static func run<Value, Failure: Error>(
    _ status: String? = nil, as indicator: Indicator = .spinner, cancellable: Bool = false,
    success: String? = nil, failure: String? = nil, options: Options? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ work: nonisolated(nonsending) (Activity) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await HUDController.shared.run(
      status, as: indicator, cancellable: cancellable, success: success, failure: failure,
      options: options, work)
  }
}
