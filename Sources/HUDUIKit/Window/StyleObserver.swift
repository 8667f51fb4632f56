#if canImport(UIKit)
import UIKit

/// Observes the interface style of a view in another window, one view at a time.
@MainActor final class StyleObserver {
  private weak var view: UIView?
  /// Of type `Any`, because its real type exists only from iOS 17 on, and a stored property cannot
  /// have an availability of its own.
  private var registration: Any?

  /// Observes `view` in place of the last one. Reports nothing before iOS 17, where only subviews
  /// are told of a change.
  func follow(_ view: UIView?, _ changed: @escaping @MainActor () -> Void) {
    guard view !== self.view else { return }
    stop()
    self.view = view
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    registration = view?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _) in changed()
    }
  }

  /// Stops observing. Must be called, because the app's view outlives this object.
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
