#if canImport(UIKit)
import UIKit

/// An invisible subview that calls `found` when its superview is added to a window. It does so
/// once, and removes itself.
@MainActor final class WindowArrivalObserver: UIView {
  private let found: @MainActor () -> Void

  init(_ found: @escaping @MainActor () -> Void) {
    self.found = found
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in storyboards.") }

  /// Requests a layout, and reports the window in that layout. At this moment UIKit is still adding
  /// the sibling views to the window.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { setNeedsLayout() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard window != nil else { return }
    removeFromSuperview()
    found()
  }
}
#endif
