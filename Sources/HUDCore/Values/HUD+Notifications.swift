public import HUDLayers

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
