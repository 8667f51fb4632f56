extension HUD {
  /// The gestures by which the user can dismiss a HUD; none by default.
  ///
  /// ```swift
  /// HUD.showInfo("Draft kept", options: HUD.Options(dismissal: [.tap, .swipe]))
  /// ```
  ///
  /// A HUD that the user dismisses ends with the reason `.dismissedByUser`.
  public struct DismissalGestures: OptionSet, Sendable {
    /// The gestures as a bit mask.
    public let rawValue: Int

    /// Creates a set of gestures from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A tap or click on the panel, but not on its button. `HUD.Content.onTap` takes precedence.
    public static let tap = DismissalGestures(rawValue: 1 << 0)
    /// A swipe or drag of the panel in any direction.
    public static let swipe = DismissalGestures(rawValue: 1 << 1)
    /// A tap or click anywhere beside the panel, in the window or view of the HUD.
    ///
    /// The HUD is dismissed when the tap begins. The app also gets the tap, unless the HUD has a
    /// mask.
    public static let tapOutside = DismissalGestures(rawValue: 1 << 2)
  }
}
