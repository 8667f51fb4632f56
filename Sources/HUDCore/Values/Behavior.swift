extension HUD {
  /// What every HUD does unless a call says otherwise: `HUD.behavior.mask = .clear`.
  public struct Behavior: Sendable, Equatable {
    /// What lies between the HUD and the app, and whether touches get through it.
    public var mask: Mask = .none

    /// How the panel comes and goes; fade alone where the user wants less motion.
    public var animation: Animation = .flat

    /// Where the panel stands.
    public var position: Position = .center

    /// How long work may take before its HUD appears; a short task then shows none at all.
    public var graceTime: Duration = .zero

    /// How long a HUD stays at least, so that it never just flashes. A toast has its own time.
    public var minimumTime: Duration = .zero

    /// The shortest time a toast without a duration of its own stays.
    public var minimumDismissTime: Duration = .seconds(5)

    /// The longest such time; nil is no limit. Where both limits cross, this one wins.
    public var maximumDismissTime: Duration?

    /// How long the panel takes to come; nil is the animation's own time: 0.15 s, or 0.3 s for one
    /// that springs.
    public var fadeInTime: Duration?

    /// How long it takes to go; nil likewise.
    public var fadeOutTime: Duration?

    /// What a toast does while another one is on show.
    public var queue: Queue = .replace

    /// Whether the panel keeps clear of an on-screen keyboard.
    public var avoidsKeyboard = true

    /// Whether a mask that blocks the app also ends its text editing, which takes the keyboard away.
    public var endsEditing = false

    /// Whether success, information and error are felt as well, on devices that can.
    public var playsHaptics = false

    /// Whether the panel drifts a little as the device is tilted, on platforms that have motion
    /// effects, which is iOS; elsewhere it does nothing. Who asks for less motion gets none of it.
    ///
    /// It is off because it starts Core Motion: the first HUD would wait for that, and the sensors
    /// would run for as long as one is seen.
    public var followsTilt = false

    /// The words for what has no text of its own: spoken of a HUD, and written on a button that
    /// cancels and under paused work. By default they are in the app's language on iOS, and in the
    /// user's elsewhere.
    public var words: Words = .automatic

    public init() {}

    /// What becomes of a toast that comes while another one is on show.
    public enum Queue: Sendable, Hashable {
      /// Takes its place at once.
      case replace
      /// Waits for its turn; whatever is no toast does not wait.
      case queue
    }
  }
}
