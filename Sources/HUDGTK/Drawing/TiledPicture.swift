#if GTK && os(Linux)
import HUDLayers

/// Something large, of which a part can be drawn anew: GTK repaints whole nodes.
@MainActor struct TiledPicture {
  private static let side: CGFloat = 64
  /// How far one reaches over the next. Between two that only touched each other a display with half
  /// pixels would let through what lies below.
  private static let overlap: CGFloat = 1

  /// How often a tile was drawn.
  private(set) var drawings = 0
  private var bounds = CGRect.null
  private var tiles: [(frame: CGRect, node: RenderNode?)] = []

  /// Draws a translucent picture as one tile, because two would show where they overlap.
  mutating func redraw(
    _ bounds: CGRect, where changed: CGRect, isOpaque: Bool, draw: (OpaquePointer) -> Void
  ) {
    var changed = changed
    if bounds != self.bounds || !isOpaque || changed == .infinite {
      self.bounds = bounds
      tiles = Self.frames(of: bounds, side: isOpaque ? Self.side : .infinity).map { ($0, nil) }
      changed = bounds
    }
    for index in tiles.indices where tiles[index].frame.intersects(changed) {
      tiles[index].node = RenderNode(in: tiles[index].frame, draw: draw)
      drawings += 1
    }
  }

  mutating func forget() { self = TiledPicture() }

  func append(to snapshot: OpaquePointer) {
    for tile in tiles { tile.node?.append(to: snapshot) }
  }

  private static func frames(of bounds: CGRect, side: CGFloat) -> [CGRect] {
    guard side < max(bounds.width, bounds.height) else { return [bounds] }
    return stride(from: bounds.minY, to: bounds.maxY, by: side).flatMap { y in
      stride(from: bounds.minX, to: bounds.maxX, by: side).map { x in
        CGRect(x: x, y: y, width: side + overlap, height: side + overlap).intersection(bounds)
      }
    }
  }
}
#endif
