extension HUD {
  /// What one call may want otherwise than `HUD.behavior` and `HUD.style` have it.
  ///
  /// Nothing global is touched: the options live and die with what the call shows.
  ///
  /// ```swift
  /// HUD.show(
  ///   HUD.Content(.spinner, title: "Pairing"),
  ///   options: HUD.Options(mask: .black, graceTime: .milliseconds(200)))
  /// ```
  public struct Options: Sendable, Equatable {
    /// What lies between the HUD and the app.
    public var mask: Mask

    /// How the panel comes and goes.
    public var animation: Animation

    /// Where the panel stands.
    public var position: Position

    /// How long the work may take before the HUD appears at all; nil inherits.
    public var graceTime: Duration?

    /// How long the HUD stays at least once it has appeared; nil inherits.
    public var minimumTime: Duration?

    /// How long it stays; a show that has a duration is a toast: it ends by itself and is no activity.
    /// Progress and owned work end with the work, and have none.
    public var duration: Duration?

    /// The look; nil is `HUD.style` as it was at the call.
    public var style: Style?

    public init(
      mask: Mask = .inherited, animation: Animation = .inherited, position: Position = .inherited,
      graceTime: Duration? = nil, minimumTime: Duration? = nil, duration: Duration? = nil,
      style: Style? = nil
    ) {
      self.mask = mask
      self.animation = animation
      self.position = position
      self.graceTime = graceTime
      self.minimumTime = minimumTime
      self.duration = duration
      self.style = style
    }
  }
}
