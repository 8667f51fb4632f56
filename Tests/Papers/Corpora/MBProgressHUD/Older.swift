#if canImport(UIKit)
import Dispatch
import MBProgressHUDCompat
import UIKit

/// Lines of an app that was written for MBProgressHUD 1.0 or older.
protocol OlderLines {
  @MainActor static var all: [CallSite] { get }
}

extension CallSite {
  // A call of a deprecated name is no warning in what is deprecated itself, and the type of the
  // protocol is not.
  static var older: [CallSite] { (Older.self as any OlderLines.Type).all }
}

private enum Older: OlderLines {
  @available(*, deprecated)
  static var all: [CallSite] {
    [
      CallSite("a text and a detail, as before 1.0", .text("Loading")) { view in
        let hud = MBProgressHUD(view: view)
        view.addSubview(hud)
        hud.labelText = "Loading"
        hud.detailsLabelText = "updating data"
        hud.isSquare = true
        hud.taskInProgress = true
        hud.show(true)
      },
      CallSite("a toast, as before 1.0", .text("Copied")) { view in
        let text: String? = "Copied"
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .text
        hud.labelText = text
        hud.labelFont = UIFont.systemFont(ofSize: 15, weight: .regular)
        hud.labelColor = UIColor.white
        hud.margin = 10
        hud.yOffset = 150
        hud.xOffset = 0
        hud.cornerRadius = 8
        hud.removeFromSuperViewOnHide = true
        hud.hide(true, afterDelay: 3)
      },
      CallSite("colours, as before 1.0", .text("Uploading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.color = UIColor(red: 0.23, green: 0.5, blue: 0.82, alpha: 0.9)
        hud.opacity = 0.8
        hud.dimBackground = true
        hud.activityIndicatorColor = .white
        hud.labelText = "Uploading"
        hud.detailsLabelFont = hud.labelFont
        hud.detailsLabelColor = hud.labelColor
        hud.minSize = CGSize(width: max(hud.size.width, 100), height: 100)
      },
      CallSite("a window, as before 1.0", .nothing) { view in
        guard let window = view.window else { return }
        let hud = MBProgressHUD(window: window)
        window.addSubview(hud)
        hud.show(true)
        hud.hide(true)
      },
      CallSite("all HUDs of a view, as before 1.0", .nothing) { view in
        MBProgressHUD.showAdded(to: view, animated: true)
        MBProgressHUD(for: view)?.labelText = "First"
        MBProgressHUD.showAdded(to: view, animated: true)
        if MBProgressHUD.allHUDs(for: view).count > 1 {
          MBProgressHUD.hideAllHUDs(for: view, animated: true)
        }
      },
      CallSite("work that the HUD runs, as before 1.0", .text("Working")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.labelText = "Working"
        hud.minShowTime = 2
        let queue = DispatchQueue(label: "work")
        hud.showAnimated(true, whileExecuting: {}, on: queue)
        hud.showAnimated(true, whileExecuting: {}, on: queue, completionBlock: {})
        hud.showAnimated(true, whileExecuting: {})
        hud.showAnimated(true, whileExecuting: {}, completionBlock: {})
      },
    ]
  }
}
#endif
