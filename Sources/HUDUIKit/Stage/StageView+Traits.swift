#if canImport(UIKit)
import UIKit

extension StageView {
  /// From iOS 17 on one says which traits matter; before that every change comes to
  /// `traitCollectionDidChange(_:)`.
  func observeTraits() {
    guard system.registersForTraits, #available(iOS 17.0, *) else { return }
    registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitPreferredContentSizeCategory.self, UITraitLayoutDirection.self,
      UITraitDisplayScale.self,
    ]) { (stage: StageView, _) in stage.owner?.surroundingsChanged() }
  }
}
#endif
