#if canImport(UIKit)
import MBProgressHUDCompat
import UIKit

extension CallSite {
  static var views: [CallSite] {
    [
      CallSite("a subclass with a factory of its own", .text("Please wait")) { view in
        LoadingHUD.start(in: view)
      },
      CallSite("a subclass that is looked up", .nothing) { view in
        LoadingHUD.showAdded(to: view, animated: false).label.text = "Please wait"
        LoadingHUD.forView(view)
        LoadingHUD.hide(for: view, animated: false)
      },
      CallSite("a HUD that a tap hides", .hud) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        #if canImport(ObjectiveC)
        let tap = UITapGestureRecognizer(target: hud, action: #selector(UIView.removeFromSuperview))
        hud.addGestureRecognizer(tap)
        hud.backgroundView.addGestureRecognizer(UITapGestureRecognizer())
        #endif
        hud.label.isUserInteractionEnabled = true
      },
      CallSite("a picture that is connected with the panel", .text("Paired")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.label.text = "Paired"
        let picture = UIView()
        picture.translatesAutoresizingMaskIntoConstraints = false
        hud.bezelView.addSubview(picture)
        NSLayoutConstraint.activate([
          picture.centerXAnchor.constraint(equalTo: hud.bezelView.centerXAnchor),
          picture.centerYAnchor.constraint(equalTo: hud.bezelView.centerYAnchor),
        ])
      },
      CallSite("a custom view that is connected with the panel", .text("Syncing")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        let wheel = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        wheel.translatesAutoresizingMaskIntoConstraints = false
        hud.mode = .customView
        hud.customView = wheel
        NSLayoutConstraint.activate([
          wheel.centerXAnchor.constraint(equalTo: hud.bezelView.centerXAnchor)
        ])
        hud.label.text = "Syncing"
      },
      CallSite("a colour for all indicators in HUDs", .hud) { view in
        UIActivityIndicatorView.appearance(whenContainedInInstancesOf: [MBProgressHUD.self])
          .color = .white
        MBProgressHUD.showAdded(to: view, animated: true)
      },
      CallSite("a HUD below the navigation bar", .text("Loading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.frame = CGRect(x: 0, y: 88, width: view.bounds.width, height: 300)
        hud.backgroundColor = UIColor(white: 0, alpha: 0.2)
        hud.label.text = "Loading"
      },
      CallSite("a handler in a variable", .text("Loading")) { view in
        let finish: MBProgressHUDCompletionBlock = { Journal.shared.entries += 1 }
        let hud = MBProgressHUD.showAdded(to: view, animated: false)
        hud.completionBlock = finish
        hud.delegate = Journal.shared
        hud.hide(animated: false)
        MBProgressHUD.showAdded(to: view, animated: true).label.text = "Loading"
      },
      CallSite("progress of a session's delegate", .text("Uploading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .annularDeterminate
        hud.label.text = "Uploading"
        Upload(hud).sent(3, of: 4)
      },
    ]
  }
}

private final class LoadingHUD: MBProgressHUD {
  override init(frame: CGRect) {
    super.init(frame: frame)
    minSize = CGSize(width: 120, height: 120)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  class func start(in view: UIView) {
    let hud = LoadingHUD.showAdded(to: view, animated: true)
    hud.label.text = "Please wait"
    hud.detailsLabel.text = "Tap to cancel"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    hide(animated: true)
  }

  override func hide(animated: Bool) {
    completionBlock = nil
    super.hide(animated: animated)
  }
}

/// A class that is bound to no thread.
private final class Journal: NSObject, MBProgressHUDDelegate, @unchecked Sendable {
  static let shared = Journal()
  var entries = 0

  func hudWasHidden(_ hud: MBProgressHUD) { entries += 1 }
}

/// A delegate of a session, which calls it on a queue of its own.
private final class Upload {
  private let hud: MBProgressHUD
  private let progress = Progress(totalUnitCount: 4)

  init(_ hud: MBProgressHUD) { self.hud = hud }

  func sent(_ bytes: Int64, of total: Int64) {
    hud.progress = Float(bytes) / Float(total)
    hud.progressObject = progress
    hud.completionBlock = nil
    if bytes == total { hud.hide(animated: true, afterDelay: 1) }
  }
}
#endif
