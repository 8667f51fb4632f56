#if canImport(UIKit)
// Files of apps often have UIKit from MBProgressHUD alone.
import MBProgressHUDCompat

extension CallSite {
  static var importAlone: [CallSite] {
    [
      CallSite("a file without an import of UIKit", .text("Loading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.backgroundView.color = UIColor.black.withAlphaComponent(0.3)
        hud.label.text = "Loading"
      },
      CallSite("a helper for all views of an app", .text("Saved")) { view in
        view.show(message: "Saved")
      },
    ]
  }
}

extension UIView {
  fileprivate func show(message: String) {
    let hud = MBProgressHUD.showAdded(to: self, animated: true)
    hud.mode = .text
    hud.label.text = message
    hud.label.font = UIFont.systemFont(ofSize: 15, weight: .bold)
  }
}
#endif
