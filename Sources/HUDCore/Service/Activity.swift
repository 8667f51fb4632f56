extension HUD {
  /// Work that owns its place on the HUD, apart from `show` and `popActivity`.
  ///
  /// ```swift
  /// let activity = HUD.begin("Syncing")
  /// activity.progress = 0.4
  /// activity.succeed("Synced")
  /// ```
  ///
  /// The HUD stays as long as any activity runs, and displays the newest one. An activity that is
  /// released has ended; ending it twice, or after a dismissal, does nothing.
  public final class Activity: Handle, @unchecked Sendable {
    deinit { end() }

    /// Ends the work, as `.ended`, without a toast.
    public func end() { end(with: nil) }
  }
}
