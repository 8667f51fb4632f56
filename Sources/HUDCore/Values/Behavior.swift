extension HUD {
  /// The behaviour of HUDs: mask, motion, position, times and gestures.
  ///
  /// Set `HUD.behavior` to change all later HUDs, or pass a behaviour in `HUD.Options` to change
  /// one call.
  ///
  /// ```swift
  /// HUD.behavior.mask = .clear
  /// ```
  public struct Behavior: Sendable, Equatable {
    /// The cover between the HUD and the app, which can block the app.
    public var mask: Mask = .none

    /// The motion with which the panel appears and disappears.
    ///
    /// If the user asks for reduced motion, the panel only fades.
    public var animation: Animation = .flat

    /// The position of the panel.
    public var position: Position = .center

    /// The time that work may take before its HUD appears. Work that ends earlier shows no HUD.
    public var graceTime: Duration = .zero

    /// The minimum time that a HUD stays, so that it does not only flash. It does not apply to
    /// toasts.
    public var minimumTime: Duration = .zero

    /// The minimum time that a toast stays if its call gives no duration.
    public var minimumToastTime: Duration = .seconds(2)

    /// The maximum time that a toast stays if its call gives no duration; nil is no limit.
    ///
    /// It overrides `minimumToastTime`. A toast with a button stays at least four seconds in any
    /// case, and with a screen reader a toast stays longer.
    public var maximumToastTime: Duration?

    /// The time in which the panel appears; nil is the time of the animation.
    ///
    /// That is 0.15 seconds, or 0.3 seconds for an animation with a spring.
    public var fadeInTime: Duration?

    /// The time in which the panel disappears; nil is the time of the animation.
    ///
    /// That is 0.15 seconds, or 0.3 seconds for an animation with a spring.
    public var fadeOutTime: Duration?

    /// The rule for a toast that comes while another one is visible: it replaces that one, or
    /// waits.
    public var toastPolicy: ToastPolicy = .replace

    /// The number of toasts that may wait. If there are more, the oldest of them is dropped.
    public var toastQueueLimit = 8

    /// The gestures by which the user can dismiss a HUD.
    public var dismissal: DismissalGestures = []

    /// Whether the panel moves out of the way of an on-screen keyboard.
    public var avoidsKeyboard = true

    /// Whether a mask that blocks the app also ends text editing in the app, which hides the
    /// keyboard.
    public var endsEditing = false

    /// Whether success, error and info HUDs also play a haptic, on devices with haptics.
    public var playsHaptics = false

    /// Whether the panel moves a little as the device is tilted.
    ///
    /// Only iOS has this effect, and not with reduced motion. It is off by default because it
    /// starts Core Motion: the first HUD has to wait for that, and the sensors run while a HUD is
    /// visible.
    public var followsTilt = false

    /// The words that HUDs add by themselves, such as the title of a Cancel button.
    ///
    /// By default they are in the app's language on iOS, and in the user's language elsewhere.
    public var words: Words = .automatic

    /// Creates the default behaviour.
    public init() {}

    /// The rule for a toast that comes while another one is visible.
    public struct ToastPolicy: Sendable, Hashable {
      private let name: String

      /// A new toast replaces the visible one at once.
      public static let replace = ToastPolicy(name: "replace")
      /// A new toast waits until all earlier toasts have ended. Only toasts wait.
      public static let enqueue = ToastPolicy(name: "enqueue")
    }

    /// Returns a copy that `change` has modified, for example for one call.
    public func with(_ change: (inout Behavior) -> Void) -> Behavior {
      var behavior = self
      change(&behavior)
      return behavior
    }
  }
}
