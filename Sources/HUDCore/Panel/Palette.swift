import HUDLayers

/// The colours of a style, resolved for the host's current appearance.
struct Palette: Equatable {
  let isDark: Bool
  /// The variant by which the app's colours are resolved: light or dark, contrast and accent.
  let variant: HUD.Color.Variant
  let foreground: CGColor
  let indicator: CGColor
  let detail: CGColor
  let button: CGColor
  /// The colour of a button that deletes something.
  let destructiveButton: CGColor
  let bezel: CGColor
  /// Whether the bezel's colour is drawn over a blurred copy of the content below.
  let bezelIsMaterial: Bool
  /// Whether the app chose the tint of the material.
  let bezelIsTinted: Bool
  /// The app's own effect, used instead of the platform's material.
  let bezelEffect: PlatformValue?
  let maskColor: CGColor
  /// Whether the mask's colour is drawn over a blurred copy of the content below.
  let maskIsMaterial: Bool
  let maskIsTinted: Bool
  let border: CGColor
  let borderWidth: CGFloat
  /// The shadow's opacity as a fraction of the full one: 1 for an opaque panel, 0 for no shadow.
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
      // Over a blur the colour only lightens or darkens. Without a blur it has to be nearly opaque.
      let base = Self.material.faded(by: canBlur ? 0.6 : 0.95)
      // Mixing two colours needs their components, so the accent has to be resolved first.
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
    // With increased contrast the panel always has an edge, even if the style has none.
    let isEdged = metrics.increasesContrast && (style.borderWidth == 0 || edge.alpha == 0)
    border = isEdged ? foreground : edge
    borderWidth = isEdged ? max(style.borderWidth, 1) : style.borderWidth
    // A shadow shows through a panel that is not opaque. So a translucent panel casts a fainter
    // shadow, and a material panel casts none.
    let castsShadow = style.castsShadow && !bezelIsMaterial
    shadowStrength = castsShadow ? Float(bezel.alpha) : 0
  }

  /// The colour of the panel without a tint.
  ///
  /// SVProgressHUD uses pure white and black. Without a blur, such a panel would have no visible
  /// edge on an app of the same colour.
  private static let material = HUD.Color(
    light: HUD.Color(white: 0.98), dark: HUD.Color(red: 0.17, green: 0.17, blue: 0.18))

  /// A red that is readable on a light and on a dark panel.
  private static let red = HUD.Color(
    light: HUD.Color(red: 0.75, green: 0, blue: 0.05),
    dark: HUD.Color(red: 1, green: 0.47, blue: 0.44))

  private static let paleMask = HUD.Color(
    light: HUD.Color(white: 1, alpha: 0.35), dark: HUD.Color(white: 0, alpha: 0.35))
}
