#if canImport(UIKit)
import HUDCore
import HUDUIKit
public import UIKit

// Each setting applies to later calls, and to the last call if it was made in the same turn of the
// main queue. Nil means the default, except for a picture.
extension SVProgressHUD {
  /// Sets the colours of the panel. The default is `automatic`.
  public static func setDefaultStyle(_ style: SVProgressHUDStyle) {
    CallForwarder.shared.change { $0.colors.style = style }
  }

  /// Sets the cover between the HUD and the app. The default is `none`.
  public static func setDefaultMaskType(_ maskType: SVProgressHUDMaskType) {
    CallForwarder.shared.change { $0.mask = maskType }
  }

  /// Sets the look of the spinner. The default is `flat`, a ring.
  public static func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {
    CallForwarder.shared.change { $0.style.spinner = type == .native ? .activity : .ring }
  }

  /// Sets the view in which the next HUD is shown. With nil, the default, the HUD is shown in the
  /// app's key window.
  ///
  /// The view is not retained. When it no longer exists, HUDs are shown in the key window again.
  public static func setContainerView(_ containerView: UIView?) {
    CallForwarder.shared.setContainer(containerView)
  }

  /// Sets the view in which an app extension shows its HUDs. The same as `setContainerView(_:)`.
  public static func setViewForExtension(_ view: UIView?) { setContainerView(view) }

  /// Sets the smallest size of the panel.
  public static func setMinimumSize(_ minimumSize: CGSize) {
    CallForwarder.shared.change { $0.style.minimumSize = minimumSize }
  }

  /// Sets the stroke width of rings. The default is 2 points.
  public static func setRingThickness(_ ringThickness: CGFloat) {
    CallForwarder.shared.change { $0.style.ringThickness = ringThickness }
  }

  /// Sets the radius of a ring above a text. The default is 18 points.
  public static func setRingRadius(_ radius: CGFloat) {
    CallForwarder.shared.change { $0.style.ringRadius = radius }
  }

  /// Sets the radius of a ring without a text. The default is 24 points.
  public static func setRingNoTextRadius(_ radius: CGFloat) {
    CallForwarder.shared.change { $0.style.ringRadiusWithoutStatus = radius }
  }

  /// Sets the radius of the panel's corners. The default is 14 points.
  public static func setCornerRadius(_ cornerRadius: CGFloat) {
    CallForwarder.shared.change {
      $0.style.cornerRadius = cornerRadius
      $0.style.cornerRadiusWithoutIndicator = cornerRadius
    }
  }

  /// Sets the colour of the panel's border. The default is black.
  public static func setBorderColor(_ color: UIColor?) {
    CallForwarder.shared.change { $0.style.borderColor = color.map { HUD.Color($0) } }
  }

  /// Sets the width of the panel's border. The default is 0.
  public static func setBorderWidth(_ width: CGFloat) {
    CallForwarder.shared.change { $0.style.borderWidth = width }
  }

  /// Sets the font of the text. It scales with the user's text size.
  public static func setFont(_ font: UIFont?) {
    CallForwarder.shared.change { $0.font = font }
  }

  /// Sets the colour of text and indicators. The other colours stay as they are.
  ///
  /// A later `setDefaultStyle(_:)` with another style than `custom` has precedence.
  public static func setForegroundColor(_ color: UIColor?) {
    CallForwarder.shared.change { $0.colors.foreground = color }
  }

  /// Sets the colour of rings, pictures and the activity indicator. With nil, the default, they
  /// have the foreground colour.
  public static func setForegroundImageColor(_ color: UIColor?) {
    CallForwarder.shared.change { $0.colors.image = color }
  }

  /// Sets the colour of the panel, in place of its material. The other colours stay as they are.
  ///
  /// A later `setDefaultStyle(_:)` with another style than `custom` has precedence.
  public static func setBackgroundColor(_ color: UIColor?) {
    CallForwarder.shared.change { $0.colors.background = color }
  }

  /// Sets the material of the panel. It takes precedence over the background colour.
  public static func setHudViewCustomBlurEffect(_ blurEffect: UIBlurEffect?) {
    CallForwarder.shared.change { $0.colors.effect = blurEffect }
  }

