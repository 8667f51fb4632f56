#if canImport(UIKit)
import SVProgressHUDCompat

// SVProgressHUD's module exports UIKit, so many files import nothing else.

/// What apps often have in an extension of their own.
extension UIViewController {
  fileprivate func showLoading(_ text: String? = nil, in color: UIColor = .black) {
    view.isUserInteractionEnabled = false
    SVProgressHUD.setForegroundColor(color)
    SVProgressHUD.show(withStatus: text)
  }

  fileprivate func hideLoading() {
    view.isUserInteractionEnabled = true
    SVProgressHUD.dismiss()
  }
}

private final class ListController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 1, alpha: 1)
    SVProgressHUD.setOffsetFromCenter(UIOffset(horizontal: 0, vertical: view.bounds.height / 4))
    SVProgressHUD.setMaxSupportedWindowLevel(UIWindow.Level.normal)
  }

  override var canBecomeFirstResponder: Bool { true }
}

extension CallSite {
  private static let list = ListController(nibName: nil, bundle: nil)

  static let withoutOtherImport = [
    CallSite("An extension of the app in a file without another import", .text("Loading")) {
      list.showLoading("Loading", in: UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    },
    CallSite("A HUD that an extension of the app hides", .nothing) {
      list.showLoading()
      list.hideLoading()
    },
  ]
}
#endif
