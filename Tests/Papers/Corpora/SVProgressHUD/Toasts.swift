#if canImport(UIKit)
import SVProgressHUDCompat
import UIKit

extension CallSite {
  static let toasts = [
    CallSite("A success", .text("Saved")) { SVProgressHUD.showSuccess(withStatus: "Saved") },
    CallSite("A success without a text", .hud) { SVProgressHUD.showSuccess(withStatus: nil) },
    CallSite("An error", .text("No connection")) {
      let error: (any Error)? = Server.Failure()
      SVProgressHUD.showError(withStatus: (error as? Server.Failure)?.message)
    },
    CallSite("An information", .text("Draft kept")) {
      SVProgressHUD.showInfo(withStatus: "Draft kept")
    },
    CallSite("The app's image", .text("Paired")) {
      SVProgressHUD.show(UIImage(systemName: "headphones")!, status: "Paired")
    },
    CallSite("An image whose colours are those of its file", .text("Paired")) {
      let image = UIImage(systemName: "headphones")!.withRenderingMode(.alwaysOriginal)
      SVProgressHUD.show(image, status: "Paired")
    },
    CallSite("A GIF as loader", .text("Loading")) {
      let frames = [UIImage(systemName: "headphones")!, UIImage(systemName: "headphones")!]
      SVProgressHUD.setShouldTintImages(false)
      SVProgressHUD.setImageViewSize(CGSize(width: 60, height: 60))
      SVProgressHUD.setInfoImage(UIImage.animatedImage(with: frames, duration: 1)!)
      SVProgressHUD.setMinimumDismissTimeInterval(TimeInterval(Int.max))
      SVProgressHUD.showInfo(withStatus: "Loading")
    },
    CallSite("An image that is missing", .text("Copied")) {
      SVProgressHUD.show(UIImage(), status: "Copied")
    },
    CallSite("An image that may be nil", .text("Copied")) {
      let image: UIImage? = nil
      SVProgressHUD.show(image, status: "Copied")
    },
    CallSite("A toast for a time of its own", .text("Saved")) {
      SVProgressHUD.showSuccess(withStatus: "Saved")
      SVProgressHUD.dismiss(withDelay: SVProgressHUD.displayDuration(for: "Saved") / 2)
    },
    CallSite("A shorter time for all toasts", .text("Saved")) {
      SVProgressHUD.setMinimumDismissTimeInterval(1)
      SVProgressHUD.setMaximumDismissTimeInterval(2)
      SVProgressHUD.showSuccess(withStatus: "Saved")
    },
    CallSite("A spinner in place of a toast", .text("Loading")) {
      SVProgressHUD.showInfo(withStatus: "Draft kept")
      SVProgressHUD.show(withStatus: "Loading")
    },
  ]
}
#endif
