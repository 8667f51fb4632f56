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
    /// The cover between the HUD and the app, which can block input to the app.
    public var mask: Mask = .none

    /// The motion with which the panel appears and disappears.
    ///
    /// If the user asks for reduced motion, the panel only fades.
    public var animation: Animation = .standard

    /// The position of the panel in its window or view.
    public var position: Position = .center

    /// The position of a toast that appears while no HUD is visible; nil means `position`.
    ///
    /// A toast that takes over a visible panel, or shows the outcome of an activity, stays where
    /// the panel is. A position that the toast's own call gives overrides both rules.
    public var toastPosition: Position?

    /// The time that work may take before its HUD appears. Work that ends earlier shows no HUD.
    /// Toasts appear at once.
    public var graceTime: Duration = .zero

    /// The minimum time that a HUD stays visible once it has appeared, so that it does not just
    /// flash. It does not apply to toasts.
    public var minimumTime: Duration = .zero

    /// The time after which the HUD of `run` or `track` gets its Cancel button, counted from when
    /// the panel appears, or from the call if the panel is already visible.
    public var cancelDelay: Duration = .zero

    /// The minimum time that a toast stays if its call gives no duration.
    public var minimumToastTime: Duration = .seconds(2)

    /// The minimum time that a toast with the warning or error indicator stays if its call gives no
    /// duration. If `minimumToastTime` is longer, such a toast stays for at least that time.
    public var minimumErrorTime: Duration = .seconds(4)

    /// The maximum time that a toast stays if its call gives no duration, by default ten seconds;
    /// nil sets no maximum.
    ///
    /// If this maximum is less than a minimum above, the maximum applies. But a toast with a button
    /// stays at least four seconds. While a screen reader runs, each toast stays twice as long, and
    /// at least five seconds. None of this applies to a toast whose call gives a duration.
    public var maximumToastTime: Duration? = .seconds(10)

    /// The duration of the animation with which the panel appears; nil means the animation's own
    /// duration.
    ///
    /// An animation's own duration is 0.35 seconds for `.standard` and `.slide`, 0.15 seconds for
    /// `.flat`, and 0.3 seconds for the other animations. `.standard` and `.slide` take 0.2 seconds
    /// with reduced motion, and 0.25 seconds on glass. `HUD.Animation.none` takes no time in any
    /// case.
    public var fadeInTime: Duration?

    /// The duration of the animation with which the panel disappears; nil means the animation's own
    /// duration.
    ///
    /// An animation's own duration is 0.2 seconds for `.standard` and `.slide`, or 0.35 seconds on
    /// glass. The other animations take the same time as when the panel appears.
    /// `HUD.Animation.none` takes no time in any case.
    public var fadeOutTime: Duration?

    /// The rule for a new toast while another toast is visible: the new toast replaces the visible
    /// toast or waits in a queue.
    public var toastPolicy: ToastPolicy = .replace

    /// The maximum number of toasts that wait in the queue. If another toast is added to a full
    /// queue, the toast that has waited longest is dropped.
    public var toastQueueLimit = 8

    /// The gestures by which the user can dismiss a HUD.
    public var dismissal: DismissalGestures = []

    /// Whether the panel moves out of the way of an on-screen keyboard.
    public var avoidsKeyboard = true

    /// Whether a HUD that blocks the app also ends text editing in the app, which hides the
    /// keyboard. This has an effect only where the app uses UIKit.
    public var endsEditing = false

    /// Whether success, warning, error and info HUDs also play a haptic, on devices with haptics.
    public var playsHaptics = false

    /// Whether the panel moves a little as the device is tilted.
    ///
    /// Only iOS has this effect, and reduced motion turns it off. The default is false, because the
    /// effect needs Core Motion. The first HUD would have to wait until Core Motion has started,
    /// and the sensors would run while a HUD is visible.
    public var followsTilt = false

    /// The words that HUDs add by themselves, such as the title of a Cancel button.
    ///
    /// By default they are in the app's language on Apple's systems, and in the user's language on
    /// Linux.
    public var words: Words = .automatic

    /// Creates the default behaviour.
    public init() {}

    /// The rule for a new toast while another toast is visible.
    public struct ToastPolicy: Sendable, Equatable {
      private let waits: Bool

      /// A new toast replaces the visible toast at once.
      public static let replace = ToastPolicy(waits: false)
      /// A new toast waits until all earlier toasts have ended. Only toasts wait in this queue.
      public static let enqueue = ToastPolicy(waits: true)
    }

    /// Returns a copy of this behaviour that `change` has modified, for example to use it in one
    /// call.
    public func with(_ change: (inout Behavior) -> Void) -> Behavior {
      var behavior = self
      change(&behavior)
      return behavior
    }
  }
}
