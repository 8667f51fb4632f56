#if os(Linux)
import CHUDPango
import HUDCairo
import HUDLayers
import Testing

/// The blur of a whole picture, and of the part of it that has changed.
@Suite(.timeLimit(.minutes(5))) struct BlurTests {
  private static let boxes = [7, 7, 7]

  @Test(
    "A part that is blurred again looks as in a picture that is blurred as a whole",
    arguments: [(20, 16), (0, 0), (56, 44), (0, 44)], [Surface.Edge.extended, .clear])
  func partIsBlurredAsTheWhole(place: (x: Int, y: Int), edge: Surface.Edge) throws {
    let before = try picture { _ in }
    let after = try picture { context in
      cairo_set_source_rgba(context, 0.9, 0.2, 0.1, 0.8)
      cairo_rectangle(context, Double(place.x), Double(place.y), 8, 4)
      cairo_fill(context)
    }
    let changed = try #require(after.changedRect(since: before))
    let updated = try before.copy()
    updated.blur(boxes: Self.boxes, edge: edge)
    let stale = try updated.copy()
    try updated.updateBlur(of: after, where: changed, boxes: Self.boxes, edge: edge)
    let whole = try after.copy()
    whole.blur(boxes: Self.boxes, edge: edge)
    #expect(updated.changedRect(since: whole) == nil)
    #expect(stale.changedRect(since: whole) != nil)
  }

  /// A picture of stripes, with `body` drawn on top.
  private func picture(_ body: (OpaquePointer) -> Void) throws -> Surface {
    try Surface(size: CGSize(width: 64, height: 48)) { context in
      for stripe in 0..<16 {
        cairo_set_source_rgb(context, Double(stripe % 3) / 2, 0.5, Double(stripe % 2))
        cairo_rectangle(context, Double(stripe * 4), 0, 4, 48)
        cairo_fill(context)
      }
      body(context)
    }
  }
}
#endif
