#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUD
public import HUDExamples

extension Example {
  /// Every example that AppKit can show, including those that need AppKit.
  public static let onAppKit = groups.flatMap(\.examples) + appKit

  private static let appKit = [
    Example(
      "mac-colors", "The system’s colours",
      code: """
        let style = HUD.style.with {
          $0.foreground = HUD.Color(.labelColor)
          $0.bezel = .color(HUD.Color(.windowBackgroundColor))
        }
        HUD.show(status: "Saving", options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with {
        $0.foreground = HUD.Color(.labelColor)
        $0.bezel = .color(HUD.Color(.windowBackgroundColor))
      }
      HUD.show(status: "Saving", options: HUD.Options(style: style))
    },
    Example(
      "mac-symbol", "SF Symbol in the accent colour",
      code: """
        let style = HUD.style.with { $0.indicatorColor = .accent }
        HUD.show(
          image: HUD.Image(systemName: "headphones"), status: "Paired",
          options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with { $0.indicatorColor = .accent }
      HUD.show(
        image: HUD.Image(systemName: "headphones"), status: "Paired",
        options: HUD.Options(style: style))
    },
  ]
}
#endif
