// swift-format-ignore-file
import MBProgressHUD
import UIKit

// MBProgressHUD.showAdded(to: view, animated: true) in a comment is no call.
final class Loader: UIViewController, MBProgressHUDDelegate {
  private var hud: MBProgressHUD?
  lazy var progressHUD = MBProgressHUD(view: view)
  var hudson = Station()

  func load() {
    hud = MBProgressHUD.showAdded(to: navigationController?.view ?? view, animated: true)
    hud?.label.text = "Loading (1, 2)"
    self.hud?
      .hide(animated: true, afterDelay: 3)
    hud?.button.addTarget(self, action: #selector(stop(_:)), for: .touchUpInside)
    hud!.bezelView.layer.cornerRadius = 10
    hud?.label.adjustsFontSizeToFitWidth = true
    hudson.mode = .express
    progressHUD.mode = .customView
    progressHUD.shake()
    MBProgressHUD.hideAllHUDs(for: view, animated: true)
    if MBProgressHUD(for: view) == nil { progressHUD.show(animated: true) }
  }

  func end(_ loading: MBProgressHUD) { loading.hide(animated: false) }
}
