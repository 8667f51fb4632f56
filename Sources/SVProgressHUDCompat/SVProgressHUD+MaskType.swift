#if canImport(UIKit)
import HUDCore
public import UIKit

// The calls of SVProgressHUD 2.2 that have a mask of their own. SVProgressHUD put the default mask
// back before it showed the HUD, so that the mask of the call had no effect. Here it has one.
@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension SVProgressHUD {
  /// Shows the spinner with a mask for this call alone.
  #if canImport(ObjectiveC)
  @objc(showWithMaskType:)
  #endif
  public static func show(with maskType: SVProgressHUDMaskType) {
    CallForwarder.shared.show(nil, mask: maskType)
  }

  /// Shows the spinner and a text, with a mask for this call alone.
  public static func show(withStatus status: String?, maskType: SVProgressHUDMaskType) {
    CallForwarder.shared.show(status, mask: maskType)
  }

  /// Shows a progress from 0 to 1, with a mask for this call alone.
  public static func showProgress(_ progress: Float, maskType: SVProgressHUDMaskType) {
    showProgress(progress, status: nil, maskType: maskType)
  }

  /// Shows a progress from 0 to 1 and a text, with a mask for this call alone.
  public static func showProgress(
    _ progress: Float, status: String?, maskType: SVProgressHUDMaskType
  ) {
    CallForwarder.shared.showProgress(Double(progress), status: status, mask: maskType)
  }

  /// Shows a toast with the letter i and a text, with a mask for this call alone.
  public static func showInfo(withStatus status: String?, maskType: SVProgressHUDMaskType) {
    CallForwarder.shared.showToast(mask: maskType) { $0.content(.info, status: status) }
  }

  /// Shows a toast with a check mark and a text, with a mask for this call alone.
  public static func showSuccess(withStatus status: String?, maskType: SVProgressHUDMaskType) {
    CallForwarder.shared.showToast(mask: maskType) { $0.content(.success, status: status) }
  }

  /// Shows a toast with a cross and a text, with a mask for this call alone.
  public static func showError(withStatus status: String?, maskType: SVProgressHUDMaskType) {
    CallForwarder.shared.showToast(mask: maskType) { $0.content(.error, status: status) }
  }

  /// Shows a toast with a picture and a text, with a mask for this call alone.
  #if canImport(ObjectiveC)
  @objc(showImage:status:maskType:)
  #endif
  public static func show(
    _ image: UIImage?, status: String?, maskType: SVProgressHUDMaskType
  ) {
    CallForwarder.shared.showToast(mask: maskType) { $0.content(image, status: status) }
  }
}
#endif
