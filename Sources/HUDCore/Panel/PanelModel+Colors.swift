import HUDLayers

/// The colours of the style, resolved for the host's current appearance.
extension PanelModel {
  // MARK: Appearance

  var isDark: Bool { variant.isDark }

  /// The appearance for which the colours of the panel are resolved: light or dark, with or without
  /// high contrast, and the accent colour.
  var variant: HUD.Color.Variant { variant(automatic: metrics.glassIsDark ?? metrics.isDark) }

  /// The variant for the colours of the mask. If the style's appearance is automatic, the mask
  /// follows the app, even if the glass of the panel has turned light or dark by itself.
  var maskVariant: HUD.Color.Variant { variant(automatic: metrics.isDark) }

  /// - Parameter isDark: Whether the automatic appearance is dark.
  private func variant(automatic isDark: Bool) -> HUD.Color.Variant {
    HUD.Color.Variant(
      isDark: style.appearance == .automatic ? isDark : style.appearance == .dark,
      hasHighContrast: metrics.increasesContrast, accent: metrics.accent)
  }

  var canBlur: Bool { metrics.hasMaterial && !metrics.demandsSolidPanels }

  private var panelCanBlur: Bool { canBlur && !metrics.hasSolidPanels }

  // MARK: Texts, indicator and button

  private var text: HUD.Color { style.foreground ?? ink }

  var statusColor: CGColor { (style.statusColor ?? text).cgColor(in: variant) }

  var detailColor: CGColor {
    let paleText = metrics.increasesContrast ? text : text.faded(by: 0.7)
    return (style.detailColor ?? paleText).cgColor(in: variant)
  }

  var trackPaint: HUD.Color {
    indicatorPaint.atMost(alpha: metrics.increasesContrast ? max(trackAlpha, 0.4) : trackAlpha)
  }

  var indicatorPaint: HUD.Color {
    style.indicatorColor ?? style.accent ?? style.foreground ?? outcome ?? ink
  }

  /// The colour of the glyph for success, warning, error or info; nil for any other indicator. Also
  /// nil if the style does not colour outcomes, or if the bezel is not the plain material.
  private var outcome: HUD.Color? {
    switch indicator.shape {
    case _ where !style.colorsOutcomes || style.bezel != .material: nil
    case .success: legible(.green, shade: 0.24)
    case .warning: legible(.orange, shade: 0.24)
    case .error: legible(.red)
    case .info: legible(.blue)
    case .none, .indefinite, .activity, .progress, .image, .custom: nil
    }
  }

  /// Returns `color`, darkened or lightened to a contrast of 3:1 with the panel, or of 4.5:1 if the
  /// user asks for more contrast. On glass, returns `color` unchanged.
  private func legible(_ color: HUD.Color, shade: CGFloat = 0) -> HUD.Color {
    guard !bezelIsGlass else { return color }
    let more: CGFloat = metrics.increasesContrast ? 0.3 : 0
    return HUD.Color(white: isDark ? 1 : 0, alpha: isDark ? more : shade + more).over(color)
  }

  /// Returns the colour of a button's title.
  func buttonColor(_ role: HUD.Action.Role) -> CGColor { buttonPaint(role).cgColor(in: variant) }

  /// Returns the fill colour of the capsule behind a button's title; nil if the button is outlined.
  func buttonFill(_ role: HUD.Action.Role) -> CGColor? {
    guard style.isFilled else { return nil }
    let (light, dark) = role == .destructive ? (0.12, 0.06) : (0.08, 0.14)
    let alpha = style.finish.isFlat ? 0.1 : isDark ? dark : light
    return buttonPaint(role).atMost(alpha: alpha).cgColor(in: variant)
  }

  private func buttonPaint(_ role: HUD.Action.Role) -> HUD.Color {
    role == .destructive ? Self.red : style.buttonColor ?? style.accent ?? text
  }

  /// A red that is readable on light and dark panels, also on a pale fill of this red.
  private static let red = HUD.Color(
    light: HUD.Color(red: 0.75, green: 0, blue: 0.05),
    dark: HUD.Color(red: 1, green: 0.55, blue: 0.52))

  // MARK: Bezel

  var bezelColor: CGColor {
    let fill = bezelFill.fixed(in: variant)
    let solid = fill.over(opaqueMaterial)
    return (metrics.demandsSolidPanels ? solid : fill).cgColor(in: variant)
  }

  private var bezelFill: HUD.Color {
    switch style.bezel.fill {
    case .color(let color): color
    case .effect where panelCanBlur: .clear
    case .effect, .material(nil): panelMaterial
    case .material(let tint?) where panelCanBlur: tint
    case .material(let tint?): tint.fixed(in: variant).over(panelMaterial)
    }
  }

  /// The colour over the bezel while the user presses the panel.
  var pressedLook: CGColor { text.atMost(alpha: 0.12).cgColor(in: variant) }

