extension HUD {
  /// A piece of work that keeps the HUD visible until it is ended or released.
  ///
  /// ```swift
  /// let activity = HUD.begin("Syncing")
  /// activity.progress = 0.4
  /// activity.succeed("Synced")
  /// ```
  ///
  /// The HUD stays as long as any activity runs, and displays the newest one. `popActivity()` does
  /// not end it. Ending it twice, or after a dismissal, does nothing.
  public final class Activity: Handle, @unchecked Sendable {
    deinit { end() }

    /// Ends the work with the reason `.ended` and without a toast.
    public func end() { end(with: nil) }
  }
}
