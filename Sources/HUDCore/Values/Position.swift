public import HUDLayers

extension HUD {
  /// The position of the panel in its window or view.
  public struct Position: Sendable, Equatable {
    package enum Anchor: Sendable, Equatable {
      case inherited
      case center(CGPoint)
      /// The upper or lower edge.
      case edge(isTop: Bool, inset: CGFloat)
    }

    package let anchor: Anchor

    /// Whether the panel is at the upper or lower edge.
    var isAtEdge: Bool { if case .edge = anchor { true } else { false } }

    /// Uses the position of `HUD.Options.behavior` or, if that is nil, of `HUD.behavior`.
    public static let inherited = Position(anchor: .inherited)
    /// The centre of the visible area, which is inside the safe area and above the keyboard.
    public static let center = offset(x: 0, y: 0)
    /// The upper edge of the visible area.
    public static let top = top(inset: 0)
    /// The lower edge of the visible area, above the keyboard.
    public static let bottom = bottom(inset: 0)
    /// Returns a position `inset` points below `.top`, for example below the app's own tab bar.
    ///
    /// NaN and negative insets count as 0.
    public static func top(inset: CGFloat) -> Position {
      Position(anchor: .edge(isTop: true, inset: max(inset.orZero, 0)))
    }
    /// Returns a position `inset` points above the bottom, for example above a mini player.
    ///
    /// The inset is not counted from the keyboard. If the keyboard is higher than this position,
    /// the panel is above the keyboard. NaN and negative insets count as 0.
    public static func bottom(inset: CGFloat) -> Position {
      Position(anchor: .edge(isTop: false, inset: max(inset.orZero, 0)))
    }
    /// Returns a position `x` points right of the centre and `y` points below it.
    ///
    /// The panel always stays inside the visible area. NaN counts as 0.
    public static func offset(x: CGFloat, y: CGFloat) -> Position {
      Position(anchor: .center(CGPoint(x: x.orZero, y: y.orZero)))
    }
  }
}
