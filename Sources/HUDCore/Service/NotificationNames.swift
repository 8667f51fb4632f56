public import HUDLayers

/// Notifications of the default centre, posted on the main actor. Their object is the
/// `HUDController`; the keys of their user info are below.
extension HUD {
  /// Posted when a presentation begins and the panel is about to appear.
  public static let willAppearNotification = Event.Kind.willAppear.notification
  /// Posted when the panel has appeared; not if it disappeared before that.
  public static let didAppearNotification = Event.Kind.didAppear.notification
  /// Posted when the panel starts to disappear, with the reason; not at the call of `dismiss`.
  public static let willDisappearNotification = Event.Kind.willDisappear.notification
  /// Posted when the panel has disappeared. Always follows `willDisappearNotification`.
  public static let didDisappearNotification = Event.Kind.didDisappear.notification
  /// Posted when the user touched the screen while a mask blocked the app.
  public static let didReceiveTouchNotification = Event.Kind.didReceiveTouch.notification
  /// Posted when the user touched the panel while a mask blocked the app.
  public static let didTouchInsideNotification = Event.Kind.didTouchInside.notification

  /// The key of the text on show, a `String`; absent if there is none.
  public static let statusKey = "HUDStatus"
  /// The key of a `UInt64` that all notifications of one presentation share.
  public static let presentationKey = "HUDPresentation"
  /// The key of the `HUD.Reason` why the HUD disappears, in the two notifications that tell of it.
  public static let reasonKey = "HUDReason"
  /// The key of a `Bool` in `didDisappearNotification`: whether a new HUD came before this one had
  /// disappeared.
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
