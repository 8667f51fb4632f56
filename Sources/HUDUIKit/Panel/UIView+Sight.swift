#if canImport(UIKit)
import UIKit

extension UIView {
  /// Whether the view and all views that contain it are opaque enough to install glass.
  ///
  /// Glass that is installed at a lower opacity stays flat, even when the opacity rises later. The
  /// limit was found by experiment: https://github.com/expo/expo/pull/48994.
  var canBeSeen: Bool { window != nil && seenOpacity > 0.02 }

  /// The smaller one of model and presentation counts, because UIKit's transitions set the final
  /// opacity of the model at once.
  private var seenOpacity: Float {
    sequence(first: self, next: \.superview).reduce(1) { opacity, view in
      guard !view.isHidden else { return 0 }
      let model = view.layer.opacity
      return opacity * min(model, view.layer.presentation()?.opacity ?? model)
    }
  }
}
#endif
