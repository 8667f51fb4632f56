#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// Applies the request's appearance to the panel, so that a view of the app on the panel also
  /// gets this appearance. The stage keeps the appearance of the app, because the metrics are read
  /// from the traits of the stage.
  func follow(_ appearance: HUD.Style.Appearance) {
    let style: UIUserInterfaceStyle =
      switch appearance {
      case .automatic: .unspecified
      case .light: .light
      case .dark: .dark
      }
    if content.overrideUserInterfaceStyle != style { content.overrideUserInterfaceStyle = style }
  }

  /// Whether the glass has a dark appearance; nil if there is no glass, or if the style fixes the
  /// appearance.
  var glassIsDark: Bool? {
    material?.adapts == true ? content.traitCollection.userInterfaceStyle == .dark : nil
  }
}
#endif