  /// Sets the colour of the mask `custom`. The default is black at 40 % opacity.
  public static func setBackgroundLayerColor(_ color: UIColor?) {
    CallForwarder.shared.change { $0.customMaskColor = color ?? Settings().customMaskColor }
  }

  /// Sets the size of pictures. The default is 28 by 28 points. With a size of zero, toasts have
  /// only text.
  public static func setImageViewSize(_ size: CGSize) {
    CallForwarder.shared.change { $0.style.imageSize = size }
  }

  /// Sets whether pictures have the foreground colour instead of their own colours, whatever their
  /// rendering mode. The default is true.
  public static func setShouldTintImages(_ shouldTintImages: Bool) {
    CallForwarder.shared.change { $0.style.tintsImages = shouldTintImages }
  }

  /// Sets the picture of `showInfo(withStatus:)`. Nil or an empty picture shows the text alone.
  public static func setInfoImage(_ image: UIImage?) {
    CallForwarder.shared.change { $0.pictures[.info] = image ?? UIImage() }
  }

  /// Sets the picture of `showSuccess(withStatus:)`. Nil or an empty picture shows the text alone.
  public static func setSuccessImage(_ image: UIImage?) {
    CallForwarder.shared.change { $0.pictures[.success] = image ?? UIImage() }
  }

  /// Sets the picture of `showError(withStatus:)`. Nil or an empty picture shows the text alone.
  public static func setErrorImage(_ image: UIImage?) {
    CallForwarder.shared.change { $0.pictures[.error] = image ?? UIImage() }
  }

  /// Sets the time that work may take before its HUD appears, in seconds. Toasts appear at once.
  public static func setGraceTimeInterval(_ interval: TimeInterval) {
    CallForwarder.shared.change { $0.behavior.graceTime = Duration(timeInterval: interval) }
  }

  /// Sets the minimum time that a toast stays, in seconds. The default is 5 seconds.
  public static func setMinimumDismissTimeInterval(_ interval: TimeInterval) {
    CallForwarder.shared.change { $0.behavior.minimumToastTime = Duration(timeInterval: interval) }
  }

  /// Sets the maximum time that a toast stays, in seconds. By default there is no maximum.
  public static func setMaximumDismissTimeInterval(_ interval: TimeInterval) {
    CallForwarder.shared.change { $0.behavior.maximumToastTime = Duration(timeInterval: interval) }
  }

  /// Sets the time that the HUD takes to appear, in seconds. The default is 0.15 seconds.
  public static func setFadeInAnimationDuration(_ duration: TimeInterval) {
    CallForwarder.shared.change { $0.behavior.fadeInTime = Duration(timeInterval: duration) }
  }

  /// Sets the time that the HUD takes to disappear, in seconds. The default is 0.15 seconds.
  public static func setFadeOutAnimationDuration(_ duration: TimeInterval) {
    CallForwarder.shared.change { $0.behavior.fadeOutTime = Duration(timeInterval: duration) }
  }

  /// Sets the highest level of a window that may contain the HUD. The default is `normal`.
  ///
  /// The HUD is in a window above this level only if all visible windows are above this level.
  public static func setMaxSupportedWindowLevel(_ windowLevel: UIWindow.Level) {
    CallForwarder.shared.change { $0.highestWindowLevel = windowLevel }
  }

  /// Sets whether success, error and info toasts also play a haptic. The default is false.
  public static func setHapticsEnabled(_ hapticsEnabled: Bool) {
    CallForwarder.shared.change { $0.behavior.playsHaptics = hapticsEnabled }
  }

  /// Sets whether the panel moves a little as the device is tilted. The default is false.
  public static func setMotionEffectEnabled(_ motionEffectEnabled: Bool) {
    CallForwarder.shared.change { $0.behavior.followsTilt = motionEffectEnabled }
  }

  /// Sets the distance of the panel from the centre of the visible area.
  ///
  /// An offset of half the size of a window or of the container is ignored, and logged. Apps set
  /// such an offset because of a defect of SVProgressHUD 2.2.
  public static func setOffsetFromCenter(_ offset: UIOffset) {
    CallForwarder.shared.setOffset(offset)
  }

  /// Shows later HUDs in the centre of the visible area again.
  public static func resetOffsetFromCenter() {
    setOffsetFromCenter(UIOffset(horizontal: 0, vertical: 0))
  }
}
#endif
