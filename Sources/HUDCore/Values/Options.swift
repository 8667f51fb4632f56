import HUDLayers

extension HUD {
  /// The settings of one call that override `HUD.behavior` and `HUD.style`.
  ///
  /// ```swift
  /// HUD.show(
  ///   status: "Pairing",
  ///   options: HUD.Options(graceTime: .milliseconds(200), dismissal: [.tap, .swipe]))
  /// ```
  ///
  /// Options apply to one call only; no global setting changes.
  public struct Options: Sendable, Equatable {
    /// The cover between the HUD and the app, which can block input to the app; `.inherited` means
    /// the mask of the behaviour.
    public var mask: Mask

    /// The motion with which the panel appears and disappears; `.inherited` means the animation of
    /// the behaviour.
    public var animation: Animation

    /// The position of the panel; `.inherited` means the position of the behaviour.
    public var position: Position

    /// The time that work may take before its HUD appears; nil means the grace time of the
    /// behaviour.
    ///
    /// Work that ends earlier shows no HUD. Toasts appear at once.
    public var graceTime: Duration?

    /// The minimum time that the HUD stays visible once it has appeared; nil means the minimum time
    /// of the behaviour.
    ///
    /// It does not apply to toasts, which have a duration.
    public var minimumTime: Duration?

    /// The time after which the HUD of `run` or `track` gets its Cancel button; nil means the delay
    /// of the behaviour.
    public var cancelDelay: Duration?

    /// The time after which the HUD disappears by itself. With nil, only toasts disappear by
    /// themselves.
    ///
    /// A `show` with a duration is a toast, and does not count as an activity. A toast without a
    /// duration gets a time that is computed from its text. The calls `showProgress`, `begin`,
    /// `run` and `track` ignore the duration.
    public var duration: Duration?

    /// The gestures by which the user can dismiss the HUD; nil means the gestures of the behaviour.
    public var dismissal: DismissalGestures?

    /// The style of this HUD; nil means `HUD.style`.
    public var style: Style? {
      get { boxedStyle?.value }
      set { boxedStyle = newValue.map { Box($0) } }
    }

    /// The behaviour of this HUD; nil means `HUD.behavior`.
    ///
    /// The other settings in these options override those of the behaviour.
    public var behavior: Behavior? {
      get { boxedBehavior?.value }
      set { boxedBehavior = newValue.map { Box($0) } }
    }

    /// The appearance, direction and text size of this HUD, if they differ from its window's.
    package var overrides = Surroundings()

    // A style and a behaviour are large and seldom given. In a box, each takes only one pointer.
    private var boxedStyle: Box<Style>?
    private var boxedBehavior: Box<Behavior>?

    /// Creates options. A setting that is left out is inherited from `HUD.behavior` or `HUD.style`.
    public init(
      mask: Mask = .inherited, animation: Animation = .inherited, position: Position = .inherited,
      graceTime: Duration? = nil, minimumTime: Duration? = nil, cancelDelay: Duration? = nil,
      duration: Duration? = nil, dismissal: DismissalGestures? = nil, style: Style? = nil,
      behavior: Behavior? = nil
    ) {
      self.mask = mask
      self.animation = animation
      self.position = position
      self.graceTime = graceTime
      self.minimumTime = minimumTime
      self.cancelDelay = cancelDelay
      self.duration = duration
      self.dismissal = dismissal
      self.style = style
      self.behavior = behavior
    }
  }
}
