import MBProgressHUDCompat
import UIKit

@MainActor func useWhatIsDeprecated(_ view: UIView, _ window: UIWindow) {
  let hud = MBProgressHUD(window: window)  // refused: 'init(window:)' is deprecated
  hud.labelText = "Loading"  // refused: 'labelText' is deprecated: Use label.text instead.
  hud.hide(true)  // refused: 'hide' is deprecated: Use hide(animated:) instead.
  _ = MBProgressHUD(for: view)  // refused: 'init(for:)' is deprecated: Call MBProgressHUD.forView
  _ = MBBackgroundView()  // refused: 'init()' is unavailable: Use the bezelView
  _ = MBBackgroundView(frame: .zero)  // refused: 'init(frame:)' is unavailable: Use the bezelView
}

class Mine: MBProgressHUD {
  override var progress: Float {  // refused: overriding non-open property
    didSet {}
  }
}
