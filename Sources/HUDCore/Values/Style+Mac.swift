// On Linux only tests use this style.
#if os(macOS) || os(Linux)
import HUDLayers

extension HUD.Style {
  /// The default style on macOS. Its sizes suit a pointer.
  package static let mac = HUD.Style(touch: ()).with { style in
    style.statusFont.size = 13
    style.detailFont.size = 11
    style.buttonFont = HUD.Font(size: 13, weight: .medium)
    style.cornerRadius = 16
    style.ownMinimum = 84
    style.insets = HUD.Insets(all: 16)
    style.spacing = 10
    style.ringRadius = 14
    style.ringRadiusWithoutStatus = 14
    style.ringThickness = 2.5
    style.imageSize = CGSize(width: 32, height: 32)
  }
}
#endif
