import LayerKit

/// A style's colours in the surroundings a host has now.
struct Palette: Equatable {
  let isDark: Bool
  let foreground: CGColor
  let indicator: CGColor
  let bezel: CGColor
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

    let isSolid = metrics.reducesTransparency || metrics.increasesContrast
    bezel =
      switch style.bezel.kind {
      case .material: Self.material(isSolid: isSolid).cgColor(isDark: isDark)
      case .color(let color): color.cgColor(isDark: isDark)
      }
    // Who asks for contrast gets an edge, whatever the style says.
    let isEdged = metrics.increasesContrast && style.borderWidth == 0
    border = (style.borderColor ?? (isEdged ? text : .clear)).cgColor(isDark: isDark)
    borderWidth = isEdged ? 1 : max(style.borderWidth, 0)
    shadowOpacity = style.castsShadow ? (isDark ? 0.5 : 0.22) : 0
  }

  private static func material(isSolid: Bool) -> HUD.Color {
    let alpha: CGFloat = isSolid ? 1 : 0.95
    return HUD.Color(
      light: HUD.Color(white: 0.98, alpha: alpha),
      dark: HUD.Color(red: 0.17, green: 0.17, blue: 0.18, alpha: alpha))
  }
}
