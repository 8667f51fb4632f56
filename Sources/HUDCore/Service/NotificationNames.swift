public import HUDLayers

/// The notifications that a HUD posts to the default notification centre, on the main actor.
///
/// Their object is the `HUDController`. The keys of their user info are declared below.
extension HUD {
  /// Posted when a presentation begins and the panel is about to appear.
  public static let willAppearNotification = Event.Kind.willAppear.notification
  /// Posted when the panel has appeared, but not if it disappears before that.
  public static let didAppearNotification = Event.Kind.didAppear.notification
  /// Posted with the reason when the panel starts to disappear.
  ///
  /// If the dismissal has a delay or the HUD has a minimum time, that is later than the call of
  /// `dismiss`.
  public static let willDisappearNotification = Event.Kind.willDisappear.notification
  /// Posted when the panel has disappeared. Always follows `willDisappearNotification`.
  public static let didDisappearNotification = Event.Kind.didDisappear.notification
  /// Posted when the user touched the screen while a mask blocked the app.
  public static let didReceiveTouchNotification = Event.Kind.didReceiveTouch.notification
  /// Posted when the user touched the panel while a mask blocked the app.
  public static let didTouchInsideNotification = Event.Kind.didTouchInside.notification

  /// The key of the text of the HUD, a `String`; absent if there is none.
  public static let statusKey = "HUDStatus"
  /// The key of a `UInt64` that all notifications of one presentation share.
  public static let presentationKey = "HUDPresentation"
  /// The key of the `HUD.Reason` why the HUD disappears, in `willDisappearNotification` and
  /// `didDisappearNotification`.
  public static let reasonKey = "HUDReason"
  /// The key of a `Bool` in `didDisappearNotification`: whether a new HUD replaced this one while
  /// it disappeared.
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
