#if canImport(UIKit)
import HUDCore
import HUDUIKit
public import UIKit

/// The background of a HUD's panel, or of the area around the panel.
///
/// The view itself draws nothing. Its properties say how the HUD draws the background. The panel
/// takes the corner radius of the view's layer.
#if canImport(ObjectiveC)
@objc(MBBackgroundView) @objcMembers
#endif
public class MBBackgroundView: UIView {
  struct Values: Sendable {
    var style: MBProgressHUDBackgroundStyle
    var color: UIColor?
    var effectStyle: UIBlurEffect.Style?
    var opacity: CGFloat = 1
  }

  nonisolated let settings: LockedSettings<Values>

  /// The kind of the background: a colour or a blur.
  public nonisolated var style: MBProgressHUDBackgroundStyle {
    get { settings.style }
    set { settings.style = newValue }
  }

  /// The colour, or the tint of the blur. If nil, a blur has its default tint; without a blur, the
  /// panel has a plain colour, and the area around the panel is clear.
  public nonisolated var color: UIColor? {
    get { settings.color }
    set { settings.color = newValue }
  }

  /// The same as `color`.
  public nonisolated override var backgroundColor: UIColor? {
    get { settings.color }
    set { settings.color = newValue }
  }

  /// The style of the blur. Until it is set, the panel has the system's material.
  public nonisolated var blurEffectStyle: UIBlurEffect.Style {
    get { settings.effectStyle ?? .regular }
    set { settings.effectStyle = newValue }
  }

  /// The blur of the last style, kept so that a blur is created only when the style changes.
  private var latestEffect: (style: UIBlurEffect.Style, effect: UIBlurEffect)?

  fileprivate var effect: UIBlurEffect? {
    guard let style = settings.effectStyle else { return nil }
    if let latestEffect, latestEffect.style == style { return latestEffect.effect }
    let effect = UIBlurEffect(style: style)
    latestEffect = (style, effect)
    return effect
  }

  #if canImport(ObjectiveC)
  @nonobjc
  #endif
  init(style: MBProgressHUDBackgroundStyle) {
    settings = LockedSettings(Values(style: style))
    super.init(frame: .zero)
    layer.cornerRadius = 5
  }

  /// Not available: only a HUD creates these views.
  @available(*, unavailable, message: "Use the bezelView and the backgroundView of a HUD.")
  public convenience init() { self.init(style: .blur) }

  /// Not available: only a HUD creates these views.
  @available(*, unavailable, message: "Use the bezelView and the backgroundView of a HUD.")
  public override convenience init(frame: CGRect) { self.init(style: .blur) }

  /// Not available: only a HUD creates these views.
  @available(*, unavailable, message: "Use the bezelView and the backgroundView of a HUD.")
  public required convenience init?(coder: NSCoder) { self.init(style: .blur) }
}

extension MBBackgroundView {
  /// The background of the panel.
  var bezel: HUD.Style.Bezel {
    let tint = color.map { HUD.Color($0) }
    // Use a colour for an opacity below 1: a material cannot be made more transparent.
    guard style == .blur, settings.opacity >= 1 else {
      return .color((tint ?? Self.plain).faded(by: settings.opacity))
    }
    return effect.map { .material($0) } ?? tint.map { .material(tint: $0) } ?? .material
  }

  /// The colour of a panel without a blur for which the app has chosen no colour.
  private static let plain = HUD.Color(
    light: HUD.Color(white: 0.95), dark: HUD.Color(white: 0.17))

  /// The mask between the HUD and the app.
  var cover: HUD.Mask {
    switch style {
    case .solidColor: color.map { .color(HUD.Color($0)) } ?? .clear
    case .blur: (color.map { HUD.Color($0) } ?? effectTint).map { .blur(tint: $0) } ?? .blur
    }
  }

  /// The tint that a light or a dark blur has by itself; nil for any other blur.
  private var effectTint: HUD.Color? {
    switch settings.effectStyle?.appearance {
    case .light: HUD.Color(white: 1, alpha: 0.3)
    case .dark: HUD.Color(white: 0.11, alpha: 0.73)
    default: nil
    }
  }

  /// The appearance in which text and indicator are readable on this background.
  var appearance: HUD.Style.Appearance {
    if style == .blur, let effectStyle = settings.effectStyle { return effectStyle.appearance }
    guard let color else { return .automatic }
    return switch (color.isDark(in: .light), color.isDark(in: .dark)) {
    case (true, true): .dark
    case (false, false): .light
    default: .automatic
    }
  }
}

extension UIBlurEffect.Style {
  /// The appearance of the blur; automatic if it depends on the appearance of the app.
  fileprivate var appearance: HUD.Style.Appearance {
    // Compare numbers, because some systems lack some of the styles.
    switch rawValue {
    case 0, 1, 11...15: .light
    case 2, 3, 16...20: .dark
    default: .automatic
    }
  }
}

extension UIColor {
  /// Returns whether white text is easier to read on this colour than black text; nil if the colour
  /// is so transparent that the answer depends on the content below.
  fileprivate func isDark(in style: UIUserInterfaceStyle) -> Bool? {
    let shade = resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    guard shade.getRed(&red, green: &green, blue: &blue, alpha: &alpha), alpha >= 0.5 else {
      return nil
    }
    // The perceived brightness, with the weights that video signals use.
    return 0.3 * red + 0.59 * green + 0.11 * blue < 0.5
  }
}
#endif
