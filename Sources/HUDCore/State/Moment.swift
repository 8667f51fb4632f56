import HUDLayers

/// The time of an input, and the facts about the host that the machine needs at that time.
package struct Moment: Sendable {
  package var now: Duration
  package var hostIsReady = true
  /// Whether the host can show a panel of its own while it is not ready.
  package var hostFloats = false
  package var metrics = Metrics(size: .zero)

  package init(now: Duration) { self.now = now }
}
