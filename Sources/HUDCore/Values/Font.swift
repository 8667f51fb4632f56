public import HUDLayers

extension HUD {
  /// A font by its size and weight; the family is the platform's own unless named.
  ///
  /// A font of the platform's own is one too: `HUD.Font(_:)` takes a `UIFont`, and `HUD.Font(pango:)` a
  /// description that Pango reads.
  ///
  /// The size is the one at the platform's normal text size: it grows and shrinks with the user's.
  public struct Font: Sendable, Hashable {
    /// The weights of a font.
    public struct Weight: Sendable, Hashable {
      /// As CSS counts, where 400 is regular.
      package let cssValue: Int

      /// The weight of running text.
      public static let regular = Weight(cssValue: 400)
      /// A little heavier than regular.
      public static let medium = Weight(cssValue: 500)
      /// Between medium and bold.
      public static let semibold = Weight(cssValue: 600)
      /// The weight of headings.
      public static let bold = Weight(cssValue: 700)
    }

    /// The size in points, at the normal text size.
    public var size: CGFloat
    /// How heavy its strokes are; regular for a font of the platform's own, which setting it replaces.
    public var weight: Weight { didSet { platformFont = nil } }
    /// The family; nil, or one that the platform does not know, is the platform's own. Setting it replaces a font of the
    /// platform's own.
    public var family: String? { didSet { platformFont = nil } }
    /// A font that the other members only describe, in any size.
    package private(set) var platformFont: PlatformValue?

    /// Creates a font of a size, a weight and a family.
    public init(size: CGFloat, weight: Weight = .regular, family: String? = nil) {
      self.size = size
      self.weight = weight
      self.family = family
    }

    /// A font of the platform's own, of which size, weight and family tell what they can.
    package init(
      _ platformFont: PlatformValue, size: CGFloat, weight: Weight = .regular, family: String?
    ) {
      self.init(size: size, weight: weight, family: family)
      self.platformFont = platformFont
    }

    /// The description by which Pango finds the font, in `family` unless the font has its own.
    package func pangoName(defaultFamily: String) -> String {
      if let description = platformFont?.value(as: PangoDescription.self)?.text {
        return family == nil ? "\(defaultFamily), \(description)" : description
      }
      let family = family ?? defaultFamily
      return switch weight {
      case .medium: family + " Medium"
      case .semibold: family + " Semi-Bold"
      case .bold: family + " Bold"
      default: family
      }
    }

    package func scaled(by factor: CGFloat) -> Font {
      var font = self
      font.size *= factor
      return font
    }
  }
}

/// A font as Pango describes it, such as "Cantarell Italic 12".
package struct PangoDescription: Sendable, Hashable {
  package let text: String

  package init(_ text: String) { self.text = text }
}
