// swift-format-ignore-file
import SVProgressHUD
import UIKit

// SVProgressHUD.show() in a comment is no call.
/* SVProgressHUD.dismiss() */
let text = "SVProgressHUD.show() in a string is none"

final class Loader {
  func load() {
    SVProgressHUD
      .show(withStatus: "Loading (1, 2)")
    SVProgressHUD.show(UIImage(named: "a, b")!, status: isDone ? "Yes" : "No")
    SVProgressHUD.dismiss {
      SVProgressHUD.showSuccess(withStatus: "Done")
    }
    SVProgressHUD.dismiss(withDelay: SVProgressHUD.displayDuration(for: text)) { self.pop() }
    SVProgressHUD.showProgress(
      Float(progress.fractionCompleted),
      status: "\(Int(progress.fractionCompleted * 100)) %")
    let hide = SVProgressHUD.dismiss as () -> Void
    SVProgressHUD.appearance().defaultStyle = .dark
    SVProgressHUD.shake()
    MySVProgressHUD.show()
    NotificationCenter.default.addObserver(
      self, selector: #selector(gone), name: .SVProgressHUDDidDisappear, object: nil)
  }
}
