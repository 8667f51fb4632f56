#if canImport(UIKit)
import SVProgressHUDCompat
import UIKit

/// What apps often write around SVProgressHUD: their own calls, with its types.
@MainActor private final class ProgressManager {
  private var afterwards: SVProgressHUDDismissCompletion?
  private var shown: SVProgressHUDShowCompletion?
  private(set) var log: [String] = []

  func show(_ text: String, then completion: @escaping SVProgressHUDDismissCompletion = {}) {
    afterwards = completion
    SVProgressHUD.show(withStatus: text)
  }

  func hide(after delay: TimeInterval = 0) {
    SVProgressHUD.dismiss(withDelay: delay, completion: afterwards)
  }

  func hide(_ completion: (() -> Void)? = nil) {
    let title = "Hidden"
    SVProgressHUD.dismiss {
      self.log.append(title)
      completion?()
    }
  }
}

/// Classes of an app's model belong to no actor.
private final class Uploader {
  var finished: (() -> Void)?
  var steps = 0

  func upload() {
    SVProgressHUD.showProgress(0.4, status: "Uploading")
    steps += 1
    SVProgressHUD.dismiss(completion: finished)
  }

  func cancel(_ completion: @escaping SVProgressHUDDismissCompletion) {
    SVProgressHUD.dismiss(withDelay: 0.2) {
      self.steps = 0
      completion()
    }
  }
}

/// Swift makes a call with await of a call with a completion handler.
@MainActor public func load(_ log: (String) -> Void) async {
  SVProgressHUD.show(withStatus: "Loading")
  await SVProgressHUD.dismiss()
  log("Loaded")
}

@MainActor public func save(_ log: (String) -> Void) async {
  SVProgressHUD.showSuccess(withStatus: "Saved")
  await SVProgressHUD.dismiss(withDelay: 0.5)
  log("Saved")
}

extension CallSite {
  private static let manager = ProgressManager()
  private static let uploader = Uploader()

  static let completions = [
    CallSite("A completion handler in a variable", .text("Next")) {
      manager.show("Loading") { SVProgressHUD.show(withStatus: "Next") }
      manager.hide(after: 0)
    },
    CallSite("The app's own completion handler", .text("Next")) {
      manager.show("Loading")
      manager.hide { SVProgressHUD.show(withStatus: "Next") }
    },
    CallSite("A class of the app's model", .text("Next")) {
      uploader.finished = { SVProgressHUD.show(withStatus: "Next") }
      uploader.upload()
    },
    CallSite("A class of the app's model that is told to stop", .text("Stopped")) {
      SVProgressHUD.show()
      uploader.cancel { SVProgressHUD.showInfo(withStatus: "Stopped") }
    },
  ]
}
#endif
