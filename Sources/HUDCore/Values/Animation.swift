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

    /// The animation that `HUD.behavior` gives.
    public static let inherited = Animation(motion: .inherited)
    /// No motion: the panel appears and disappears at once.
    public static let none = Animation(motion: .none)
    /// A fade along a spring curve, without a change of size.
    public static let fade = Animation(motion: .fade)
    /// A fade and a spring: the panel grows from half its size, and grows further as it disappears.
    public static let zoomIn = Animation(motion: .zoomIn)
    /// A fade and a spring: the panel shrinks from 1.5 times its size, and shrinks further as it
    /// disappears.
    public static let zoomOut = Animation(motion: .zoomOut)
    /// A fade and a spring: the panel grows from half its size, and shrinks back as it disappears.
    public static let zoom = Animation(motion: .zoom)
    /// The default, without a spring: the panel fades and shrinks from 1.3 times its size, and
    /// shrinks further as it disappears.
    public static let flat = Animation(motion: .flat)
  }
}
