extension HUD {
  /// The styles of a part of an attributed status, such as bold or underlined. They work on every
  /// platform.
  ///
  /// ```swift
  /// var status = AttributedString("Copied 3 files")
  /// if let number = status.range(of: "3") { status[number].hud.emphasis = [.bold, .underlined] }
  /// HUD.show(status: status)
  /// ```
  public struct Emphasis: OptionSet, Sendable, Hashable {
    /// The styles as a bit mask.
    public let rawValue: Int

    /// Creates a set of styles from a bit mask.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Draws the text with bold letters, as Markdown does for `**text**`.
    public static let bold = Emphasis(rawValue: 1)
    /// Draws the text with slanted letters, as Markdown does for `*text*`.
    public static let italic = Emphasis(rawValue: 2)
    /// Draws the text with letters of equal width, as is usual for code.
    public static let monospaced = Emphasis(rawValue: 4)
    /// Draws a line below the text.
    public static let underlined = Emphasis(rawValue: 8)
    /// Draws a line through the text.
    public static let struckThrough = Emphasis(rawValue: 16)
  }
}
