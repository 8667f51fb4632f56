import HUDLayers

/// Fades the old texts out and the new ones in, together with the indicators above them.
struct TextExchange {
  private let status: Slots.Label?
  private let detail: Slots.Label?
  /// The transition that fades the new texts in.
  let transition: Transition

  init(status: Slots.Label?, detail: Slots.Label?, at start: Duration) {
    self.status = status
    self.detail = detail
    transition = .exchange(to: 1, from: 0, at: start)
  }

  /// Returns the old texts, each centred on the text that replaces it. Those that nothing replaces,
  /// or that would reach out of the panel, are left out: they disappear without a fade.
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
  /// Returns the fade of an indicator or text while one replaces another.
  static func exchange(to end: Double, from opacity: Double, at start: Duration) -> Transition {
    Transition(
      from: Pose(opacity: opacity, scale: 1), to: Pose(opacity: end, scale: 1), start: start,
      duration: Machine.exchangeTime, curve: .easeOut)
  }
}
