#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension StageView {
  /// Adds this view to `container`, a view of the app, in the same size. Attachments call this in
  /// each turn of the run loop, so that this view stays in front of views that are added later.
  /// Only other stages may be in front of this view.
  func comeToFront(of container: NSView) {
    guard superview === container else {
      frame = container.bounds
      autoresizingMask = [.width, .height]
      return container.addSubview(self)
    }
    // Set the frame here too, because some containers do not resize their subviews.
    if frame != container.bounds { frame = container.bounds }
    guard let own = container.subviews.firstIndex(of: self),
      let front = container.subviews.lastIndex(where: { !($0 is StageView) }), front > own
    else { return }
    // Set the order of `subviews`. If this view were added again, AppKit would first remove it from
    // its window, which would end its animations and take the keys from it.
    container.subviews = container.subviews.filter { $0 !== self } + [self]
  }
}
#endif
