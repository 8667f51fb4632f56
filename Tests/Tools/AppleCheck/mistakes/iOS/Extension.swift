import HUD
import UIKit

@MainActor func useTheAppInAnExtension(_ view: UIView, _ scene: UIWindowScene) {
  _ = UIApplication.shared  // refused: 'shared' is unavailable in application extensions for iOS
  HUD.show()  // refused: 'show(_:status:detail:action:mask:id:options:)' is unavailable in
  HUD.dismiss()  // refused: 'dismiss(after:animated:completion:)' is unavailable in application
  _ = UIKitHost()  // refused: 'init()' is unavailable in application extensions for iOS
  HUD.style.cornerRadius = 20
  HUD.in(view).dismiss()
  HUD.in(scene).dismiss()
}
