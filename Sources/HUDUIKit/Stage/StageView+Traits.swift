#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// From iOS 17 on one says which traits matter; before that every change comes to
  /// `traitCollectionDidChange(_:)`.
  func observeTraits() {
    guard system.registersForTraits, #available(iOS 17.0, tvOS 17.0, *) else { return }
    registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
    ]) { (stage: StageView, _) in stage.owner?.surroundingsChanged() }
  }

  /// For a view of the app's own on the panel. The stage itself stays in its surroundings' style, which
  /// is read from it.
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
