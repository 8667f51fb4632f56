#if canImport(UIKit)
import SVProgressHUDCompat
import UIKit

/// A screen that loads, uploads and leaves.
private final class AccountController: UIViewController {
  private(set) var photos = 0
  private(set) var hasLeft = false

  func load() {
    SVProgressHUD.show()
    Server.load { [weak self] result in
      SVProgressHUD.dismiss()
      if case .success(let count) = result { self?.photos = count }
    }
  }

  func reload() {
    SVProgressHUD.show(withStatus: localized("Loading"))
    Server.load { result in
      switch result {
      case .success: SVProgressHUD.dismiss()
      case .failure(let error): SVProgressHUD.showError(withStatus: error.message)
      }
    }
  }

  func delete() {
    SVProgressHUD.show(withStatus: "Deleting")
    Server.delete { result in
      switch result {
      case .success:
        SVProgressHUD.showSuccess(withStatus: "Deleted")
      case .failure(let error):
        SVProgressHUD.showError(withStatus: error.message)
      }
    }
  }

  func upload() {
    SVProgressHUD.showProgress(0, status: "Uploading")
    Server.upload(
      progress: { SVProgressHUD.showProgress(Float($0), status: "Uploading") },
      completion: { SVProgressHUD.showSuccess(withStatus: "Uploaded") })
  }

  func uploadHalf() {
    SVProgressHUD.show(withStatus: "Preparing")
    SVProgressHUD.showProgress(0.5, status: "Half of it")
  }

  func leave() {
    SVProgressHUD.show()
    SVProgressHUD.dismiss { self.pop() }
  }

  func leaveLater(completion: (() -> Void)? = nil) {
    SVProgressHUD.showSuccess(withStatus: "Saved")
    SVProgressHUD.dismiss(withDelay: 1.5) { [weak self] in
      self?.pop()
      completion?()
    }
  }

  func pop() { hasLeft = true }
}

/// What apps often write around SVProgressHUD: one place for all HUDs.
@MainActor private enum Progress {
  static func show(_ text: String? = nil) {
    if let text {
      SVProgressHUD.show(withStatus: text)
    } else {
      SVProgressHUD.show()
    }
  }

  static func hide(_ completion: SVProgressHUDDismissCompletion? = nil) {
    if SVProgressHUD.isVisible() {
      SVProgressHUD.dismiss(completion: completion)
    }
  }
}

extension CallSite {
  private static let account = AccountController(nibName: nil, bundle: nil)

  static let screens = [
    CallSite("A spinner that is dismissed when the server answers", .nothing) {
      account.load()
    },
    CallSite("A text that is dismissed when the server answers", .nothing) {
      account.reload()
    },
    CallSite("An error in place of the spinner", .text("No connection")) {
      account.delete()
    },
    CallSite("A progress, and a success at its end", .text("Uploaded")) {
      account.upload()
    },
    CallSite("A spinner that becomes a progress", .text("Half of it")) {
      account.uploadHalf()
    },
    CallSite("A screen that is left when the HUD is gone", .nothing) {
      account.leave()
    },
    CallSite("A screen that is left some time later", .text("Saved")) {
      account.leaveLater()
    },
    CallSite("The app's own functions around the calls", .nothing) {
      Progress.show()
      Progress.show("Loading")
      Progress.hide()
    },
    CallSite("The app's own functions, with a completion handler", .nothing) {
      Progress.show("Loading")
      Progress.hide { Progress.hide() }
    },
    CallSite("One activity within another", .text("Both")) {
      SVProgressHUD.show(withStatus: "One")
      SVProgressHUD.show(withStatus: "Both")
      SVProgressHUD.popActivity()
    },
    CallSite("The end of all activities", .nothing) {
      SVProgressHUD.show(withStatus: "One")
      SVProgressHUD.show(withStatus: "Both")
      SVProgressHUD.popActivity()
      SVProgressHUD.popActivity()
    },
    CallSite("A spinner that became a progress is one activity", .nothing) {
      SVProgressHUD.show()
      SVProgressHUD.showProgress(0.3)
      SVProgressHUD.showProgress(0.6)
      SVProgressHUD.popActivity()
    },
    CallSite("A text that changes", .text("Nearly there")) {
      SVProgressHUD.show(withStatus: "Loading")
      SVProgressHUD.setStatus("Nearly there")
    },
    CallSite("A progress without a text", .hud) {
      SVProgressHUD.showProgress(0.25)
    },
    CallSite("A progress that loses its text", .hud) {
      SVProgressHUD.showProgress(0.25, status: "A quarter")
      SVProgressHUD.showProgress(0.5)
    },
    CallSite("A progress that is not known yet", .text("Waiting")) {
      SVProgressHUD.showProgress(-1, status: "Waiting")
    },
    CallSite("A dismissal before a HUD", .text("Loading")) {
      SVProgressHUD.dismiss()
      SVProgressHUD.show(withStatus: "Loading")
    },
    CallSite("A dismissal without a HUD", .nothing) {
      SVProgressHUD.dismiss()
      SVProgressHUD.dismiss(withDelay: 0.3)
      SVProgressHUD.dismiss(completion: nil)
      SVProgressHUD.dismiss(withDelay: 0.3, completion: nil)
      SVProgressHUD.popActivity()
      // Results that an app ignores.
      SVProgressHUD.isVisible()
      SVProgressHUD.displayDuration(for: "Saved")
    },
    CallSite("A HUD only if there is none", .text("First")) {
      if !SVProgressHUD.isVisible() { SVProgressHUD.show(withStatus: "First") }
      if !SVProgressHUD.isVisible() { SVProgressHUD.show(withStatus: "Second") }
    },
  ]
}
#endif
