#if canImport(UIKit)
import HUDCore
public import UIKit

// Names of SVProgressHUD that this module cannot have. The compiler tells an app that uses one of
// them what to use instead.
@available(iOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
@available(tvOSApplicationExtension, unavailable, message: "Use HUD.in(view).")
extension SVProgressHUD {
  /// Not available: there is no view whose appearance could be set.
  @available(*, unavailable, message: "Call the setters of SVProgressHUD itself.")
  public static func appearance() -> SVProgressHUD { unreachable() }

  /// Not available: there is no shared view.
  @available(*, unavailable, message: "There is no view. Call the class methods of SVProgressHUD.")
  public static func sharedView() -> SVProgressHUD { unreachable() }

  /// Not available: the glyphs are drawn, and not loaded from a bundle.
  // Objective-C would get an accessor that is available.
  #if canImport(ObjectiveC)
  @nonobjc
  #endif
  @available(*, unavailable, message: "There is no bundle. Set images of the app.")
  public static var imageBundle: Bundle { unreachable() }

  /// Not available: an app extension has no window of its own.
  @available(*, unavailable, message: "In an app extension, show HUDs with HUD.in(view).")
  public static func setViewForExtension(_ view: UIView) { unreachable() }

  /// Not available: an app extension has no window of its own.
  @available(*, unavailable, message: "In an app extension, show HUDs with HUD.in(view).")
  public var viewForExtension: UIView? { unreachable() }

  /// Not available: call `SVProgressHUD.setDefaultStyle(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setDefaultStyle(_:).")
  public var defaultStyle: SVProgressHUDStyle { unreachable() }

  /// Not available: call `SVProgressHUD.setDefaultMaskType(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setDefaultMaskType(_:).")
  public var defaultMaskType: SVProgressHUDMaskType { unreachable() }

  /// Not available: call `SVProgressHUD.setDefaultAnimationType(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setDefaultAnimationType(_:).")
  public var defaultAnimationType: SVProgressHUDAnimationType { unreachable() }

  /// Not available: call `SVProgressHUD.setContainerView(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setContainerView(_:).")
  public var containerView: UIView? { unreachable() }

  /// Not available: call `SVProgressHUD.setMinimumSize(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setMinimumSize(_:).")
  public var minimumSize: CGSize { unreachable() }

  /// Not available: call `SVProgressHUD.setRingThickness(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setRingThickness(_:).")
  public var ringThickness: CGFloat { unreachable() }

  /// Not available: call `SVProgressHUD.setRingRadius(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setRingRadius(_:).")
  public var ringRadius: CGFloat { unreachable() }

  /// Not available: call `SVProgressHUD.setRingNoTextRadius(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setRingNoTextRadius(_:).")
  public var ringNoTextRadius: CGFloat { unreachable() }

  /// Not available: call `SVProgressHUD.setCornerRadius(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setCornerRadius(_:).")
  public var cornerRadius: CGFloat { unreachable() }

  /// Not available: call `SVProgressHUD.setFont(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setFont(_:).")
  public var font: UIFont { unreachable() }

  /// Not available: call `SVProgressHUD.setForegroundColor(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setForegroundColor(_:).")
  public var foregroundColor: UIColor { unreachable() }

  /// Not available: call `SVProgressHUD.setForegroundImageColor(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setForegroundImageColor(_:).")
  public var foregroundImageColor: UIColor? { unreachable() }

  /// Not available: call `SVProgressHUD.setBackgroundColor(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setBackgroundColor(_:).")
  public var backgroundColor: UIColor { unreachable() }

  /// Not available: call `SVProgressHUD.setBackgroundLayerColor(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setBackgroundLayerColor(_:).")
  public var backgroundLayerColor: UIColor { unreachable() }

  /// Not available: call `SVProgressHUD.setImageViewSize(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setImageViewSize(_:).")
  public var imageViewSize: CGSize { unreachable() }

  /// Not available: call `SVProgressHUD.setShouldTintImages(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setShouldTintImages(_:).")
  public var shouldTintImages: Bool { unreachable() }

  /// Not available: call `SVProgressHUD.setInfoImage(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setInfoImage(_:).")
  public var infoImage: UIImage { unreachable() }

  /// Not available: call `SVProgressHUD.setSuccessImage(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setSuccessImage(_:).")
  public var successImage: UIImage { unreachable() }

  /// Not available: call `SVProgressHUD.setErrorImage(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setErrorImage(_:).")
  public var errorImage: UIImage { unreachable() }

  /// Not available: call `SVProgressHUD.setGraceTimeInterval(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setGraceTimeInterval(_:).")
  public var graceTimeInterval: TimeInterval { unreachable() }

  /// Not available: call `SVProgressHUD.setMinimumDismissTimeInterval(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setMinimumDismissTimeInterval(_:).")
  public var minimumDismissTimeInterval: TimeInterval { unreachable() }

  /// Not available: call `SVProgressHUD.setMaximumDismissTimeInterval(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setMaximumDismissTimeInterval(_:).")
  public var maximumDismissTimeInterval: TimeInterval { unreachable() }

  /// Not available: call `SVProgressHUD.setOffsetFromCenter(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setOffsetFromCenter(_:).")
  public var offsetFromCenter: UIOffset { unreachable() }

  /// Not available: call `SVProgressHUD.setFadeInAnimationDuration(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setFadeInAnimationDuration(_:).")
  public var fadeInAnimationDuration: TimeInterval { unreachable() }

  /// Not available: call `SVProgressHUD.setFadeOutAnimationDuration(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setFadeOutAnimationDuration(_:).")
  public var fadeOutAnimationDuration: TimeInterval { unreachable() }

  /// Not available: call `SVProgressHUD.setMaxSupportedWindowLevel(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setMaxSupportedWindowLevel(_:).")
  public var maxSupportedWindowLevel: UIWindow.Level { unreachable() }

  /// Not available: call `SVProgressHUD.setHapticsEnabled(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setHapticsEnabled(_:).")
  public var hapticsEnabled: Bool { unreachable() }

  /// Not available: call `SVProgressHUD.setMotionEffectEnabled(_:)`.
  @available(*, unavailable, message: "Call SVProgressHUD.setMotionEffectEnabled(_:).")
  public var motionEffectEnabled: Bool { unreachable() }
}

// SVProgressHUD's package and pod also have the headers of its own views.

/// Not available: the HUD draws its ring without a view.
@available(*, unavailable, message: "The ring is no view. HUD.Indicator.custom shows one of yours.")
public typealias SVIndefiniteAnimatedView = UIView

/// Not available: the HUD draws its ring without a view.
@available(*, unavailable, message: "The ring is no view. HUD.Indicator.custom shows one of yours.")
public typealias SVProgressAnimatedView = UIView

/// Not available: the HUD draws its mask without a layer of its own.
@available(*, unavailable, message: "Set the mask type gradient, or use a CAGradientLayer.")
public typealias SVRadialGradientLayer = CALayer
#endif
