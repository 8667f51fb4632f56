#if GTK && os(Linux)
import CHUDGTK
import HUDLayers

/// A large opaque picture that is divided into tiles, so that a part of it can be redrawn. Each
/// tile is a render node of its own, because GTK can only repaint whole nodes.
@MainActor struct TiledPicture {
  private static let side: CGFloat = 64
  /// How far each tile overlaps the next, in points. On a display with a fractional scale, gaps
  /// would show between tiles that only touch.
  private static let overlap: CGFloat = 1

  /// How often tiles have been drawn: the sum over all tiles.
  private(set) var drawings = 0
  private var bounds = CGRect.null
  private var tiles: [(frame: CGRect, node: RenderNode?)] = []

  /// Redraws the tiles that intersect `changed`, or all tiles if the picture has new bounds.
  ///
  /// - Parameter draw: Draws the part of the picture that is in a rectangle.
  mutating func redraw(
    _ bounds: CGRect, where changed: CGRect,
    draw: (_ snapshot: OpaquePointer, _ part: CGRect) -> Void
  ) {
    var changed = changed
    if bounds != self.bounds || changed == .infinite {
      self.bounds = bounds
      tiles = Self.frames(of: bounds).map { ($0, nil) }
      changed = bounds
    }
    for index in tiles.indices where tiles[index].frame.intersects(changed) {
      let frame = tiles[index].frame
      tiles[index].node = RenderNode { draw($0, frame) }
      drawings += 1
    }
  }

  mutating func forget() { self = TiledPicture() }

  func append(to snapshot: OpaquePointer) {
    for tile in tiles { tile.node?.append(to: snapshot) }
  }

  private static func frames(of bounds: CGRect) -> [CGRect] {
    stride(from: bounds.minY, to: bounds.maxY, by: side).flatMap { y in
      stride(from: bounds.minX, to: bounds.maxX, by: side).map { x in
        CGRect(x: x, y: y, width: side + overlap, height: side + overlap).intersection(bounds)
      }
    }
  }
}
#endif
