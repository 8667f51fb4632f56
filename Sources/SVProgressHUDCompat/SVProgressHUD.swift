#if canImport(UIKit)
import HUDCore
public import UIKit

/// Progress HUDs and toasts with the calls of SVProgressHUD.
///
/// An app that uses SVProgressHUD only has to change its import:
///
/// ```swift
/// import SVProgressHUDCompat
///
/// func load() {
///   SVProgressHUD.show(withStatus: "Loading…")
///   SVProgressHUD.dismiss()
/// }
/// ```
///
/// All calls work from any thread. They never change `HUD.style` and `HUD.behavior`, so an app may
/// use `HUD` beside them.
#if canImport(ObjectiveC)
@objc(SVProgressHUD) @objcMembers
#endif
public class SVProgressHUD: NSObject {
  // MARK: HUDs that stay

  /// Shows the spinner until `dismiss()`, or until `popActivity()` was called once for each `show`.
  public static func show() { show(withStatus: nil) }

  /// Shows the spinner and a text until `dismiss()`, or until `popActivity()` was called once for
  /// each `show`.
  public static func show(withStatus status: String?) { CallForwarder.shared.show(status) }

  /// Shows a progress from 0 to 1. A negative number or NaN shows the spinner.
  public static func showProgress(_ progress: Float) { showProgress(progress, status: nil) }

  /// Shows a progress from 0 to 1 and a text. A negative number or NaN shows the spinner.
  public static func showProgress(_ progress: Float, status: String?) {
    CallForwarder.shared.showProgress(Double(progress), status: status)
  }

  /// Changes the text of the visible HUD. If there is no HUD, nothing happens.
  public static func setStatus(_ status: String?) { CallForwarder.shared.setStatus(status) }

  // MARK: Toasts

  /// Shows a toast with the letter i and a text.
  public static func showInfo(withStatus status: String?) {
    CallForwarder.shared.showToast { $0.content(.info, status: status) }
  }

  /// Shows a toast with a check mark and a text.
  public static func showSuccess(withStatus status: String?) {
    CallForwarder.shared.showToast { $0.content(.success, status: status) }
  }

  /// Shows a toast with a cross and a text.
  public static func showError(withStatus status: String?) {
    CallForwarder.shared.showToast { $0.content(.error, status: status) }
  }

  /// Shows a toast with a picture and a text. If the picture is nil or empty, shows the text alone.
  #if canImport(ObjectiveC)
  @objc(showImage:status:)
  #endif
  public static func show(_ image: UIImage?, status: String?) {
    CallForwarder.shared.showToast { $0.content(image, status: status) }
  }

  // MARK: The end

  /// Ends one activity of `show`. When the last activity ends, the HUD disappears.
  public static func popActivity() { CallForwarder.shared.popActivity() }

  /// Dismisses the HUD, whatever is shown.
  public static func dismiss() { dismiss(withDelay: 0, completion: nil) }

  /// Dismisses the HUD, and calls `completion` on the main thread.
  ///
  /// `completion` is called once: when the HUD has disappeared, at once if there is no HUD, or when
  /// a later call shows another HUD instead.
  public static func dismiss(completion: SVProgressHUDDismissCompletion?) {
    dismiss(withDelay: 0, completion: completion)
  }

  /// Dismisses the HUD after `delay` seconds, unless another HUD is shown before that.
  public static func dismiss(withDelay delay: TimeInterval) {
    dismiss(withDelay: delay, completion: nil)
  }

  /// Dismisses the HUD after `delay` seconds, and calls `completion` on the main thread.
  ///
  /// `completion` is called once: when the HUD has disappeared, at once if there is no HUD, or when
  /// a later call shows another HUD instead.
  public static func dismiss(
    withDelay delay: TimeInterval, completion: SVProgressHUDDismissCompletion?
  ) {
    CallForwarder.shared.dismiss(after: delay, completion: completion)
  }

  // MARK: Questions

  /// Returns whether the HUD is visible: true from the moment at which it begins to appear until it
  /// begins to disappear.
  @discardableResult
  public static func isVisible() -> Bool { CallForwarder.shared.isVisible }

  /// Returns the time for which a toast with the text `string` stays, in seconds.
  #if canImport(ObjectiveC)
  @objc(displayDurationForString:)
  #endif
  @discardableResult
  public static func displayDuration(for string: String?) -> TimeInterval {
    CallForwarder.shared.settings.toastTime(for: string).seconds
  }
}

/// The completion handler of a dismissal. It is called on the main thread.
public typealias SVProgressHUDDismissCompletion = () -> Void

/// A completion handler that no call of SVProgressHUD takes.
public typealias SVProgressHUDShowCompletion = () -> Void

// MARK: Calls with await

// Swift imports SVProgressHUD's calls with a completion handler as these async calls.
extension SVProgressHUD {
  /// Dismisses the HUD, and waits until the HUD has disappeared or a later call shows another HUD
  /// instead. Returns at once if there is no HUD.
  #if canImport(ObjectiveC)
  @nonobjc
  #endif
  @MainActor public static func dismiss() async { await dismiss(withDelay: 0) }

  /// Dismisses the HUD after `delay` seconds, and waits until the HUD has disappeared or a later
  /// call shows another HUD instead. Returns at once if there is no HUD.
  #if canImport(ObjectiveC)
  @nonobjc
  #endif
  @MainActor public static func dismiss(withDelay delay: TimeInterval) async {
    await withCheckedContinuation { continuation in
      dismiss(withDelay: delay) { continuation.resume() }
    }
  }
}

// MARK: Calls with a mask

// In SVProgressHUD 2.2 the mask of these calls had no effect, because SVProgressHUD restored the
// default mask before it showed the HUD. Here the mask applies to the call.
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
