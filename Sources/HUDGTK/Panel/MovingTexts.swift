#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

/// The texts of a panel that are fading or moving. Each text is drawn once into a render node,
/// which is then reused for every frame.
@MainActor struct MovingTexts {
  private let texts: [(label: Slots.Label, node: RenderNode?)]

  init(_ labels: [Slots.Label], in renderer: LabelRenderer) {
    texts = labels.map { label in
      // Enlarge the frame, because letters may extend beyond their line.
      let reach = -label.text.font.size
      let node = RenderNode(in: label.frame.insetBy(dx: reach, dy: reach)) {
        renderer.draw(label, in: $0)
      }
      return (label, node)
    }
  }

  /// The time at which the last fade of a text ends; zero if no text fades.
  var end: Duration { texts.compactMap { $0.label.fade?.end }.max() ?? .zero }

  /// Draws the texts as they look at `time`.
  ///
  /// - Parameter remaining: The fraction of the panel's move that is left: 1 at the start of the
  ///   move, 0 at its end.
  func append(to snapshot: OpaquePointer, at time: Duration, remaining: CGFloat) {
    for (label, node) in texts {
      let opacity = label.fade?.pose(at: time).opacity ?? 1
      guard let node, opacity > 0 else { continue }
      snapshot.draw(offset: label.offset, remaining: remaining, opacity: opacity) {
        node.append(to: snapshot)
      }
    }
  }
}

extension OpaquePointer {
  /// Calls `body` to draw a part of the panel that moves to its place.
  ///
  /// - Parameters:
  ///   - offset: How far from its place the part was when the move started.
  ///   - remaining: The fraction of the move that is left: 1 at its start, 0 at its end.
  @MainActor func draw(
    offset: CGPoint, remaining: CGFloat, opacity: Double = 1, _ body: () -> Void
  ) {
    gtk_snapshot_save(self)
    var way = graphene_point_t(CGPoint(x: offset.x * remaining, y: offset.y * remaining))
    gtk_snapshot_translate(self, &way)
    if opacity < 1 { gtk_snapshot_push_opacity(self, opacity) }
    body()
    if opacity < 1 { gtk_snapshot_pop(self) }
    gtk_snapshot_restore(self)
  }
}
#endif