  /// The colour of a panel whose style names none. Over a blur, it only has to lighten or darken
  /// the blurred app, and is opaque enough for the text to be readable. Without a blur, it has to
  /// hide the app, so it is nearly opaque.
  private var panelMaterial: HUD.Color {
    guard panelCanBlur else { return opaqueMaterial.faded(by: metrics.hasSolidPanels ? 1 : 0.95) }
    return opaqueMaterial.faded(by: style.isFilled ? isDark ? 0.9 : 0.82 : 0.6)
  }

  /// Whether the bezel's colour is drawn over a blurred copy of the content below.
  var bezelIsMaterial: Bool {
    if case .color = style.bezel.fill { false } else { panelCanBlur }
  }

  private var bezelIsGlass: Bool { style.bezel.isGlass(in: metrics) }

  /// Whether the app chose the tint of the material.
  var bezelIsTinted: Bool {
    if case .material(let tint) = style.bezel.fill { tint != nil } else { false }
  }

  // MARK: Border and shadow

  var border: (color: CGColor, width: CGFloat) {
    let edge = (style.borderColor ?? text).cgColor(in: variant)
    // With increased contrast the panel always has an edge, even if the style has none.
    if metrics.increasesContrast, style.borderWidth == 0 || edge.alpha == 0 {
      return (text.cgColor(in: variant), max(style.borderWidth, 1))
    }
    if style.finish == .filled, style.borderWidth == 0, !bezelIsGlass {
      let hairline = HUD.Color(white: isDark ? 1 : 0, alpha: isDark ? 0.12 : 0.1)
      return (hairline.cgColor(in: variant), 0.5)
    }
    return (edge, style.borderWidth)
  }

  /// A factor for the opacity of the shadow below the panel: 1 for an opaque panel, 0 for no
  /// shadow.
  ///
  /// A shadow is seen through a panel that is not opaque. So a translucent panel casts a fainter
  /// shadow. A panel of material casts none; `PanelShadow` may draw a shadow around it.
  var shadowStrength: Float { style.castsShadow && !bezelIsMaterial ? Float(bezelColor.alpha) : 0 }

  /// Whether a panel of material has a shadow around it. False for glass, which has a shadow of its
  /// own.
  var materialCastsShadow: Bool { style.castsShadow && bezelIsMaterial && !bezelIsGlass }

  // MARK: Mask

  /// Returns the colour of a blurred mask.
  func maskColor(tint: HUD.Color?) -> CGColor {
    let paleMask = HUD.Color(white: maskVariant.isDark ? 0 : 1, alpha: 0.35)
    return (tint ?? paleMask).cgColor(in: maskVariant)
  }
}

// MARK: Defaults

// In dark mode the panel is lighter than a black or dark grey window, so that it stands out.
private let filledPanel = HUD.Color(
  light: HUD.Color(red: 0.98, green: 0.98, blue: 0.988),
  dark: HUD.Color(red: 0.227, green: 0.227, blue: 0.243))
private let filledInk = HUD.Color(
  light: HUD.Color(red: 0.11, green: 0.11, blue: 0.118),
  dark: HUD.Color(red: 0.961, green: 0.961, blue: 0.969))

// SVProgressHUD uses pure white and black. Use slightly greyer colours here: without a blur, a pure
// white panel on a white app would have no visible edge.
private let outlinedPanel = HUD.Color(
  light: HUD.Color(white: 0.98), dark: HUD.Color(red: 0.17, green: 0.17, blue: 0.18))
private let outlinedInk = HUD.Color(light: .black, dark: .white)

extension PanelModel {
  /// The colour of text and indicators in a style that names no colour.
  private var ink: HUD.Color { style.isFilled ? filledInk : outlinedInk }

  /// The opaque colour of a panel whose style names none.
  private var opaqueMaterial: HUD.Color { style.isFilled ? filledPanel : outlinedPanel }

  /// The opacity of the track, which is the part of a ring or bar that progress has not reached. In
  /// the outlined finish, it is that of SVProgressHUD and MBProgressHUD, which ignore the alpha of
  /// the indicator.
  private var trackAlpha: CGFloat { style.finish.isFlat ? 0.15 : style.isFilled ? 0.24 : 0.1 }

  /// The soft shadow that sets the panel off from the content below. The radius is half of what CSS
  /// and design tools call the blur, and `drop` is how far the shadow lies below the panel, both in
  /// points. In a dark appearance, the shadow has to be stronger to be seen.
  var shadow: (opacity: Float, radius: CGFloat, drop: CGFloat) {
    // This one shadow looks the same as the two shadows under a toast of libadwaita.
    guard !style.finish.isFlat else { return (0.145, 2.7, 1.25) }
    return style.isFilled ? (isDark ? 0.36 : 0.18, 12, 8) : (isDark ? 0.5 : 0.22, 12, 4)
  }
}
