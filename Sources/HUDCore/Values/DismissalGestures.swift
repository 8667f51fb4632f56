extension HUD {
  /// The gestures by which the user can dismiss a HUD; none by default.
  ///
  /// ```swift
  /// HUD.showInfo("Draft kept", options: HUD.Options(dismissal: [.tap, .swipe]))
  /// ```
  ///
  /// A HUD that the user dismisses ends with the reason `.dismissedByUser`.
  public struct DismissalGestures: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of gestures from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A tap or click on the panel, but not on its button.
    public static let tap = DismissalGestures(rawValue: 1 << 0)
    /// A swipe or drag that moves the panel off to a side.
    public static let swipe = DismissalGestures(rawValue: 1 << 1)
  }
}
