public import HUDLayers

/// Posted on the default centre, on the main actor. The object is the `HUDController`.
extension HUD {
  /// The first of a presentation: a HUD comes, over whatever was there.
  public static let willAppear = Notification.Name("HUDWillAppear")
  /// It has come in; not posted where it left before that.
  public static let didAppear = Notification.Name("HUDDidAppear")
  /// It goes, and why is in the user info; not at the call but when it starts to go.
  public static let willDisappear = Notification.Name("HUDWillDisappear")
  /// The last one, which always follows the one before.
  public static let didDisappear = Notification.Name("HUDDidDisappear")
  /// Somebody touched the screen while a mask blocked it.
  public static let didReceiveTouch = Notification.Name("HUDDidReceiveTouch")
  /// The same, on the panel.
  public static let didTouchInside = Notification.Name("HUDDidTouchInside")

  /// The text on show, a `String`; absent where there is none.
  public static let statusKey = "HUDStatus"
  /// A `UInt64` that all notifications of one presentation share.
  public static let presentationKey = "HUDPresentation"
  /// Why it goes, a `HUD.Reason`; with the two that say it goes.
  public static let reasonKey = "HUDReason"
  /// A `Bool` with `didDisappear`: whether a new HUD came before this one was gone.
  public static let interruptedKey = "HUDInterrupted"
}

extension HUD.Event {
  var name: Notification.Name {
    switch kind {
    case .willAppear: HUD.willAppear
    case .didAppear: HUD.didAppear
    case .willDisappear: HUD.willDisappear
    case .didDisappear: HUD.didDisappear
    case .didReceiveTouch: HUD.didReceiveTouch
    case .didTouchInside: HUD.didTouchInside
    }
  }

  var userInfo: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [HUD.presentationKey: presentation]
    if let status { info[HUD.statusKey] = status }
    if let reason { info[HUD.reasonKey] = reason }
    if kind == .didDisappear { info[HUD.interruptedKey] = isInterrupted }
    return info
  }
}
