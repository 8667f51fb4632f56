#if canImport(AppKit) && !targetEnvironment(macCatalyst)
public import AppKit
public import HUDCore

extension HUD.Color {
  /// Creates a colour from an `NSColor`, with its variants for light and dark.
  ///
  /// ```swift
  /// HUD.style.foreground = HUD.Color(.labelColor)
  /// ```
  ///
  /// Components outside sRGB are clamped, and a pattern colour becomes clear. This initializer may
  /// be called on any thread. If the colour is dynamic, its provider is called on that thread, and
  /// only while the initializer runs. The colour has no variants for increased contrast, because
  /// AppKit gives an app only the components for the user's current contrast setting.
  public init(_ color: NSColor) {
    self.init(light: color.shade(in: .aqua), dark: color.shade(in: .darkAqua))
  }
}

extension NSColor {
  fileprivate func shade(in name: NSAppearance.Name) -> HUD.Color {
    var shade: HUD.Color?
    NSAppearance(named: name)?.performAsCurrentDrawingAppearance {
      shade = usingColorSpace(.sRGB).map {
        HUD.Color(
          red: $0.redComponent, green: $0.greenComponent, blue: $0.blueComponent,
          alpha: $0.alphaComponent)
      }
    }
    return shade ?? .clear
  }
}
#endif
