public import HUDLayers

extension HUD {
  /// Distances from the four sides of a rectangle, in points.
  public struct Insets: Sendable, Equatable {
    /// The distance from the top side, in points.
    public var top: CGFloat
    /// The distance from the left side, in points. It is not mirrored in right-to-left languages.
    public var left: CGFloat
    /// The distance from the bottom side, in points.
    public var bottom: CGFloat
    /// The distance from the right side, in points. It is not mirrored in right-to-left languages.
    public var right: CGFloat

    /// Creates insets. A side that is left out has a distance of zero.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }

    /// Creates insets with the same distance from all four sides.
    public init(all distance: CGFloat) {
      self.init(top: distance, left: distance, bottom: distance, right: distance)
    }

    var bounded: Insets { map(\.bounded) }

    func map(_ change: (CGFloat) -> CGFloat) -> Insets {
      Insets(top: change(top), left: change(left), bottom: change(bottom), right: change(right))
    }
  }
}
