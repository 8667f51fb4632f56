extension HUD {
  /// Settings of one call that differ from `HUD.behavior` and `HUD.style`.
  ///
  /// ```swift
  /// HUD.show(
  ///   status: "Pairing",
  ///   options: HUD.Options(graceTime: .milliseconds(200), dismissal: [.tap, .swipe]))
  /// ```
  ///
  /// They belong to the request of that call and are released with it; nothing global changes.
  public struct Options: Sendable, Equatable {
    /// The cover between the HUD and the app.
    public var mask: Mask

    /// The motion with which the panel appears and disappears.
    public var animation: Animation

    /// The place of the panel.
    public var position: Position

    /// The time that work may take before its HUD appears at all; nil inherits.
    public var graceTime: Duration?

    /// The least time that the HUD stays once it has appeared; nil inherits. A toast has its duration
    /// instead.
    public var minimumTime: Duration?

    /// The time after which the HUD disappears by itself. Nil keeps a `show` until it is dismissed, and
    /// computes the time of a toast from its text. A `show` with a duration is a toast and no activity.
    /// Progress, tracked and owned work ignore it.
    public var duration: Duration?

    /// The gestures by which the user may dismiss the HUD; nil inherits.
    public var dismissal: DismissalGestures?

    /// A look in place of `HUD.style`; nil inherits.
    public var style: Style?

    /// A behaviour in place of `HUD.behavior`; nil inherits. The fields above win over it.
    public var behavior: Behavior?

    /// Creates options; whatever is left out is inherited.
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
