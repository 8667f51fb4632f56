#if canImport(UIKit)
import SVProgressHUDCompat
public import UIKit

/// A screen that asks while its HUD blocks the app.
@MainActor public final class AskingController: UIViewController {
  public private(set) var answers: [String] = []

  /// The HUD is dismissed by the answer, not before the question.
  public func upload() {
    SVProgressHUD.setDefaultMaskType(.black)
    SVProgressHUD.show(withStatus: "Uploading")
    Server.delete { result in
      guard case .failure(let error) = result else { return }
      ask(error.message)
    }
  }

  private func ask(_ message: String) {
    let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Try Again", style: .default) { _ in
        SVProgressHUD.showSuccess(withStatus: "Uploaded")
      })
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { [weak self] _ in
        SVProgressHUD.dismiss { self?.answers.append("Cancelled") }
      })
    present(alert, animated: true, completion: nil)
  }

  /// The HUD stays until the sheet with the file has appeared.
  public func share(_ sheet: UIViewController) {
    SVProgressHUD.show(withStatus: "Preparing")
    sheet.modalPresentationStyle = .overFullScreen
    present(sheet, animated: true) { SVProgressHUD.dismiss() }
  }
}
#endif
