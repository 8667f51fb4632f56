public import HUDLayers

extension HUD {
  /// Where the panel stands.
  public struct Position: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
      case inherited
      case center(CGPoint)
      case top
      case bottom
    }

    package let kind: Kind

    /// As `HUD.behavior.position` says.
    public static let inherited = Position(kind: .inherited)
    /// The middle of what is visible: inside the safe area and above the keyboard.
    public static let center = offset(x: 0, y: 0)
    /// At the upper edge of what is visible.
    public static let top = Position(kind: .top)
    /// At the lower edge of what is visible, above the keyboard.
    public static let bottom = Position(kind: .bottom)
    /// That many points right of and below the middle; never outside the window.
    public static func offset(x: CGFloat, y: CGFloat) -> Position {
      Position(kind: .center(CGPoint(x: x.orZero, y: y.orZero)))
    }
  }
}
