extension HUD {
  /// The settings of one call that override `HUD.behavior` and `HUD.style`.
  ///
  /// ```swift
  /// HUD.show(
  ///   status: "Pairing",
  ///   options: HUD.Options(graceTime: .milliseconds(200), dismissal: [.tap, .swipe]))
  /// ```
  ///
  /// They apply to that call alone; nothing global changes.
  public struct Options: Sendable, Equatable {
    /// The cover between the HUD and the app.
    public var mask: Mask

    /// The motion with which the panel appears and disappears.
    public var animation: Animation

    /// The position of the panel.
    public var position: Position

    /// The time that work may take before its HUD appears; nil inherits.
    ///
    /// Work that ends earlier shows no HUD. Toasts appear at once.
    public var graceTime: Duration?

    /// The minimum time that the HUD stays once it has appeared; nil inherits.
    ///
    /// It does not apply to toasts, which have a duration.
    public var minimumTime: Duration?

    /// The time after which the HUD disappears by itself; with nil, only a toast does.
    ///
    /// A `show` with a duration is a toast, and counts as no activity. The time of a toast without
    /// a duration is computed from its text. The calls `showProgress`, `begin`, `run` and `track`
    /// ignore the duration.
    public var duration: Duration?

    /// The gestures by which the user can dismiss the HUD; nil inherits.
    public var dismissal: DismissalGestures?

    /// The style of this HUD; nil inherits `HUD.style`.
    public var style: Style?

    /// The behaviour of this HUD; nil inherits `HUD.behavior`.
    ///
    /// The other fields of these options override it.
    public var behavior: Behavior?

    /// Creates options. Settings that are left out are inherited.
    public init(
      mask: Mask = .inherited, animation: Animation = .inherited, position: Position = .inherited,
      graceTime: Duration? = nil, minimumTime: Duration? = nil, duration: Duration? = nil,
      dismissal: DismissalGestures? = nil, style: Style? = nil, behavior: Behavior? = nil
    ) {
      self.mask = mask
      self.animation = animation
      self.position = position
      self.graceTime = graceTime
      self.minimumTime = minimumTime
      self.duration = duration
      self.dismissal = dismissal
      self.style = style
      self.behavior = behavior
    }
  }
}
