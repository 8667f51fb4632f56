#if canImport(UIKit)
import HUDCore
public import UIKit

// The original SVProgressHUD is a view, and apps set its properties by the appearance proxy. Here
// the properties of every instance read and change the same settings.
extension SVProgressHUD {
  /// Returns an object whose properties are the settings.
  public static func appearance() -> SVProgressHUD { SVProgressHUD() }

  private var settings: Settings { CallForwarder.shared.settings }

  /// The colours of the panel.
  public var defaultStyle: SVProgressHUDStyle {
    get { settings.colors.style }
    set { Self.setDefaultStyle(newValue) }
  }

  /// The cover between the HUD and the app.
  public var defaultMaskType: SVProgressHUDMaskType {
    get { settings.mask }
    set { Self.setDefaultMaskType(newValue) }
  }

  /// The look of the spinner.
  public var defaultAnimationType: SVProgressHUDAnimationType {
    get { settings.style.spinner == .activity ? .native : .flat }
    set { Self.setDefaultAnimationType(newValue) }
  }

  /// The view in which the next HUD is shown; nil for the app's key window.
  public var containerView: UIView? {
    get { CallForwarder.shared.container }
    set { Self.setContainerView(newValue) }
  }

  /// The view in which an app extension shows its HUDs. The same as `containerView`.
  public var viewForExtension: UIView? {
    get { CallForwarder.shared.container }
    set { Self.setViewForExtension(newValue) }
  }

  /// The smallest size of the panel.
  public var minimumSize: CGSize {
    get { settings.style.minimumSize }
    set { Self.setMinimumSize(newValue) }
  }

  /// The stroke width of rings.
  public var ringThickness: CGFloat {
    get { settings.style.ringThickness }
    set { Self.setRingThickness(newValue) }
  }

  /// The radius of a ring above a text.
  public var ringRadius: CGFloat {
    get { settings.style.ringRadius }
    set { Self.setRingRadius(newValue) }
  }

  /// The radius of a ring without a text.
  public var ringNoTextRadius: CGFloat {
    get { settings.style.ringRadiusWithoutStatus }
    set { Self.setRingNoTextRadius(newValue) }
  }

  /// The radius of the panel's corners.
  public var cornerRadius: CGFloat {
    get { settings.style.cornerRadius }
    set { Self.setCornerRadius(newValue) }
  }

  /// The font of the text.
  public var font: UIFont! {
    get { settings.font ?? .systemFont(ofSize: 15, weight: .regular) }
    set { Self.setFont(newValue) }
  }

  /// The colour of text and indicators.
  public var foregroundColor: UIColor! {
    get { settings.colors.foreground ?? .black }
    set { Self.setForegroundColor(newValue) }
  }

  /// The colour of rings, pictures and the activity indicator; nil for the foreground colour.
  public var foregroundImageColor: UIColor? {
    get { settings.colors.image }
    set { Self.setForegroundImageColor(newValue) }
  }

  /// The colour of the panel.
  public var backgroundColor: UIColor! {
    get { settings.colors.background ?? .white }
    set { Self.setBackgroundColor(newValue) }
  }

  /// The colour of the mask `custom`.
  public var backgroundLayerColor: UIColor! {
    get { settings.customMaskColor }
    set { Self.setBackgroundLayerColor(newValue) }
  }

  /// The size of pictures.
  public var imageViewSize: CGSize {
    get { settings.style.imageSize }
    set { Self.setImageViewSize(newValue) }
  }

  /// Whether pictures have the foreground colour instead of their own colours.
  public var shouldTintImages: Bool {
    get { settings.style.tintsImages }
    set { Self.setShouldTintImages(newValue) }
  }

  /// The picture of `showInfo(withStatus:)`; nil for the letter i.
  public var infoImage: UIImage? {
    get { settings.pictures[.info] }
    set { Self.setInfoImage(newValue) }
  }

  /// The picture of `showSuccess(withStatus:)`; nil for the check mark.
  public var successImage: UIImage? {
    get { settings.pictures[.success] }
    set { Self.setSuccessImage(newValue) }
  }

  /// The picture of `showError(withStatus:)`; nil for the cross.
  public var errorImage: UIImage? {
    get { settings.pictures[.error] }
    set { Self.setErrorImage(newValue) }
  }

  /// The time that work may take before its HUD appears, in seconds.
  public var graceTimeInterval: TimeInterval {
    get { settings.behavior.graceTime.seconds }
    set { Self.setGraceTimeInterval(newValue) }
  }

  /// The minimum time that a toast stays, in seconds.
  public var minimumDismissTimeInterval: TimeInterval {
    get { settings.behavior.minimumToastTime.seconds }
    set { Self.setMinimumDismissTimeInterval(newValue) }
  }

  /// The maximum time that a toast stays, in seconds.
  public var maximumDismissTimeInterval: TimeInterval {
    get { settings.behavior.maximumToastTime?.seconds ?? .greatestFiniteMagnitude }
    set { Self.setMaximumDismissTimeInterval(newValue) }
  }

  /// The distance of the panel from the centre of the visible area.
  public var offsetFromCenter: UIOffset {
    get { settings.offset }
    set { Self.setOffsetFromCenter(newValue) }
  }

  /// The time that the HUD takes to appear, in seconds.
  public var fadeInAnimationDuration: TimeInterval {
    get { settings.behavior.fadeInTime?.seconds ?? 0.15 }
    set { Self.setFadeInAnimationDuration(newValue) }
  }

  /// The time that the HUD takes to disappear, in seconds.
  public var fadeOutAnimationDuration: TimeInterval {
    get { settings.behavior.fadeOutTime?.seconds ?? 0.15 }
    set { Self.setFadeOutAnimationDuration(newValue) }
  }

  /// The highest level of windows that show the HUD; ignored if all visible windows are above it.
  public var maxSupportedWindowLevel: UIWindow.Level {
    get { settings.highestWindowLevel }
    set { Self.setMaxSupportedWindowLevel(newValue) }
  }

  /// Whether success, error and info toasts also play a haptic.
  public var hapticsEnabled: Bool {
    get { settings.behavior.playsHaptics }
    set { Self.setHapticsEnabled(newValue) }
  }

  /// Whether the panel moves a little as the device is tilted.
  public var motionEffectEnabled: Bool {
    get { settings.behavior.followsTilt }
    set { Self.setMotionEffectEnabled(newValue) }
  }
}
#endif
