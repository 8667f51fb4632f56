#if canImport(UIKit)
import UIKit

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
