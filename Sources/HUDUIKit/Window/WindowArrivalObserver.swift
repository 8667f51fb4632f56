#if canImport(UIKit)
import UIKit

/// An invisible subview that calls `found` when its superview is added to a window. It removes
/// itself before the call, so `found` is called only once.
@MainActor final class WindowArrivalObserver: UIView {
  private let found: @MainActor () -> Void

  init(_ found: @escaping @MainActor () -> Void) {
    self.found = found
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in storyboards.") }

  /// Requests a layout, so that `layoutSubviews()` reports the window. It would be too early to
  /// report the window here, because UIKit is still adding the sibling views to the window.
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
