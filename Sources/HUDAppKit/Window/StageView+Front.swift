#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension StageView {
  /// Adds this view to `container` in front of its subviews, with its size.
  func fill(_ container: NSView) {
    frame = container.bounds
    autoresizingMask = [.width, .height]
    container.addSubview(self)
  }

  /// Adds this view to `container`, a view of the app, and keeps it in front of the subviews that
  /// are added later.
  ///
  /// - Parameter turn: Called in each turn of the run loop.
  func stayInFront(
    of container: NSView, turn: @escaping @MainActor () -> Void = {}
  ) -> RunLoopTurns {
    fill(container)
    return RunLoopTurns { [weak self] in
      self?.comeToFront()
      turn()
    }
  }

  /// Brings this view in front of its siblings, except for other stages. Does nothing if it already
  /// is in front.
  private func comeToFront() {
    guard let superview, let own = superview.subviews.firstIndex(of: self),
      let front = superview.subviews.lastIndex(where: { !($0 is StageView) }), front > own
    else { return }
    // Set the order, because AppKit would take the view out of its window to add it again. That
    // would end its animations and take the keys from it.
    superview.subviews = superview.subviews.filter { $0 !== self } + [self]
  }
}
#endif
