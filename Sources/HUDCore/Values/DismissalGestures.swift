extension HUD {
  /// The gestures by which the user may dismiss a HUD; none by default.
  ///
  /// ```swift
  /// HUD.showInfo("Draft kept", options: HUD.Options(dismissal: [.tap, .swipe]))
  /// ```
  ///
  /// A HUD dismissed by hand ends as `.dismissedByUser`.
  public struct DismissalGestures: OptionSet, Sendable, Hashable {
    /// The gestures as bits.
    public let rawValue: Int

    /// Creates a set of gestures from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A tap or click on the panel, but not on its button.
    public static let tap = DismissalGestures(rawValue: 1 << 0)
    /// A swipe or drag that throws the panel off to a side.
    public static let swipe = DismissalGestures(rawValue: 1 << 1)
  }
}
