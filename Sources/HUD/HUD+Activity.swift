public import HUDCore

@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension HUD {
  /// Begins work that owns its place on the HUD until it ends or is released.
  public static func begin(
    _ status: String? = nil, options: Options? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) -> Activity {
    HUDController.shared.begin(status, options: options)
  }

  /// Shows the HUD while `work` runs, and gives what it gives.
  ///
  /// ```swift
  /// let photos = try await HUD.run("Downloading", success: "Downloaded") { activity in
  ///   try await download { activity.progress = $0 }
  /// }
  /// ```
  ///
  /// The HUD always ends with the work; a `success` or `failure` text makes a toast of the end.
  public static func run<Value>(
    _ status: String? = nil, success: String? = nil, failure: String? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ work: (Activity) async throws -> Value
  ) async rethrows -> Value {
    let activity = begin(status)
    do {
      let value = try await work(activity)
      if let success { activity.succeed(success) } else { activity.end() }
      return value
    } catch {
      if let failure { activity.fail(failure) } else { activity.end() }
      throw error
    }
  }
}
