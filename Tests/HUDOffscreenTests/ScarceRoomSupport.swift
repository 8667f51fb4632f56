import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// The looks whose layout differs.
enum Look: String, CaseIterable {
  case standard, compact, roomy

  var style: HUD.Style {
    let style: HUD.Style =
      switch self {
      case .standard: HUD.Style()
      case .compact: .compact
      case .roomy: .roomy
      }
    return style.with {
      $0.statusFont.family = "DejaVu Sans"
      $0.detailFont.family = "DejaVu Sans"
      $0.buttonFont.family = "DejaVu Sans"
    }
  }
}

extension OffscreenHost {
  /// Returns the panel with that content on a screen of `size`.
  static func panel(
    _ content: HUD.Content, in size: CGSize, style: HUD.Style = Look.standard.style,
    textScale: CGFloat = 1
  ) throws -> Panel {
    let screen = OffscreenHost(size: size)
    screen.textScale = textScale
    let hud = HUDController(defaults: Defaults(), host: { screen })
    hud.show(content, options: HUD.Options(style: style))
    return try withExtendedLifetime(hud) { try #require(screen.panel) }
  }
}

extension HUD.Image {
  static let square: HUD.Image = {
    guard
      let image = HUD.Image(rgba: [UInt8](repeating: 255, count: 4 * 4 * 4), width: 4, height: 4)
    else { preconditionFailure("Sixteen white pixels are a picture.") }
    return image
  }()
}
