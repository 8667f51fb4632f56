#if canImport(UIKit)
import MBProgressHUDCompat
import UIKit

extension CallSite {
  static var loading: [CallSite] {
    [
      CallSite("a HUD while something loads", .nothing) { view in
        MBProgressHUD.showAdded(to: view, animated: true)
        Server.load { _ in MBProgressHUD.hide(for: view, animated: true) }
      },
      CallSite("a HUD that is kept in a variable", .text("Loading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.label.text = "Loading"
      },
      CallSite("a HUD with two texts", .text("Loading…")) { view in
        let loadingNotification = MBProgressHUD.showAdded(to: view, animated: true)
        loadingNotification.mode = MBProgressHUDMode.indeterminate
        loadingNotification.label.text = localized("Loading…")
        loadingNotification.detailsLabel.text = localized("Please wait")
        loadingNotification.isUserInteractionEnabled = false
      },
      CallSite("a property of a controller", .text("Saving")) { view in
        let controller = Controller(view)
        controller.save()
        controller.fail()
        controller.save()
      },
      CallSite("a HUD on the window", .hud) { view in
        guard let window = view.window else { return }
        let hud = MBProgressHUD(view: window)
        window.addSubview(hud)
        hud.show(animated: true)
        hud.removeFromSuperViewOnHide = true
        hud.hide(animated: true)
        MBProgressHUD.showAdded(to: view, animated: true)
      },
      CallSite("a helper in an extension of UIViewController", .text("Deleting")) { view in
        view.showLoading("Loading")
        view.hideLoading()
        view.showLoading("Deleting")
      },
      CallSite("a HUD whose mode changes with the work", .text("Cleaning up...")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.label.text = "Preparing..."
        hud.minSize = CGSize(width: 150, height: 100)
        Server.upload { fraction in
          hud.mode = .determinate
          hud.label.text = "Loading..."
          hud.progress = Float(fraction)
        } completion: {
          hud.mode = .indeterminate
          hud.label.text = "Cleaning up..."
        }
      },
      CallSite("a progress that is looked up", .text("Uploading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .annularDeterminate
        hud.label.text = "Uploading"
        Server.upload { fraction in
          MBProgressHUD.forView(view)?.progress = Float(fraction)
        } completion: {
          MBProgressHUD.forView(view)?.hide(animated: true, afterDelay: 5)
        }
      },
      CallSite("a progress object with a button", .text("Loading...")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        let progressObject = Progress(totalUnitCount: 100)
        hud.mode = .determinateHorizontalBar
        hud.label.text = "Loading..."
        hud.progressObject = progressObject
        hud.button.setTitle("Cancel", for: .normal)
        #if canImport(ObjectiveC)
        hud.button.addTarget(
          progressObject, action: #selector(Progress.cancel), for: .touchUpInside)
        #endif
      },
      CallSite("the global queue and back", .nothing) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.completionBlock = { view.isHidden = false }
        hud.backgroundView.style = .solidColor
        hud.backgroundView.color = UIColor(white: 0, alpha: 0.1)
        hud.hide(animated: true)
      },
      CallSite("a HUD that is shown before something is known", .nothing) { view in
        let hud = MBProgressHUD(frame: view.bounds)
        hud.graceTime = 0.2
        hud.minShowTime = 0.3
        view.addSubview(hud)
        hud.show(animated: true)
        hud.hide(animated: false)
      },
    ]
  }

  /// A controller that keeps one HUD.
  @MainActor private final class Controller: NSObject, MBProgressHUDDelegate {
    private var hud: MBProgressHUD?
    private let view: UIView

    init(_ view: UIView) {
      self.view = view
      super.init()
    }

    func save() {
      hud = MBProgressHUD(view: view)
      guard let hud = hud else { return }
      hud.delegate = self
      hud.label.text = "Saving"
      hud.label.font = UIFont.systemFont(ofSize: 14, weight: .medium)
      hud.removeFromSuperViewOnHide = true
      view.addSubview(hud)
      hud.show(animated: true)
    }

    func fail() { hud?.hide(animated: true) }

    func hudWasHidden(_ hud: MBProgressHUD) {
      hud.removeFromSuperview()
      if self.hud === hud { self.hud = nil }
    }
  }
}

extension UIView {
  fileprivate func showLoading(_ text: String) {
    let indicator = MBProgressHUD.showAdded(to: self, animated: true)
    indicator.label.text = text
    indicator.animationType = .zoom
    indicator.contentColor = UIColor.white
    indicator.bezelView.style = .solidColor
    indicator.bezelView.color = UIColor.black.withAlphaComponent(0.7)
    indicator.show(animated: true)
  }

  fileprivate func hideLoading() { MBProgressHUD.hide(for: self, animated: true) }
}
#endif
