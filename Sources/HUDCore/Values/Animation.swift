extension HUD {
  /// The motion with which the panel appears and disappears.
  public struct Animation: Sendable, Hashable {
    package enum Motion: Sendable, Hashable {
      case inherited
      case none
      case standard
      case slide
      case flat
      /// Opacity and scale both follow a spring curve, as in MBProgressHUD. The panel has the scale
      /// `from` before it appears, and `to` once it has disappeared.
      case spring(from: Double, to: Double)

      var isSpring: Bool { if case .spring = self { true } else { false } }

      var isStandard: Bool { self == .standard || self == .slide }
    }

    package let motion: Motion

    /// Uses the animation of `HUD.Options.behavior` or, if that is nil, of `HUD.behavior`.
    public static let inherited = Animation(motion: .inherited)
    /// No motion: the panel appears and disappears at once.
    public static let none = Animation(motion: .none)
    /// The default animation: the panel fades in and springs up from 0.9 times its size as it
    /// appears, and shrinks a little as it fades out. A toast at the top or bottom slides, as with
    /// `slide`.
    ///
    /// If the user asks for reduced motion, the panel only fades. A panel of glass, as on iOS 26
    /// and macOS 26, also only fades, unless it slides.
    public static let standard = Animation(motion: .standard)
    /// A panel at the top or bottom of the screen slides in from that edge as it appears, and
    /// slides out over the same edge as it disappears. In any other position, and with reduced
    /// motion, this is the same as `standard`.
    public static let slide = Animation(motion: .slide)
    /// A fade along a spring curve. The size of the panel does not change.
    public static let fade = Animation(motion: .spring(from: 1, to: 1))
    /// A fade along a spring curve: the panel grows from half its size as it appears, and grows
    /// further as it disappears.
    public static let zoomIn = Animation(motion: .spring(from: 0.5, to: 1.5))
    /// A fade along a spring curve: the panel shrinks from 1.5 times its size as it appears, and
    /// shrinks further as it disappears.
    public static let zoomOut = Animation(motion: .spring(from: 1.5, to: 0.5))
    /// A fade along a spring curve: the panel grows from half its size as it appears, and shrinks
    /// back as it disappears.
    public static let zoom = Animation(motion: .spring(from: 0.5, to: 0.5))
    /// A fade without a spring: the panel shrinks from 1.3 times its size as it appears, and
    /// shrinks further as it disappears.
    public static let flat = Animation(motion: .flat)
  }
}
