#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// Registers for changes of the traits that the panel depends on. Does nothing before iOS 17,
  /// where every change calls `traitCollectionDidChange(_:)`.
  func observeTraits() {
    guard system.registersForTraits, #available(iOS 17.0, tvOS 17.0, *) else { return }
    registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
    ]) { (stage: StageView, _) in stage.owner?.surroundingsChanged() }
  }

  /// Applies the request's appearance to the panel, for a view of the app on it. The stage keeps
  /// the appearance of the app around it, because the metrics are read from its traits.
  func follow(_ appearance: HUD.Style.Appearance) {
    let style: UIUserInterfaceStyle =
      switch appearance {
      case .automatic: .unspecified
      case .light: .light
      case .dark: .dark
      }
    if bezel.overrideUserInterfaceStyle != style { bezel.overrideUserInterfaceStyle = style }
  }
}
#endif
