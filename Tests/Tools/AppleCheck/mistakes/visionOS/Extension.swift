import HUD
import UIKit

@MainActor func useTheAppInAnExtension(_ view: UIView) {
  _ = UIApplication.shared  // refused: 'shared' is unavailable in application extensions for
  HUD.show()  // refused: 'show(_:status:detail:action:mask:id:options:)' is unavailable in
  _ = UIKitHost()  // refused: 'init()' is unavailable in application extensions for
  HUD.in(view).dismiss()
}
