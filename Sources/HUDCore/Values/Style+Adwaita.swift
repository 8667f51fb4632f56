#if !canImport(QuartzCore)
import HUDLayers

extension HUD.Style {
  /// A grey, opaque panel with white, bold text. At the bottom it is a capsule that looks like a
  /// toast of libadwaita. Its spinner is an arc that grows and shrinks.
  ///
  /// ```swift
  /// HUD.style = .adwaita
  /// HUD.behavior.position = .bottom
  /// ```
  public static let adwaita = HUD.Style(touch: ()).with { style in
    style.finish = HUD.Style.Finish(isFilled: true, isFlat: true)
    style.appearance = .dark
    style.foreground = HUD.Color(white: 1)
    // The colour of libadwaita's toasts, in light and in dark apps.
    style.bezel = .color(HUD.Color(red: 0.314, green: 0.314, blue: 0.325))
    style.statusFont = HUD.Font(size: 15, weight: .bold)
    style.detailFont = HUD.Font(size: 13)
    style.buttonFont = HUD.Font(size: 15, weight: .bold)
    style.ringThickness = 4.5
    style.margin = 24
  }
}
#endif
