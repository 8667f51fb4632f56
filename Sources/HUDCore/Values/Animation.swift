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

      /// Whether the panel moves as on a spring.
      package var springs: Bool {
        switch self {
        case .inherited, .none, .flat: false
        case .fade, .zoom, .zoomIn, .zoomOut: true
        }
      }
    }

    package let motion: Motion

    /// The motion of `HUD.behavior.animation`.
    public static let inherited = Animation(motion: .inherited)
    /// No motion: the panel is shown and hidden at once.
    public static let none = Animation(motion: .none)
    /// Changes the opacity alone, as a spring.
    public static let fade = Animation(motion: .fade)
    /// Springs up from half its size, and grows while it disappears.
    public static let zoomIn = Animation(motion: .zoomIn)
    /// Springs down from one and a half times its size, and shrinks while it disappears.
    public static let zoomOut = Animation(motion: .zoomOut)
    /// Springs up from half its size, and shrinks back to it while it fades out.
    public static let zoom = Animation(motion: .zoom)
    /// Shrinks from 1.3 times its size, and goes on shrinking while it disappears.
    public static let flat = Animation(motion: .flat)
  }
}
