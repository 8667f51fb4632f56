#if GTK && os(Linux)
import CHUDGTK
import HUDCore

/// Texts on their way out under those that take their place.
struct FadingTexts {
  let leaving: RenderNode?
  let coming: RenderNode?
  let arrival: Transition
  private var opacity: Double

  /// The texts as they are at `time`, which may be in the middle of their way.
  init(leaving: RenderNode?, coming: RenderNode?, arrival: Transition, at time: Duration) {
    self.leaving = leaving
    self.coming = coming
    self.arrival = arrival
    opacity = arrival.pose(at: time).opacity
  }

  /// False once the texts have come.
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
