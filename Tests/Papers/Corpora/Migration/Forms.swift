// swift-format-ignore-file
import Foundation
@preconcurrency import MBProgressHUD
import SVProgressHUD

class RocketHUD: MBProgressHUD {}

extension MBProgressHUD {
  static func toast(_ text: String, in view: UIView) {
    MBProgressHUD.forView(view)?.hide(animated: true)
    MBProgressHUD.forView(view)!.graceTime = 0.5
    MBProgressHUD.forView(view)?.label.text = text
    let hud = MBProgressHUD.showAdded(to: view, animated: true)
    hud.graceTime = 0.5
    hud.mode = .text
  }
}

func style(_ type: SVProgressHUDMaskType) {
  SVProgressHUD.setDefaultStyle(.custom)
  SVProgressHUD.setDefaultStyle(SVProgressHUDStyle.dark)
  SVProgressHUD.setDefaultMaskType(.custom)
  SVProgressHUD.setDefaultMaskType(type)
  SVProgressHUD.show(withStatus: "Loading", maskType: .black)
  SVProgressHUD.show(with: .clear)
}
