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
    let override = style == scene.userInterfaceStyle ? .unspecified : style
    if overrideUserInterfaceStyle != override { overrideUserInterfaceStyle = override }
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
      let isOverridden = traitOverrides.contains(type)
      if value == scene[keyPath: trait] {
        if isOverridden { traitOverrides.remove(type) }
      } else if !isOverridden || traitCollection[keyPath: trait] != value {
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

/// Observes the traits of a view in another window that an app may override, one view at a time.
@MainActor final class StyleObserver {
  private weak var view: UIView?
  /// The registration for changes of the traits; nil before iOS 17. Its type is `Any`, because the
  /// real type exists only from iOS 17 on, and a stored property cannot be restricted to a system
  /// version.
  private var registration: Any?

  /// Observes `view` instead of the previous view. Before iOS 17, UIKit reports a change of traits
  /// only to the view itself, so `changed` is never called.
  func follow(_ view: UIView?, _ changed: @escaping @MainActor () -> Void) {
    guard view !== self.view else { return }
    stop()
    self.view = view
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    registration = view?.registerForTraitChanges([
      UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self,
      UITraitAccessibilityContrast.self, UITraitLayoutDirection.self, UITraitLegibilityWeight.self,
    ]) { (_: UIView, _) in changed() }
  }

  /// Stops observing. Call this before the object is released; otherwise the app's view would keep
  /// the registration.
  func stop() {
    if #available(iOS 17.0, tvOS 17.0, *),
      let heard = registration as? any UITraitChangeRegistration
    {
      view?.unregisterForTraitChanges(heard)
    }
    registration = nil
    view = nil
  }
}
#endif
