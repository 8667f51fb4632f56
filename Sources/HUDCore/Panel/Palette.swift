import HUDLayers

/// A style's colours in the surroundings a host has now.
struct Palette: Equatable {
  let isDark: Bool
  /// The one of each of the app's colours that is used.
  let variant: HUD.Color.Variant
  let foreground: CGColor
  let indicator: CGColor
  let detail: CGColor
  let button: CGColor
  /// The colour of a button that deletes something.
  let destructiveButton: CGColor
  let bezel: CGColor
  /// Whether the bezel's colour lies over a blurred copy of what is below.
  let bezelIsMaterial: Bool
  /// Whether the app gave the material its colour.
  let bezelIsTinted: Bool
  /// The app's own in place of the platform's material.
  let bezelEffect: PlatformValue?
  let maskColor: CGColor
  /// Whether the mask's colour does.
  let maskIsMaterial: Bool
  let maskIsTinted: Bool
  let border: CGColor
  let borderWidth: CGFloat
  /// 1 below an opaque panel, 0 for no shadow.
  let shadowStrength: Float

  init(_ style: HUD.Style, mask: HUD.Mask, in metrics: Metrics) {
    isDark =
      switch style.appearance {
      case .automatic: metrics.isDark
      case .light: false
      case .dark: true
      }
    variant = HUD.Color.Variant(
      isDark: isDark, hasHighContrast: metrics.increasesContrast, accent: metrics.accent)

    let text = style.foreground ?? HUD.Color(light: .black, dark: .white)
    foreground = text.cgColor(in: variant)
    indicator = (style.indicatorColor ?? text).cgColor(in: variant)

    detail = (style.detailColor ?? text.faded(by: 0.7)).cgColor(in: variant)
    button = (style.buttonColor ?? text).cgColor(in: variant)
    destructiveButton = Self.red.cgColor(in: variant)

    let isSolid = metrics.reducesTransparency || metrics.increasesContrast
    let canBlur = metrics.hasMaterial && !isSolid
    let fill: HUD.Color
    bezelEffect = style.bezel.effect
    switch style.bezel.fill {
    case .material(let tint):
      bezelIsMaterial = canBlur
      bezelIsTinted = tint != nil
      // Over a blur the tint only lightens or darkens; without one it has to stand for all of it.
      let base = Self.material.faded(by: canBlur ? 0.6 : 0.95)
      // The tint is mixed with the colour below it, so its accent has to be resolved first.
      let tint = tint?.replacingAccent(with: metrics.accent)
      fill = tint.map { canBlur ? $0 : $0.over(base) } ?? base
    case .effect:
      bezelIsMaterial = canBlur
      bezelIsTinted = false
      fill = canBlur ? .clear : Self.material.faded(by: 0.95)
    case .color(let color):
      bezelIsMaterial = false
      bezelIsTinted = false
      fill = color.replacingAccent(with: metrics.accent)
    }
    bezel = (isSolid ? fill.over(Self.material) : fill).cgColor(in: variant)

    if case .blur(let tint) = mask.cover {
      maskIsMaterial = canBlur
      maskIsTinted = tint != nil
      maskColor = (tint ?? Self.paleMask).cgColor(in: variant)
    } else {
      maskIsMaterial = false
      maskIsTinted = false
      maskColor = Self.paleMask.cgColor(in: variant)
    }

    let edge = (style.borderColor ?? text).cgColor(in: variant)
    // Who asks for contrast gets an edge, whatever the style says.
    let isEdged = metrics.increasesContrast && (style.borderWidth == 0 || edge.alpha == 0)
    border = isEdged ? foreground : edge
    borderWidth = isEdged ? max(style.borderWidth, 1) : style.borderWidth
    // A panel of material has no fill of its own; what lets light through casts less of a shadow.
    let castsShadow = style.castsShadow && !bezelIsMaterial
    shadowStrength = castsShadow ? Float(bezel.alpha) : 0
  }

  /// SVProgressHUD's are white and black, which on an app of the same colour would have no edge where
  /// nothing is blurred.
  private static let material = HUD.Color(
    light: HUD.Color(white: 0.98), dark: HUD.Color(red: 0.17, green: 0.17, blue: 0.18))

  /// Readable on a light and on a dark panel.
  private static let red = HUD.Color(
    light: HUD.Color(red: 0.75, green: 0, blue: 0.05),
    dark: HUD.Color(red: 1, green: 0.47, blue: 0.44))

  private static let paleMask = HUD.Color(
    light: HUD.Color(white: 1, alpha: 0.35), dark: HUD.Color(white: 0, alpha: 0.35))
}
