extension HUD {
  /// The motion with which the panel appears and disappears.
  public struct Animation: Sendable, Hashable {
    package enum Motion: Sendable, Hashable {
      case inherited
      case none
      case standard
      case slide
      case fade
      case flat
      case zoomIn
      case zoomOut
      case zoom

      /// Whether opacity and scale both follow a spring curve, as in MBProgressHUD.
      var isSpring: Bool {
        switch self {
        case .inherited, .none, .standard, .slide, .flat: false
        case .fade, .zoom, .zoomIn, .zoomOut: true
        }
      }
    }

    package let motion: Motion

    /// Uses the animation that is set in `HUD.behavior`.
    public static let inherited = Animation(motion: .inherited)
    /// No motion: the panel appears and disappears at once.
    public static let none = Animation(motion: .none)
    /// The default animation: the panel fades in and springs up from 0.9 times its size as it
    /// appears, and shrinks a little as it fades out. A toast at the top or bottom slides, as with
    /// `slide`.
    ///
    /// If the user asks for reduced motion, the panel only fades. A panel of glass (iOS 26) also
    /// only fades.
    public static let standard = Animation(motion: .standard)
    /// A panel at the top or bottom of the screen slides in from that edge as it appears, and
    /// slides out over the same edge as it disappears. In any other position this is the same as
    /// `standard`.
    public static let slide = Animation(motion: .slide)
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
    /// A fade without a spring: the panel shrinks from 1.3 times its size as
    /// it appears, and shrinks further as it disappears.
    public static let flat = Animation(motion: .flat)
  }
}
