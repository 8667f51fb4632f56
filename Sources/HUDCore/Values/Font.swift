public import HUDLayers

extension HUD {
  /// A font by its size and weight; the family is the platform's own unless named.
  ///
  /// The size is the one at the platform's normal text size: it grows and shrinks with the user's.
  public struct Font: Sendable, Hashable {
    /// How heavy its strokes are.
    public enum Weight: Sendable, Hashable {
      case regular
      case medium
      case semibold
      case bold
    }

    /// In points.
    public var size: CGFloat
    /// How heavy its strokes are.
    public var weight: Weight
    /// One that the platform does not know is the platform's own.
    public var family: String?

    public init(size: CGFloat, weight: Weight = .regular, family: String? = nil) {
      self.size = size
      self.weight = weight
      self.family = family
    }

    /// The name under which fonts of that family and weight are found.
    package func fullName(family: String) -> String {
      switch weight {
      case .regular: family
      case .medium: family + " Medium"
      case .semibold: family + " Semi-Bold"
      case .bold: family + " Bold"
      }
    }

    package func scaled(by factor: CGFloat) -> Font {
      Font(size: size * factor, weight: weight, family: family)
    }
  }
}
