#if canImport(UIKit)
import UIKit

/// Hears of another window's style, one window's at a time.
@MainActor final class StyleWatch {
  private weak var window: UIWindow?
  /// Its type begins with iOS 17, and what is stored cannot begin later than what stores it.
  private var registration: Any?

  /// Before iOS 17 only those hear of it that stand in the window.
  func follow(_ window: UIWindow, _ changed: @escaping @MainActor () -> Void) {
    guard window !== self.window else { return }
    stop()
    self.window = window
    guard #available(iOS 17.0, *) else { return }
    registration = window.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (_: UIWindow, _) in changed()
    }
  }

  /// The window is the app's, and outlives whoever listens.
  func stop() {
    if #available(iOS 17.0, *), let heard = registration as? any UITraitChangeRegistration {
      window?.unregisterForTraitChanges(heard)
    }
    registration = nil
    window = nil
  }
}
#endif
