#if GTK && os(Linux)
import CHUDGTK
import HUDCore

/// The old texts of the panel, which fade out, and the new ones, which fade in at the same time.
struct FadingTexts {
  let leaving: RenderNode?
  let coming: RenderNode?
  let arrival: Transition
  private var opacity: Double

  /// Creates the fade in its state at `time`. The fade may be half over at that time.
  init(leaving: RenderNode?, coming: RenderNode?, arrival: Transition, at time: Duration) {
    self.leaving = leaving
    self.coming = coming
    self.arrival = arrival
    opacity = arrival.pose(at: time).opacity
  }

  /// Updates the opacity of the texts for `time`. Returns false once the fade has ended.
  mutating func advance(to time: Duration) -> Bool {
    opacity = arrival.pose(at: time).opacity
    return time < arrival.start + arrival.duration
  }

  func append(to snapshot: OpaquePointer) {
    for (node, opacity) in [(leaving, 1 - opacity), (coming, opacity)] {
      guard let node, opacity > 0 else { continue }
      gtk_snapshot_push_opacity(snapshot, opacity)
      node.append(to: snapshot)
      gtk_snapshot_pop(snapshot)
    }
  }
}
#endif
