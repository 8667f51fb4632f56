#if canImport(UIKit)
import UIKit

/// Hears of the style of a view in another window, one view's at a time.
@MainActor final class StyleObserver {
  private weak var view: UIView?
  /// Its type begins with iOS 17, and what is stored cannot begin later than what stores it.
  private var registration: Any?

  /// Before iOS 17 only those hear of it that stand in the view.
  func follow(_ view: UIView?, _ changed: @escaping @MainActor () -> Void) {
    guard view !== self.view else { return }
    stop()
    self.view = view
    guard #available(iOS 17.0, tvOS 17.0, *) else { return }
    registration = view?.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIView, _) in changed()
    }
  }

  /// The view is the app's, and outlives whoever listens.
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
