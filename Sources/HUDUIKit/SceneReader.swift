#if canImport(UIKit)
package import HUDCore
package import UIKit

/// An invisible view that finds the scene of the views around it. Each SwiftUI modifier that shows
/// a HUD, and `hudScene()`, adds one such view to the app's views.
@MainActor package final class SceneReader: UIView {
  /// Called when this view was added to a window or removed from its window. UIKit may still be
  /// moving the views that contain this view.
  package var moved: () -> Void = {}

  package convenience init() {
    self.init(frame: .zero)
    isHidden = true
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    moved()
  }

  /// The scene that contains this view; nil if this view is in no window.
  package var scene: UIWindowScene? { window?.windowScene }

  /// The appearance, direction and text size of the scene's HUD; nil if this view is in no window.
  package var windowSurroundings: Surroundings? {
    window.map { Surroundings(of: ($0.windowScene?.window() ?? $0).rootView) }
  }

  /// Whether a controller that the app presents over the full screen covers this view. UIKit
  /// removes a covered view from its window, and adds it again when the controller is dismissed.
  package var isCovered: Bool {
    sequence(first: self as UIResponder, next: \.next).contains {
      ($0 as? UIViewController)?.presentedViewController?.modalPresentationStyle == .fullScreen
    }
  }
}

extension UIWindowScene {
  /// Returns whether the HUD of `controller` is on show in a window of this scene.
  package func shows(_ controller: HUDController) -> Bool {
    let stage = (controller.host as? UIKitHost)?.stage
    return stage?.covered == nil && stage?.window?.windowScene === self
  }
}
#endif
