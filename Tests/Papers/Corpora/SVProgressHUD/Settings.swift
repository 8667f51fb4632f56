#if canImport(UIKit)
import SVProgressHUDCompat
import UIKit

private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

extension CallSite {
  static let settings = [
    CallSite("What an app sets when it starts", .text("Loading")) {
      SVProgressHUD.setDefaultStyle(.dark)
      SVProgressHUD.setDefaultMaskType(.black)
      SVProgressHUD.setDefaultAnimationType(.native)
      SVProgressHUD.setMinimumDismissTimeInterval(2)
      SVProgressHUD.show(withStatus: "Loading")
    },
    CallSite("Colours of the app", .text("Loading")) {
      SVProgressHUD.setDefaultStyle(SVProgressHUDStyle.custom)
      SVProgressHUD.setForegroundColor(red)
      SVProgressHUD.setForegroundImageColor(green)
      SVProgressHUD.setForegroundImageColor(nil)
      SVProgressHUD.setBackgroundColor(.label)
      SVProgressHUD.setBorderColor(red)
      SVProgressHUD.setBorderWidth(1)
      SVProgressHUD.show(withStatus: "Loading")
    },
    CallSite("A mask of one call, as in SVProgressHUD 2.2", .text("Loading")) {
      SVProgressHUD.show(with: .clear)
      SVProgressHUD.show(withStatus: "Loading", maskType: .black)
    },
    CallSite("A mask in the app's colour", .hud) {
      SVProgressHUD.setDefaultMaskType(.custom)
      SVProgressHUD.setBackgroundLayerColor(red.withAlphaComponent(0.2))
      SVProgressHUD.show()
    },
    CallSite("A mask that is set after the HUD", .hud) {
      SVProgressHUD.show()
      SVProgressHUD.setDefaultMaskType(.black)
    },
    CallSite("Each mask", .hud) {
      SVProgressHUD.setDefaultMaskType(.none)
      SVProgressHUD.setDefaultMaskType(.clear)
      SVProgressHUD.setDefaultMaskType(SVProgressHUDMaskType.gradient)
      SVProgressHUD.show()
    },
    CallSite("Sizes", .text("Loading")) {
      SVProgressHUD.setMinimumSize(CGSize(width: 120, height: 120))
      SVProgressHUD.setCornerRadius(20)
      SVProgressHUD.setRingThickness(4)
      SVProgressHUD.setRingRadius(20)
      SVProgressHUD.setRingNoTextRadius(26)
      SVProgressHUD.setImageViewSize(CGSize(width: 40, height: 40))
      SVProgressHUD.setFont(UIFont.preferredFont(forTextStyle: .body))
      SVProgressHUD.show(withStatus: "Loading")
    },
    CallSite("The app's own pictures", .text("Saved")) {
      SVProgressHUD.setSuccessImage(UIImage(systemName: "headphones")!)
      SVProgressHUD.setErrorImage(UIImage(systemName: "headphones")!)
      SVProgressHUD.setInfoImage(UIImage(systemName: "headphones")!)
      SVProgressHUD.setShouldTintImages(false)
      SVProgressHUD.showSuccess(withStatus: "Saved")
    },
    CallSite("Toasts without a glyph", .text("Saved")) {
      SVProgressHUD.setInfoImage(nil)
      SVProgressHUD.setSuccessImage(nil)
      SVProgressHUD.setErrorImage(nil)
      SVProgressHUD.setFont(nil)
      SVProgressHUD.setForegroundColor(nil)
      SVProgressHUD.setBackgroundColor(nil)
      SVProgressHUD.showInfo(withStatus: "Saved")
    },
    CallSite("The appearance of the HUD", .text("Loading")) {
      SVProgressHUD.appearance().defaultStyle = .custom
      SVProgressHUD.appearance().foregroundColor = red
      SVProgressHUD.appearance().backgroundColor = .white
      let appearance = SVProgressHUD.appearance()
      appearance.defaultMaskType = .black
      appearance.ringThickness = appearance.ringThickness * 2
      appearance.font = UIFont.preferredFont(forTextStyle: .body)
      appearance.hapticsEnabled = true
      SVProgressHUD.show(withStatus: "Loading")
    },
    CallSite("A view of an app extension", .text("Loading")) {
      SVProgressHUD.setViewForExtension(nil)
      SVProgressHUD.show(withStatus: "Loading")
    },
    CallSite("The HUD's own ring in a view of the app", .nothing) {
      let ring = SVIndefiniteAnimatedView(frame: .zero)
      ring.strokeThickness = 2
      ring.strokeColor = green
      ring.radius = 24
      ring.frame.size = ring.sizeThatFits(.zero)
      let progress = SVProgressAnimatedView(frame: ring.frame)
      progress.strokeEnd = 0.5
      ring.addSubview(progress)
      let gradient = SVRadialGradientLayer()
      gradient.gradientCenter = CGPoint(x: 20, y: 20)
      ring.layer.addSublayer(gradient)
    },
    CallSite("Times, place and motion", .text("Loading")) {
      SVProgressHUD.setFadeInAnimationDuration(0.3)
      SVProgressHUD.setFadeOutAnimationDuration(0.3)
      SVProgressHUD.setGraceTimeInterval(0)
      SVProgressHUD.setOffsetFromCenter(UIOffset(horizontal: 0, vertical: 120))
      SVProgressHUD.resetOffsetFromCenter()
      SVProgressHUD.setHapticsEnabled(true)
      SVProgressHUD.setMotionEffectEnabled(false)
      SVProgressHUD.setMaxSupportedWindowLevel(.alert)
      SVProgressHUD.setHudViewCustomBlurEffect(UIBlurEffect(style: .regular))
      SVProgressHUD.setContainerView(nil)
      SVProgressHUD.show(withStatus: "Loading")
    },
    CallSite("A style by the appearance of the app", .text("Loading")) {
      let appearance = UIUserInterfaceStyle.dark
      SVProgressHUD.setDefaultStyle(appearance == .dark ? .dark : .light)
      SVProgressHUD.setDefaultStyle(.automatic)
      SVProgressHUD.setDefaultAnimationType(.flat)
      SVProgressHUD.show(withStatus: "Loading")
    },
  ]
}
#endif
