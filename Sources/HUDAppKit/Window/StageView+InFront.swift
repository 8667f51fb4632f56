#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension StageView {
  /// Adds this view to `container`, a view of the app, with its size. Attachments call this in each
  /// turn of the run loop, to keep it there and in front of siblings that are added later, except
  /// for other stages.
  func comeToFront(of container: NSView) {
    guard superview === container else {
      frame = container.bounds
      autoresizingMask = [.width, .height]
      return container.addSubview(self)
    }
    // A container may not resize its subviews.
    if frame != container.bounds { frame = container.bounds }
    guard let own = container.subviews.firstIndex(of: self),
      let front = container.subviews.lastIndex(where: { !($0 is StageView) }), front > own
    else { return }
    // Set the order, because AppKit would take the view out of its window to add it again. That
    // would end its animations and take the keys from it.
    container.subviews = container.subviews.filter { $0 !== self } + [self]
  }
}
#endif
