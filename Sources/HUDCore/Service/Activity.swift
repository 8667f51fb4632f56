extension HUD {
  /// A piece of work that keeps the HUD visible until the work is ended or this object is released.
  ///
  /// ```swift
  /// let activity = HUD.begin("Syncing")
  /// activity.progress = 0.4
  /// activity.succeed("Synced")
  /// ```
  ///
  /// The HUD stays as long as any activity runs, and displays the newest activity. `popActivity()`
  /// does not end an `Activity`. Ending an activity that has already ended, for example by a
  /// dismissal, does nothing.
  public final class Activity: Handle, @unchecked Sendable {
    deinit { end() }

    /// Ends the work with the reason `.ended` and without a toast.
    public func end() { endRequest() }
  }
}
