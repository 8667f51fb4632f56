public import HUDLayers

extension HUD {
  /// An event that `HUD.events` and the notifications report.
  ///
  /// It tells that the HUD appeared or disappeared, or that the user touched it.
  public struct Event: Sendable, Hashable {
    /// The kind of an event: an appearance, a disappearance or a touch.
    public struct Kind: Sendable, Hashable, CaseIterable, CustomStringConvertible {
      /// The name of the kind as it is written in Swift, such as "didAppear", for logs.
      public let description: String

      /// The panel is about to appear.
      public static let willAppear = Kind(description: "willAppear")
      /// The panel has appeared completely. There is no such event if the panel disappears earlier.
      public static let didAppear = Kind(description: "didAppear")
      /// The panel begins to disappear. `HUD.Event.reason` tells why.
      public static let willDisappear = Kind(description: "willDisappear")
      /// The panel has disappeared.
      public static let didDisappear = Kind(description: "didDisappear")
      /// The user touched the screen while a mask blocked the app.
      public static let didReceiveTouch = Kind(description: "didReceiveTouch")
      /// The user touched the panel while a mask blocked the app.
      public static let didTouchInside = Kind(description: "didTouchInside")

      /// All kinds: first the kinds of a presentation, in the order in which they happen, then the
      /// kinds of touches.
      public static let allCases = [
        willAppear, didAppear, willDisappear, didDisappear, didReceiveTouch, didTouchInside,
      ]

      var notification: Notification.Name {
        Notification.Name("HUD\(description.prefix(1).uppercased())\(description.dropFirst())")
      }
    }

    /// The kind of the event.
    public let kind: Kind
    /// The text of the HUD; nil if it has none.
    public let status: String?
    /// A number that all events of one presentation share.
    ///
    /// A presentation lasts from `willAppear` to `didDisappear`. The next presentation has another
    /// number.
    public let presentation: UInt64
    /// The reason why the HUD disappears, in `willDisappear` and `didDisappear`; otherwise nil.
    public let reason: Reason?
    /// Whether a new HUD took over the panel while this HUD disappeared. It can be true only in a
    /// `didDisappear` event.
    public let isInterrupted: Bool
  }
}

/// The notifications that a HUD posts to the default notification centre, on the main actor.
///
/// The object of each notification is the `HUDController`. The keys of the user info are declared
/// below.
extension HUD {
  /// The notification that is posted when a presentation begins and the panel is about to appear.
  public static let willAppearNotification = Event.Kind.willAppear.notification
  /// The notification that is posted when the panel has appeared completely. If the panel starts to
  /// disappear before that, this notification is not posted.
  public static let didAppearNotification = Event.Kind.didAppear.notification
  /// The notification that is posted when the panel starts to disappear. Its user info contains the
  /// reason.
  ///
  /// If the dismissal has a delay or the HUD has a minimum time, the notification comes later than
  /// the call of `dismiss`.
  public static let willDisappearNotification = Event.Kind.willDisappear.notification
  /// The notification that is posted when the panel has disappeared. It always follows
  /// `willDisappearNotification`.
  public static let didDisappearNotification = Event.Kind.didDisappear.notification
  /// The notification that is posted when the user touches the screen while a mask blocks the app.
  public static let didReceiveTouchNotification = Event.Kind.didReceiveTouch.notification
  /// The notification that is posted when the user touches the panel while a mask blocks the app.
  public static let didTouchInsideNotification = Event.Kind.didTouchInside.notification

  /// The user-info key of the HUD's text, a `String`. It is absent if the HUD has no text.
  public static let statusKey = "HUDStatus"
  /// The user-info key of a `UInt64` that is the same in all notifications of one presentation.
  public static let presentationKey = "HUDPresentation"
  /// The user-info key of the `HUD.Reason` why the HUD disappears. Only `willDisappearNotification`
  /// and `didDisappearNotification` have it.
  public static let reasonKey = "HUDReason"
  /// The user-info key of a `Bool`: whether a new HUD took over the panel while this HUD
  /// disappeared. Only `didDisappearNotification` has it.
  public static let interruptedKey = "HUDInterrupted"
}

extension HUD.Event {
  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [HUD.presentationKey: presentation]
    if let status { info[HUD.statusKey] = status }
    if let reason { info[HUD.reasonKey] = reason }
    if kind == .didDisappear { info[HUD.interruptedKey] = isInterrupted }
    return info
  }
}
