import SVProgressHUDCompat
import UIKit

@available(iOSApplicationExtension, unavailable)
@MainActor func forgetTheHiddenView(_ hud: SVProgressHUD, in view: UIView) {
  _ = SVProgressHUD.appearance()  // refused: 'appearance()' is unavailable: Call the setters
  _ = SVProgressHUD.sharedView()  // refused: 'sharedView()' is unavailable: There is no view.
  _ = hud.ringRadius  // refused: 'ringRadius' is unavailable: Call SVProgressHUD.setRingRadius
  SVProgressHUD.setViewForExtension(view)  // refused: unavailable: In an app extension, show
  _ = SVProgressHUD.imageBundle  // refused: 'imageBundle' is unavailable: There is no bundle.
  _ = SVIndefiniteAnimatedView()  // refused: unavailable: The ring is no view.
  _ = SVProgressAnimatedView()  // refused: unavailable: The ring is no view.
  _ = SVRadialGradientLayer()  // refused: unavailable: Set the mask type gradient
  _ = SVProgressHUD()  // refused: 'init()' is unavailable: Call the class methods
}

@available(iOSApplicationExtension, unavailable)
class Mine: SVProgressHUD {}  // refused: cannot inherit from non-open class 'SVProgressHUD'

func showInAnExtension() {
  SVProgressHUD.show()  // refused: unavailable in application extensions for iOS: Use HUD.in(view)
}
