#if canImport(UIKit)
import UIKit

extension UIView {
  /// Whether the view handles touches. A hit test also finds views that only show something.
  var takesInput: Bool {
    self is UIControl || self is any TakesInput || gestureRecognizers?.isEmpty == false
  }

  /// Whether a screen reader finds an element or a control in the view.
  var speaks: Bool { isAccessibilityElement || takesInput || subviews.contains(where: \.speaks) }
}
#endif
