public import HUDLayers

extension HUD {
  /// The place of the panel in its window or view.
  public struct Position: Sendable, Equatable {
    package enum Anchor: Sendable, Equatable {
      case inherited
      case center(CGPoint)
      case top
      case bottom
    }

    package let anchor: Anchor

    /// The place of `HUD.behavior.position`.
    public static let inherited = Position(anchor: .inherited)
    /// The middle of what is visible: inside the safe area and above the keyboard.
    public static let center = offset(x: 0, y: 0)
    /// At the upper edge of what is visible.
    public static let top = Position(anchor: .top)
    /// At the lower edge of what is visible, above the keyboard.
    public static let bottom = Position(anchor: .bottom)
    /// That many points right of and below the middle; never outside the window.
    public static func offset(x: CGFloat, y: CGFloat) -> Position {
      Position(anchor: .center(CGPoint(x: x.orZero, y: y.orZero)))
    }
  }
}
