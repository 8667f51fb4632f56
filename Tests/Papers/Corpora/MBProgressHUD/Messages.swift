#if canImport(UIKit)
import MBProgressHUDCompat
import UIKit

extension CallSite {
  static var messages: [CallSite] {
    [
      CallSite("a toast at the bottom", .text("Message here!")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .text
        hud.label.text = localized("Message here!")
        hud.offset = CGPoint(x: 0, y: MBProgressMaxOffset)
        hud.hide(animated: true, afterDelay: 3)
      },
      CallSite("a toast that is over", .nothing) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = MBProgressHUDMode.text
        hud.detailsLabel.text = "Copied"
        hud.margin = 10
        hud.hide(animated: true, afterDelay: 0.3)
      },
      CallSite("an error after the work", .text("No connection")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        Server.delete { result in
          switch result {
          case .success:
            hud.hide(animated: true)
          case .failure(let error):
            hud.mode = .text
            hud.label.text = error.message
            hud.label.numberOfLines = 0
            hud.hide(animated: true, afterDelay: 2)
          }
        }
      },
      CallSite("a check mark after the work", .text("Completed")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        Server.load { _ in
          let image = UIImage(systemName: "headphones")?.withRenderingMode(.alwaysTemplate)
          hud.customView = UIImageView(image: image)
          hud.mode = .customView
          hud.isSquare = true
          hud.label.text = "Completed"
          hud.hide(animated: true, afterDelay: 2)
        }
      },
      CallSite("an animated picture", .text("Loading")) { view in
        let frames = ["tortoise", "hare"].compactMap {
          UIImage(systemName: $0)?.withRenderingMode(.alwaysOriginal)
        }
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .customView
        hud.customView = UIImageView(image: UIImage.animatedImage(with: frames, duration: 1))
        hud.label.text = "Loading"
      },
      CallSite("a loading HUD that becomes a message", .text("3 items")) { view in
        MBProgressHUD.showAdded(to: view, animated: true)
        Server.load { result in
          MBProgressHUD.hide(for: view, animated: false)
          guard case .success(let count) = result else { return }
          let message = MBProgressHUD.showAdded(to: view, animated: false)
          message.mode = .text
          message.label.text = "\(count) items"
        }
      },
      CallSite("a helper with defaults", .text("Saved")) { view in
        view.toast("Opened", delay: 0.1)
        view.toast("Saved")
      },
      CallSite("an attributed message", .text("Copied 3 files")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .text
        hud.label.attributedText = NSAttributedString(string: "Copied 3 files")
      },
      CallSite("all HUDs of a view", .nothing) { view in
        for _ in 0..<3 { MBProgressHUD.showAdded(to: view, animated: true) }
        while MBProgressHUD.hide(for: view, animated: true) {}
      },
    ]
  }
}

extension UIView {
  fileprivate func toast(_ text: String, delay: TimeInterval = 1.5) {
    let hud = MBProgressHUD.showAdded(to: self, animated: true)
    hud.mode = .text
    hud.label.text = text
    hud.removeFromSuperViewOnHide = true
    hud.isUserInteractionEnabled = false
    hud.hide(animated: true, afterDelay: delay)
  }
}
#endif
