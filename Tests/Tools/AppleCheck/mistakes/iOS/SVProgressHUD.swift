import SVProgressHUDCompat
import UIKit

func forgetTheHiddenView() {
  _ = SVProgressHUD.sharedView()  // refused: 'sharedView()' is unavailable: There is no view.
  _ = SVProgressHUD.imageBundle  // refused: 'imageBundle' is unavailable: There is no bundle.
}

class Mine: SVProgressHUD {}  // refused: cannot inherit from non-open class 'SVProgressHUD'
