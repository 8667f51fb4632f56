import HUDLayers

/// The colours of a style, resolved for the host's current appearance.
struct Palette: Equatable {
  let isDark: Bool
  /// The appearance for which the colours of the panel are resolved: light or dark, its contrast
  /// and its accent colour.
  let variant: HUD.Color.Variant
  /// The variant for the colours of the mask. The mask keeps the app's appearance, even if the
  /// glass of the panel has turned light or dark by itself.
  let maskVariant: HUD.Color.Variant
  let foreground: CGColor
  let status: CGColor
  let indicator: CGColor
  let detail: CGColor
  /// The colour of the part of a ring or bar that progress has not reached.
  let track: CGColor
  let button: CGColor
  /// The fill colour of the capsule behind a button's title; nil if the button is outlined.
  let buttonFill: CGColor?
  /// The colour of a button that deletes something.
  let destructiveButton: CGColor
  let destructiveButtonFill: CGColor?
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
  let shadow: ShadowLook
  /// A factor for the opacity of the shadow: 1 for an opaque panel, 0 for no shadow.
  let shadowStrength: Float
  /// Whether a panel of material has a shadow around it. False for glass, which has a shadow of its
  /// own.
  let materialCastsShadow: Bool

  init(
    _ style: HUD.Style, indicator shown: HUD.Indicator = .none, mask: HUD.Mask,
    in metrics: Metrics
  ) {
    isDark =
      switch style.appearance {
      case .automatic: metrics.glassIsDark ?? metrics.isDark
      case .light: false
      case .dark: true
      }
    variant = HUD.Color.Variant(
      isDark: isDark, hasHighContrast: metrics.increasesContrast, accent: metrics.accent)

    maskVariant = HUD.Color.Variant(
      isDark: style.appearance == .automatic ? metrics.isDark : isDark,
      hasHighContrast: metrics.increasesContrast, accent: metrics.accent)

    let colors = FinishColors(style.finish)
    let text = style.foreground ?? colors.ink
    foreground = text.cgColor(in: variant)
    // A foreground of the app's own applies to the status too.
    let sheet = metrics.styleSheet
    let hasOwnForeground = style.foreground != sheet.foreground
    status = (hasOwnForeground ? text : sheet.statusColor ?? text).cgColor(in: variant)
    let indicatorColor =
      style.indicatorColor ?? (style.colorsOutcomes ? Self.outcome(of: shown) : nil)
      ?? style.accent ?? text
    indicator = indicatorColor.cgColor(in: variant)
    track = colors.track(of: indicatorColor, increasesContrast: metrics.increasesContrast)
      .cgColor(in: variant)

    let paleText = metrics.increasesContrast ? text : text.faded(by: 0.7)
    detail = (style.detailColor ?? paleText).cgColor(in: variant)
    let buttonColor = style.buttonColor ?? style.accent ?? text
    button = buttonColor.cgColor(in: variant)
    buttonFill = colors.buttonFill(of: buttonColor, isDestructive: false)?.cgColor(in: variant)
    destructiveButton = Self.red.cgColor(in: variant)
    destructiveButtonFill =
      colors.buttonFill(of: Self.red, isDestructive: true)?.cgColor(in: variant)

    let isSolid = metrics.reducesTransparency || metrics.increasesContrast
    let canBlur = metrics.hasMaterial && !isSolid
    var bezelIsGlass = false
    let fill: HUD.Color
    bezelEffect = style.bezel.effect
    switch style.bezel.fill {
    case .material(let tint):
      bezelIsMaterial = canBlur
      bezelIsTinted = tint != nil
      bezelIsGlass = canBlur && metrics.hasGlass
      // Over a blur, the colour only has to lighten or darken the blurred app. Without a blur, the
      // colour has to hide the app, so it is nearly opaque.
      let base = canBlur ? colors.blurredMaterial : colors.material
      // Mixing two colours needs their components, so the accent has to be resolved first.
      let tint = tint?.replacingAccent(with: metrics.accent)
      fill = tint.map { canBlur ? $0 : $0.over(base) } ?? base
    case .effect:
      bezelIsMaterial = canBlur
      bezelIsTinted = false
      fill = canBlur ? .clear : colors.material
    case .color(let color):
      bezelIsMaterial = false
      bezelIsTinted = false
      fill = color.replacingAccent(with: metrics.accent)
    }
    bezel = (isSolid ? fill.over(colors.material.opaque) : fill).cgColor(in: variant)

    if case .blur(let tint) = mask.cover {
      maskIsMaterial = canBlur
      maskIsTinted = tint != nil
      maskColor = (tint ?? Self.paleMask).cgColor(in: maskVariant)
    } else {
      maskIsMaterial = false
      maskIsTinted = false
      maskColor = Self.paleMask.cgColor(in: maskVariant)
    }

    let edge = (style.borderColor ?? text).cgColor(in: variant)
    // With increased contrast the panel always has an edge, even if the style has none.
    let isEdged = metrics.increasesContrast && (style.borderWidth == 0 || edge.alpha == 0)
    if isEdged {
      border = foreground
      borderWidth = max(style.borderWidth, 1)
    } else if let hairline = colors.hairline, style.borderWidth == 0, !bezelIsGlass {
      border = hairline.cgColor(in: variant)
      borderWidth = 0.5
    } else {
      border = edge
      borderWidth = style.borderWidth
    }
    // A shadow is seen through a panel that is not opaque. So a translucent panel casts a fainter
    // shadow, and a panel of material has at most the shadow around it that `PanelShadow` draws.
    shadow = isDark ? colors.darkShadow : colors.lightShadow
    materialCastsShadow = style.castsShadow && bezelIsMaterial && !bezelIsGlass
    let castsShadow = style.castsShadow && !bezelIsMaterial
    shadowStrength = castsShadow ? Float(bezel.alpha) : 0
  }

  /// A red that is readable on a light and on a dark panel.
  private static let red = HUD.Color(
    light: HUD.Color(red: 0.75, green: 0, blue: 0.05),
    dark: HUD.Color(red: 1, green: 0.47, blue: 0.44))

  private static let green = HUD.Color(
    light: HUD.Color(red: 0.09, green: 0.45, blue: 0.2),
    dark: HUD.Color(red: 0.36, green: 0.84, blue: 0.45))

  private static func outcome(of indicator: HUD.Indicator) -> HUD.Color? {
    switch indicator.shape {
    case .success: green
    case .error: red
    case .none, .indefinite, .activity, .progress, .info, .image, .custom: nil
    }
  }

  private static let paleMask = HUD.Color(
    light: HUD.Color(white: 1, alpha: 0.35), dark: HUD.Color(white: 0, alpha: 0.35))
}
