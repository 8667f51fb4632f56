#if canImport(UIKit)
import HUDCore
import UIKit

extension StageView {
  /// Adds this view to `container`, a view of the app, and keeps it in front of the subviews that
  /// are added later.
  func stayInFront(of container: UIView) -> RunLoopTurns {
    cover(container)
    // A subview that a layout adds is in front for one turn. Draw this view above it meanwhile.
    withoutImplicitAnimation { layer.zPosition = 1 }
    return RunLoopTurns { [weak self] in self?.comeToFront() }
  }

  func cover(_ container: UIView) {
    frame = container.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(self)
  }

  /// Brings this view in front of its siblings, except for other stages. Does nothing if it already
  /// is in front.
  func comeToFront() {
    guard let superview, let front = superview.subviews.last(where: { !($0 is StageView) }),
      superview.isInFront(front, of: self)
    else { return }
    superview.bringSubviewToFront(self)
  }
}

extension UIView {
  /// Whether the subview `one` is in front of the subview `other`.
  func isInFront(_ one: UIView, of other: UIView) -> Bool {
    guard let one = subviews.firstIndex(of: one), let other = subviews.firstIndex(of: other) else {
      return false
    }
    return one > other
  }
}
#endif
