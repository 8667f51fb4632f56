#if canImport(UIKit)
import HUD
public import HUDExamples
import UIKit

extension Example {
  /// Every example that UIKit can show, including those that need the system's colours.
  public static let onUIKit = all + colors

  private static let colors = [
    Example(
      "system-colors", "The system's colours", code: "HUD.style.foreground = HUD.Color(.label)"
    ) {
      var style = HUD.style
      style.foreground = HUD.Color(.label)
      style.bezel = .color(HUD.Color(.background))
      HUD.show(status: "Loading…", options: HUD.Options(style: style))
    },
    Example(
      "scene", "In one scene alone", code: #"HUD.in(scene).showSuccess("Saved")"#
    ) {
      for case let scene as UIWindowScene in UIApplication.shared.connectedScenes.prefix(1) {
        HUD.in(scene).showSuccess("Saved")
      }
    },
    Example(
      "symbol", "A symbol in the tint colour, on an effect of your own",
      code: #"HUD.Image(systemName: "headphones")"#
    ) {
      var style = HUD.style
      style.indicatorColor = .accent
      style.statusFont = HUD.Font(.systemFont(ofSize: 15, weight: .heavy))
      style.bezel = .material(UIBlurEffect(style: .regular))
      HUD.show(
        HUD.Content(.image(HUD.Image(systemName: "headphones")), status: "Paired"),
        options: HUD.Options(style: style))
    },
  ]
}
#endif
