import HUDLayers

/// Texts that fade out as others fade in, together with the indicators above them.
struct TextExchange {
  private let status: Slots.Label?
  private let detail: Slots.Label?
  /// How the new texts come.
  let transition: Transition

  init(status: Slots.Label?, detail: Slots.Label?, at start: Duration) {
    self.status = status
    self.detail = detail
    transition = .exchange(to: 1, from: 0, at: start)
  }

  /// The leaving texts, each in the middle of the one that takes its place. A text that nothing
  /// replaces, or that would be seen outside of the panel, is gone at once.
  func labels(in layout: Layout) -> [Slots.Label] {
    let panel = CGRect(origin: .zero, size: layout.bezel.size)
    return [(status, layout.status), (detail, layout.detail)].compactMap { leaving, place in
      guard var label = leaving, !place.isEmpty else { return nil }
      label.frame.origin = CGPoint(
        x: place.midX - label.frame.width / 2, y: place.midY - label.frame.height / 2)
      return panel.contains(label.frame) ? label : nil
    }
  }
}

extension Transition {
  /// One indicator or text takes another's place.
  static func exchange(to end: Double, from opacity: Double, at start: Duration) -> Transition {
    Transition(
      from: Pose(opacity: opacity, scale: 1), to: Pose(opacity: end, scale: 1), start: start,
      duration: Machine.exchangeTime, curve: .easeOut)
  }
}
