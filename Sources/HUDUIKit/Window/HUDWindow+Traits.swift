#if canImport(UIKit)
import UIKit

extension HUDWindow {
  /// Takes over the traits of `view`, a view of the app, that differ from those of the scene: the
  /// app or a window of it has set them, and UIKit does not pass them on to other windows.
  ///
  /// The traits are compared, not the properties with which the app has set them, because there are
  /// many of those: overrides and limits of the window and of its controller.
  func takeOverTraits(of view: UIView) {
    guard let scene = windowScene?.traitCollection else { return }
    let app = view.traitCollection
    let style = app.userInterfaceStyle
    if traitCollection.userInterfaceStyle != style {
      overrideUserInterfaceStyle = style == scene.userInterfaceStyle ? .unspecified : style
    }
    let size = app.preferredContentSizeCategory
    limitTextSize(to: size == scene.preferredContentSizeCategory ? nil : size)
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    takeOver(\.accessibilityContrast, UITraitAccessibilityContrast.self) {
      $0.accessibilityContrast = $1
    }
    takeOver(\.layoutDirection, UITraitLayoutDirection.self) { $0.layoutDirection = $1 }
    takeOver(\.legibilityWeight, UITraitLegibilityWeight.self) { $0.legibilityWeight = $1 }

    func takeOver<Value: Equatable>(
      _ trait: KeyPath<UITraitCollection, Value>, _ type: UITrait,
      _ override: (inout UITraitOverrides, Value) -> Void
    ) {
      let value = app[keyPath: trait]
      guard traitCollection[keyPath: trait] != value else { return }
      if value == scene[keyPath: trait] {
        traitOverrides.remove(type)
      } else {
        override(&traitOverrides, value)
      }
    }
  }

  /// Sets the text size through its limits, which exist before iOS 17 too.
  private func limitTextSize(to size: UIContentSizeCategory?) {
    guard maximumContentSizeCategory != size else { return }
    // Remove the lower limit first, so that it is never above the upper one.
    minimumContentSizeCategory = nil
    maximumContentSizeCategory = size
    minimumContentSizeCategory = size
  }
}
#endif
