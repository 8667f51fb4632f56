#if canImport(UIKit)
import UIKit

/// An invisible subview that reports when its superview is added to a window. It reports once, and
/// removes itself.
@MainActor final class WindowArrivalObserver: UIView {
  private let found: @MainActor () -> Void

  init(_ found: @escaping @MainActor () -> Void) {
    self.found = found
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Not used in storyboards.") }

  /// Waits for the next layout, because sibling views are still being added to the window now.
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
