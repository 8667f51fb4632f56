#if canImport(UIKit)
public import SVProgressHUDCompat
import UIKit

/// The demo of SVProgressHUD, against its own calls: every kind of HUD, an app's mirror of the
/// activity count, and a log of the notifications.
@MainActor public final class Demo {
  public private(set) var activityCount = 0
  public private(set) var progress: Float = 0
  public private(set) var log: [String] = []
  private var observers: [any NSObjectProtocol] = []

  public init() {
    let names: [NSNotification.Name] = [
      .SVProgressHUDWillAppear, NSNotification.Name.SVProgressHUDDidAppear,
      .SVProgressHUDWillDisappear, .SVProgressHUDDidDisappear, .SVProgressHUDDidReceiveTouchEvent,
      .SVProgressHUDDidTouchDownInside,
    ]
    observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] note in
        let status = note.userInfo?[SVProgressHUDStatusUserInfoKey] as? String
        MainActor.assumeIsolated { self?.received(name, status) }
      }
    }
  }

  public func end() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    observers = []
  }

  private func received(_ name: NSNotification.Name, _ status: String?) {
    log.append("\(name.rawValue) \(status ?? "-")")
    if name == .SVProgressHUDDidReceiveTouchEvent { dismiss() }
  }

  public func show() {
    SVProgressHUD.show()
    activityCount += 1
  }

  public func showWithStatus() {
    SVProgressHUD.show(withStatus: "Doing Stuff")
    activityCount += 1
  }

  public func showProgress() {
    progress = 0
    SVProgressHUD.showProgress(0, status: "Loading")
    activityCount += 1
  }

  /// The timer of the demo: one step of the progress.
  public func increaseProgress() {
    progress += 0.05
    SVProgressHUD.showProgress(progress, status: "Loading")
    if progress >= 1 { popActivity() }
  }

  public func showInfo() { SVProgressHUD.showInfo(withStatus: "Useful Information.") }

  public func showSuccess() { SVProgressHUD.showSuccess(withStatus: "Great Success!") }

  public func showError() { SVProgressHUD.showError(withStatus: "Failed with Error") }

  public func popActivity() {
    SVProgressHUD.popActivity()
    if activityCount != 0 { activityCount -= 1 }
  }

  public func dismiss() {
    SVProgressHUD.dismiss()
    activityCount = 0
  }

  public func changeStyle(_ style: SVProgressHUDStyle) { SVProgressHUD.setDefaultStyle(style) }

  public func changeMaskType(_ mask: SVProgressHUDMaskType) {
    SVProgressHUD.setDefaultMaskType(mask)
  }

  public func changeAnimationType(_ type: SVProgressHUDAnimationType) {
    SVProgressHUD.setDefaultAnimationType(type)
  }
}
#endif
