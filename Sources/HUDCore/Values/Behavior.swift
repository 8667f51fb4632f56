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

    /// The least time that a toast without a duration of its own stays.
    public var minimumToastTime: Duration = .seconds(2)

    /// The longest time that such a toast stays; nil is no limit. Wins over the least time, and gives
    /// way to the four seconds that a toast with a button has.
    public var maximumToastTime: Duration?

    /// How long the panel takes to come; nil is the animation's own time: 0.15 s, or 0.3 s for one
    /// that springs.
    public var fadeInTime: Duration?

    /// How long it takes to go; nil likewise.
    public var fadeOutTime: Duration?

    /// Whether a toast replaces the one on show, or waits for it.
    public var toastPolicy: ToastPolicy = .replace

    /// The number of toasts that may wait; when one more comes, the oldest of them is dropped.
    public var toastQueueLimit = 8

    /// The gestures by which the user may dismiss a HUD.
    public var dismissal: Dismissal = []

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

    /// The order of toasts that come while another one is on show.
    public struct ToastPolicy: Sendable, Hashable {
      private let name: String

      /// A new toast replaces the one on show at once.
      public static let replace = ToastPolicy(name: "replace")
      /// A new toast waits until the ones before it are over. Other requests never wait.
      public static let enqueue = ToastPolicy(name: "enqueue")
    }

    /// Returns a copy with the changes that `change` makes: for the behaviour of one call.
    public func with(_ change: (inout Behavior) -> Void) -> Behavior {
      var behavior = self
      change(&behavior)
      return behavior
    }
  }
}
