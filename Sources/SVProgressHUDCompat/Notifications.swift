#if canImport(UIKit)
import HUDCore
// Export UIKit, as SVProgressHUD's module does: some files of an app get UIKit only from it.
@_exported public import UIKit

#if canImport(ObjectiveC)
@_exported public import CHUDSVProgressHUD
#endif

// SVProgressHUD chose these names. Objective-C code gets them from the module CHUDSVProgressHUD.
// swift-format-ignore: AlwaysUseLowerCamelCase
extension NSNotification.Name {
  /// The notification that is posted when the HUD is about to appear.
  public static let SVProgressHUDWillAppear = Self("SVProgressHUDWillAppearNotification")
  /// The notification that is posted when the HUD has appeared completely.
  public static let SVProgressHUDDidAppear = Self("SVProgressHUDDidAppearNotification")
  /// The notification that is posted when the HUD starts to disappear.
  public static let SVProgressHUDWillDisappear = Self("SVProgressHUDWillDisappearNotification")
  /// The notification that is posted when the HUD has disappeared.
  public static let SVProgressHUDDidDisappear = Self("SVProgressHUDDidDisappearNotification")
  /// The notification that is posted when the user touches the screen while a mask blocks the app.
  public static let SVProgressHUDDidReceiveTouchEvent = Self(
    "SVProgressHUDDidReceiveTouchEventNotification")
  /// The notification that is posted when the user touches the panel while a mask blocks the app.
  public static let SVProgressHUDDidTouchDownInside = Self(
    "SVProgressHUDDidTouchDownInsideNotification")
}

/// The user-info key of the HUD's text. Without a text, a notification has no user info.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let SVProgressHUDStatusUserInfoKey = "SVProgressHUDStatusUserInfoKey"

/// Posts the notifications of some HUDs again, under SVProgressHUD's names.
enum NotificationRelay {
  private static let names: [(Notification.Name, Notification.Name)] = [
    (HUD.willAppearNotification, .SVProgressHUDWillAppear),
    (HUD.didAppearNotification, .SVProgressHUDDidAppear),
    (HUD.willDisappearNotification, .SVProgressHUDWillDisappear),
    (HUD.didDisappearNotification, .SVProgressHUDDidDisappear),
    (HUD.didReceiveTouchNotification, .SVProgressHUDDidReceiveTouchEvent),
    (HUD.didTouchInsideNotification, .SVProgressHUDDidTouchDownInside),
  ]

  /// Starts to relay the notifications of those HUDs for which `isIncluded` returns true. The relay
  /// never stops.
  static func start(_ isIncluded: @escaping @Sendable (HUDController) -> Bool) {
    for (name, oldName) in names {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        guard let hud = $0.object as? HUDController, isIncluded(hud) else { return }
        let status = $0.userInfo?[HUD.statusKey] as? String
        NotificationCenter.default.post(
          name: oldName, object: hud,
          userInfo: status.map { [SVProgressHUDStatusUserInfoKey: $0] })
      }
    }
  }
}

#if canImport(ObjectiveC)
/// Makes the Objective-C header that the compiler generates for this module import the header of
/// CHUDSVProgressHUD. The import alone does not do that.
extension SVProgressHUD: CHUDSVProgressHUDConstants {}
#endif
#endif
