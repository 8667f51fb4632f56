#if canImport(UIKit)
import MBProgressHUDCompat
import UIKit

extension CallSite {
  static var settings: [CallSite] {
    [
      CallSite("a coloured HUD", .text("Loading...")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.contentColor = UIColor(red: 0, green: 0.6, blue: 0.7, alpha: 1)
        hud.label.text = "Loading..."
      },
      CallSite("a dark panel", .text("Loading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.bezelView.style = MBProgressHUDBackgroundStyle.solidColor
        hud.bezelView.color = UIColor.black
        hud.bezelView.layer.cornerRadius = 10
        hud.contentColor = .white
        hud.label.text = "Loading"
        hud.label.textColor = .white
        hud.detailsLabel.textColor = .white
      },
      CallSite("a blurred background", .text("Loading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.bezelView.blurEffectStyle = .dark
        hud.bezelView.backgroundColor = UIColor.black
        hud.backgroundView.style = .blur
        hud.backgroundView.color = UIColor(white: 0, alpha: 0.4)
        hud.label.text = "Loading"
      },
      CallSite("a dark blur around the panel", .text("Loading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.backgroundView.style = .blur
        hud.backgroundView.blurEffectStyle = .dark
        hud.label.text = "Loading"
      },
      CallSite("lines that begin where reading begins", .text("Two\nlines")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.label.numberOfLines = 0
        hud.label.text = "Two\nlines"
        hud.label.textAlignment = .left
        hud.detailsLabel.textAlignment = NSTextAlignment.left
      },
      CallSite("an attributed text", .text("Copied")) { view in
        let style = NSMutableParagraphStyle()
        style.alignment = .left
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .text
        hud.label.attributedText = NSAttributedString(
          string: "Copied", attributes: [.paragraphStyle: style, .foregroundColor: UIColor.white])
        hud.label.font = .systemFont(ofSize: 14, weight: .regular)
      },
      CallSite("settings for all HUDs of an app", .hud) { view in
        #if canImport(ObjectiveC)
        MBProgressHUD.appearance().contentColor = .white
        MBProgressHUD.appearance().margin = 12
        MBProgressHUD.appearance().animationType = .zoom
        let appearance = MBProgressHUD.appearance(whenContainedInInstancesOf: [UIWindow.self])
        appearance.offset = CGPoint(x: 0, y: -40)
        appearance.minSize = CGSize(width: 90, height: 90)
        appearance.isSquare = true
        appearance.areDefaultMotionEffectsEnabled = false
        #endif
        MBProgressHUD.showAdded(to: view, animated: true)
      },
      CallSite("a clear panel", .hud) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.bezelView.style = .solidColor
        hud.bezelView.backgroundColor = .clear
        hud.areDefaultMotionEffectsEnabled = false
      },
      CallSite("fonts and sizes", .text("Loading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.label.text = "Loading"
        hud.label.font = .preferredFont(forTextStyle: .body)
        hud.label.textAlignment = .center
        hud.detailsLabel.text = "This takes a while"
        hud.detailsLabel.font = UIFont.systemFont(ofSize: 13, weight: .regular)
        hud.detailsLabel.numberOfLines = 2
        hud.margin = 15
        hud.minSize = CGSize(width: 120, height: 120)
        hud.offset.y = -40
      },
      CallSite("a button with its colour", .text("Loading")) { view in
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.label.text = "Loading"
        hud.button.setTitle("Cancel", for: .normal)
        hud.button.setTitleColor(.white, for: .normal)
        hud.button.titleLabel?.font = UIFont.systemFont(ofSize: 13, weight: .bold)
        hud.button.addAction(
          UIAction { [weak hud] _ in hud?.hide(animated: true) }, for: .touchUpInside)
      },
      CallSite("a progress view of MBProgressHUD", .text("Loading")) { view in
        let round = MBRoundProgressView()
        round.isAnnular = true
        round.progressTintColor = .white
        round.backgroundTintColor = UIColor(white: 1, alpha: 0.2)
        let hud = MBProgressHUD.showAdded(to: view, animated: true)
        hud.mode = .customView
        hud.customView = round
        hud.label.text = "Loading"
        round.progress = 0.5
        let bar = MBBarProgressView()
        bar.lineColor = .white
        bar.progressColor = .white
        bar.progressRemainingColor = .clear
        hud.customView = bar
        hud.progress = 0.7
      },
      CallSite("each kind of animation", .nothing) { view in
        for type: MBProgressHUDAnimation in [.fade, .zoom, .zoomIn, .zoomOut] {
          let hud = MBProgressHUD(view: view)
          hud.animationType = type
          view.addSubview(hud)
          hud.show(animated: true)
          hud.removeFromSuperViewOnHide = true
          hud.hide(animated: true)
        }
      },
    ]
  }
}
#endif
