/// The shape of the pointer.
public final class NSCursor: NSObject, Sendable {
  public static let arrow = NSCursor()
  package static let iBeam = NSCursor()

  public func set() { MainActor.assumeIsolated { Device.state.pointer.cursor = self } }
}

extension NSView {
  public func addCursorRect(_ rect: CGRect, cursor object: NSCursor) {
    cursorRects.append((rect, object))
  }

  /// The cursor of the rectangle at a point of the window, in the frontmost view that has one.
  func cursor(at point: CGPoint) -> NSCursor? {
    for view in subviews.reversed() { if let cursor = view.cursor(at: point) { return cursor } }
    cursorRects = []
    resetCursorRects()
    let own = convert(point, from: nil)
    return isHidden ? nil : cursorRects.last { $0.rect.contains(own) }?.cursor
  }
}

extension NSWindow {
  /// Also gives a pointer that stays where it is another shape. The rectangles are asked for whenever
  /// it moves.
  public func invalidateCursorRects(for view: NSView) { Device.state.pointer.hasOldCursor = true }
}
