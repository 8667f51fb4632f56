extension HUD {
  /// The behaviour of HUDs: mask, motion, place, times and gestures.
  ///
  /// Change `HUD.behavior` for all HUDs to come, or give one call its own in `HUD.Options`.
  ///
  /// ```swift
  /// HUD.behavior.mask = .clear
  /// ```
  public struct Behavior: Sendable, Equatable {
    /// The cover between the HUD and the app, which may block the app.
    public var mask: Mask = .none

    /// The motion of the panel; it only fades if the user asks for reduced motion.
    public var animation: Animation = .flat

    /// The place of the panel.
    public var position: Position = .center

    /// The time that work may take before its HUD appears; a shorter task shows none at all.
    public var graceTime: Duration = .zero

    /// The least time that a HUD stays, so that it never just flashes. Toasts have a time of their own.
    public var minimumTime: Duration = .zero

    /// The least time that a toast stays whose call gives no duration.
    public var minimumToastTime: Duration = .seconds(2)

    /// The longest time that such a toast stays; nil is no limit.
    ///
    /// It wins over `minimumToastTime`. A toast with a button stays four seconds in any case.
    public var maximumToastTime: Duration?

    /// The time that the panel takes to appear. Nil is the time of the animation: 0.15 s, or 0.3 s
    /// if it springs.
    public var fadeInTime: Duration?

    /// The time that the panel takes to disappear; nil is the time of the animation.
    public var fadeOutTime: Duration?

    /// The order of toasts: a new one replaces the one on show, or waits for it.
    public var toastPolicy: ToastPolicy = .replace

    /// The number of toasts that may wait; when one more comes, the oldest of them is dropped.
    public var toastQueueLimit = 8

    /// The gestures by which the user may dismiss a HUD.
    public var dismissal: DismissalGestures = []

    /// Whether the panel keeps clear of an on-screen keyboard.
    public var avoidsKeyboard = true

    /// Whether a mask that blocks the app also ends its text editing, which takes the keyboard away.
    public var endsEditing = false

    /// Whether success, information and errors also play a haptic, on devices that can.
    public var playsHaptics = false

    /// Whether the panel moves a little as the device is tilted. Only iOS has this effect, and not
    /// with reduced motion.
    ///
    /// It is off by default because it starts Core Motion: the first HUD would wait for that, and the
    /// sensors would run while a HUD is on show.
    public var followsTilt = false

    /// The built-in words: spoken for a HUD without a text, and shown on a Cancel button and below
    /// paused work.
    ///
    /// By default they are in the app's language on iOS, and in the user's elsewhere.
    public var words: Words = .automatic

    /// Creates the default behaviour.
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
