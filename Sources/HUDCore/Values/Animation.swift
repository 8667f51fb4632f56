extension HUD {
  /// The motion with which the panel appears and disappears.
  public struct Animation: Sendable, Hashable {
    package enum Motion: Sendable, Hashable {
      case inherited
      case none
      case fade
      case flat
      case zoomIn
      case zoomOut
      case zoom

      /// Whether the panel moves along a spring curve.
      package var springs: Bool {
        switch self {
        case .inherited, .none, .flat: false
        case .fade, .zoom, .zoomIn, .zoomOut: true
        }
      }
    }

    package let motion: Motion

    /// Uses the animation that is set in `HUD.behavior`.
    public static let inherited = Animation(motion: .inherited)
    /// No motion: the panel appears and disappears at once.
    public static let none = Animation(motion: .none)
    /// A fade along a spring curve. The size of the panel does not change.
    public static let fade = Animation(motion: .fade)
    /// A fade along a spring curve: the panel grows from half its size as it appears, and grows
    /// further as it disappears.
    public static let zoomIn = Animation(motion: .zoomIn)
    /// A fade along a spring curve: the panel shrinks from 1.5 times its size as it appears, and
    /// shrinks further as it disappears.
    public static let zoomOut = Animation(motion: .zoomOut)
    /// A fade along a spring curve: the panel grows from half its size as it appears, and shrinks
    /// back as it disappears.
    public static let zoom = Animation(motion: .zoom)
    /// The default animation, a fade without a spring: the panel shrinks from 1.3 times its size as
    /// it appears, and shrinks further as it disappears.
    public static let flat = Animation(motion: .flat)
  }
}
