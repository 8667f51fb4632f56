#if canImport(UIKit) || canImport(SwiftUI)
import HUDCore

/// The scene of a part of the app's SwiftUI views.
///
/// A modifier knows its scene only when SwiftUI has added its view to a window. A call through the
/// environment looks the scene up here, so the views need not be evaluated again once the scene is
/// known.
final class HUDScope: Sendable {
  /// A scene's HUD, and the settings of the scene's window; nil if no window was found.
  struct Home: Sendable {
    let controller: HUDController
    let surroundings: Surroundings?
  }

  private let stored = Locked<Home?>(nil)

  /// The last known home; nil while the views have not been in a window.
  var home: Home? {
    get { stored.withLock(\.self) }
    set { stored.withLock { $0 = newValue } }
  }
}
#endif
