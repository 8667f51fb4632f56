public import HUDLayers

extension HUD {
  /// A font with a size, a weight and a family. Without a family, the platform's default font is
  /// used.
  ///
  /// To use a platform's font, pass a `UIFont` or `NSFont` to `HUD.Font(_:)`, or a Pango font
  /// description to `HUD.Font(pango:)`.
  ///
  /// The size applies at the platform's normal text size, and is scaled with the user's text size.
  public struct Font: Sendable, Hashable {
    /// The weight of a font, from regular to bold.
    public struct Weight: Sendable, Hashable {
      /// The weight on the scale of CSS, where 400 is regular.
      package let cssValue: Int

      /// The weight of running text.
      public static let regular = Weight(cssValue: 400)
      /// A weight between regular and semibold.
      public static let medium = Weight(cssValue: 500)
      /// A weight between medium and bold.
      public static let semibold = Weight(cssValue: 600)
      /// The weight of headings.
      public static let bold = Weight(cssValue: 700)
    }

    /// The size in points, before it is scaled with the user's text size.
    public var size: CGFloat
    /// The weight of the strokes. It is always `.regular` for a font that was made from a
    /// platform's font.
    ///
    /// Setting the weight discards the platform's font that this font was made from.
    public var weight: Weight { didSet { platformFont = nil } }
    /// The name of the font family. If it is nil, empty or unknown, the platform's default family
    /// is used.
    ///
    /// Setting the family discards the platform's font that this font was made from.
    public var family: String? { didSet { platformFont = nil } }
    /// The platform's font that this font was made from, drawn at `size`; nil if there is none. For
    /// Pango it is a description without the family, such as "Italic", as a `String`.
    ///
    /// The weight then has no effect on the drawing, and the family has an effect with Pango only.
    package var platformFont: PlatformValue?
    /// Whether all digits are equally wide, so that a number does not jitter while it changes.
    package var hasTabularDigits = false

    /// Creates a font from a size, a weight and the name of a family.
    public init(size: CGFloat, weight: Weight = .regular, family: String? = nil) {
      self.size = size
      self.weight = weight
      self.family = family
    }

    /// The family; nil if `family` is nil, empty or only white space.
    package var namedFamily: String? { family?.allSatisfy(\.isWhitespace) == true ? nil : family }
  }
}
