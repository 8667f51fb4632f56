#if canImport(UIKit)
import HUD
public import HUDExamples
import UIKit

extension Example {
  /// Every group that UIKit can show, including the examples that need UIKit.
  public static let groupsOnUIKit = groups + [Group("uikit", "UIKit", uiKit)]

  /// Every example that UIKit can show.
  public static let onUIKit = groupsOnUIKit.flatMap(\.examples)

  private static let uiKit = [
    Example(
      "system-colors", "The system’s colours",
      code: """
        let style = HUD.style.with {
          $0.foreground = HUD.Color(.label)
          $0.bezel = .color(HUD.Color(.background))
        }
        HUD.show(status: "Saving", options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with {
        $0.foreground = HUD.Color(.label)
        $0.bezel = .color(HUD.Color(.background))
      }
      HUD.show(status: "Saving", options: HUD.Options(style: style))
    },
    Example(
      "scene", "In one scene",
      code: """
        for case let scene as UIWindowScene in UIApplication.shared.connectedScenes.prefix(1) {
          HUD.in(scene).showSuccess("Saved")
        }
        """
    ) {
      for case let scene as UIWindowScene in UIApplication.shared.connectedScenes.prefix(1) {
        HUD.in(scene).showSuccess("Saved")
      }
    },
    Example(
      "symbol", "SF Symbol in the tint colour",
      code: """
        let style = HUD.style.with {
          $0.indicatorColor = .accent
          $0.statusFont = HUD.Font(.systemFont(ofSize: 15, weight: .heavy))
          $0.bezel = .material(UIBlurEffect(style: .regular))
        }
        HUD.show(
          image: HUD.Image(systemName: "headphones"), status: "Paired",
          options: HUD.Options(style: style))
        """
    ) {
      let style = HUD.style.with {
        $0.indicatorColor = .accent
        $0.statusFont = HUD.Font(.systemFont(ofSize: 15, weight: .heavy))
        $0.bezel = .material(UIBlurEffect(style: .regular))
      }
      HUD.show(
        image: HUD.Image(systemName: "headphones"), status: "Paired",
        options: HUD.Options(style: style))
    },
  ]
}
#endif
