public import HUDLayers

extension HUD {
  /// The position of the panel in its window or view.
  public struct Position: Sendable, Equatable {
    package enum Anchor: Sendable, Equatable {
      case inherited
      case center(CGPoint)
      case top
      case bottom
    }

    package let anchor: Anchor

    /// Whether the panel is at the upper or lower edge.
    var isAtEdge: Bool { anchor == .top || anchor == .bottom }

    /// Uses the position that is set in `HUD.behavior`.
    public static let inherited = Position(anchor: .inherited)
    /// The centre of the visible area, which is inside the safe area and above the keyboard.
    public static let center = offset(x: 0, y: 0)
    /// The upper edge of the visible area.
    public static let top = Position(anchor: .top)
    /// The lower edge of the visible area, above the keyboard.
    public static let bottom = Position(anchor: .bottom)
    /// Returns a position `x` points right of the centre and `y` points below it.
    ///
    /// The panel always stays inside the visible area. NaN counts as 0.
    public static func offset(x: CGFloat, y: CGFloat) -> Position {
      Position(anchor: .center(CGPoint(x: x.orZero, y: y.orZero)))
    }
  }
}
