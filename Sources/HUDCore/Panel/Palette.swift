import LayerKit

/// A style's colours in the surroundings a host has now.
struct Palette: Equatable {
  let isDark: Bool
  let foreground: CGColor
  let indicator: CGColor
  let detail: CGColor
  let button: CGColor
  let bezel: CGColor
  /// Whether the bezel's colour lies over a blurred copy of what is below.
  let bezelIsMaterial: Bool
  let veil: CGColor
  let border: CGColor
  let borderWidth: CGFloat
  let shadowOpacity: Float

  init(_ style: HUD.Style, in metrics: Metrics) {
    isDark =
      switch style.appearance {
      case .automatic: metrics.isDark
      case .light: false
      case .dark: true
      }
    let text = style.foreground ?? HUD.Color(light: .black, dark: .white)
    foreground = text.cgColor(isDark: isDark)
    indicator = (style.indicatorColor ?? text).cgColor(isDark: isDark)

    detail = (style.detailColor ?? text.faded(by: 0.7)).cgColor(isDark: isDark)
    button = (style.buttonColor ?? text).cgColor(isDark: isDark)

    let isSolid = metrics.reducesTransparency || metrics.increasesContrast
    bezelIsMaterial = style.bezel == .material && metrics.hasMaterial && !isSolid
    // Over a blur the tint only lightens or darkens; without one it has to stand for all of it.
    let alpha = bezelIsMaterial ? 0.6 : isSolid ? 1 : 0.95
    bezel =
      switch style.bezel.kind {
      case .material: Self.material.faded(by: alpha).cgColor(isDark: isDark)
      case .color(let color): color.cgColor(isDark: isDark)
      }
    veil = HUD.Color(
      light: HUD.Color(white: 1, alpha: 0.35), dark: HUD.Color(white: 0, alpha: 0.35)
    ).cgColor(isDark: isDark)
    // Who asks for contrast gets an edge, whatever the style says.
    let isEdged = metrics.increasesContrast && style.borderWidth == 0
    border = (style.borderColor ?? (isEdged ? text : .clear)).cgColor(isDark: isDark)
    borderWidth = isEdged ? 1 : max(style.borderWidth, 0)
    // A panel of material has no fill of its own: it would be the text that casts the shadow.
    shadowOpacity = style.castsShadow && !bezelIsMaterial ? (isDark ? 0.5 : 0.22) : 0
  }

  private static let material = HUD.Color(
    light: HUD.Color(white: 0.98), dark: HUD.Color(red: 0.17, green: 0.17, blue: 0.18))
}
