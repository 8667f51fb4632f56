#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSView {
  /// Whether the view takes clicks. A hit test also finds views that only show something.
  var takesInput: Bool {
    self is NSControl || self is any TakesInput || !gestureRecognizers.isEmpty
  }

  /// Whether a screen reader finds something in the view.
  var speaks: Bool { isAccessibilityElement() || takesInput || subviews.contains(where: \.speaks) }
}
#endif
