import MBProgressHUDCompat
import UIKit

@MainActor func useWhatWasRemoved(_ view: UIView, _ window: UIWindow) {
  let hud = MBProgressHUD(window: window)  // refused: 'init(window:)' is unavailable: Call init
  hud.labelText = "Loading"  // refused: 'labelText' is unavailable: Set label.text.
  hud.dimBackground = true  // refused: 'dimBackground' is unavailable: Set backgroundView.color.
  hud.hide(true)  // refused: 'hide' is unavailable: Call hide(animated:).
  _ = MBProgressHUD(for: view)  // refused: 'init(for:)' is unavailable: Call MBProgressHUD.forView
  _ = MBProgressHUD.appearance()  // refused: 'appearance()' is unavailable: Set the properties
  _ = MBBackgroundView(frame: .zero)  // refused: 'init(frame:)' is unavailable: Use the bezelView
}

class Mine: MBProgressHUD {
  override var progress: Float {  // refused: overriding non-open property
    didSet {}
  }
}
