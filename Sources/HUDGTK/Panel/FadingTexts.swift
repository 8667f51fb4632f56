#if GTK && os(Linux)
import CHUDGTK
import HUDCore

/// Texts that fade out while new texts fade in.
struct FadingTexts {
  let leaving: RenderNode?
  let coming: RenderNode?
  let arrival: Transition
  private var opacity: Double

  /// Creates the fade as it is at `time`, which may be in the middle of it.
  init(leaving: RenderNode?, coming: RenderNode?, arrival: Transition, at time: Duration) {
    self.leaving = leaving
    self.coming = coming
    self.arrival = arrival
    opacity = arrival.pose(at: time).opacity
  }

  /// Continues the fade. Returns false once it has ended.
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
