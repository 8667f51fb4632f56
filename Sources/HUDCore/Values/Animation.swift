extension HUD {
  /// How the panel comes and goes.
  public struct Animation: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
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

    package let kind: Kind

    /// As `HUD.behavior.animation` says.
    public static let inherited = Animation(kind: .inherited)
    /// Not at all: the panel is there with the call, and gone with it.
    public static let none = Animation(kind: .none)
    /// Opacity alone, as a spring.
    public static let fade = Animation(kind: .fade)
    /// Springs up from half its size, and grows as it goes.
    public static let zoomIn = Animation(kind: .zoomIn)
    /// Springs down from one and a half times its size, and shrinks as it goes.
    public static let zoomOut = Animation(kind: .zoomOut)
    /// Springs up from half its size, and shrinks to it.
    public static let zoom = Animation(kind: .zoom)
    /// Settles from 1.3 times its size, and shrinks as it goes.
    public static let flat = Animation(kind: .flat)
  }
}
