#if canImport(UIKit)
import UIKit

/// Stands in a view that is in no window, with nothing to be seen or touched; tells once that it is in
/// one, and goes.
@MainActor final class WindowArrivalObserver: UIView {
  private let found: @MainActor () -> Void

  init(_ found: @escaping @MainActor () -> Void) {
    self.found = found
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A HUD's watch is in no storyboard.") }

  /// Waits for the next layout: the views beside it are still being moved into the window.
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
