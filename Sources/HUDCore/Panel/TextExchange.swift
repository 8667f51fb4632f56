import HUDLayers

/// Texts that fade out as others fade in, together with the indicators above them.
struct TextExchange {
  private let leaving: [Slots.Label]
  private let panelSize: CGSize
  /// How the new texts come.
  let transition: Transition

  /// `panelSize` is the size of the panel that `leaving` was laid out on.
  init(from leaving: [Slots.Label], on panelSize: CGSize, at start: Duration) {
    self.leaving = leaving
    self.panelSize = panelSize
    transition = .exchange(to: 1, from: 0, at: start)
  }

  /// The leaving texts on a panel of that size, as far from its middle as they were. A text that would
  /// be seen outside of the panel is gone at once.
  func labels(on size: CGSize) -> [Slots.Label] {
    leaving.compactMap { label in
      var label = label
      label.frame = label.frame.offsetBy(
        dx: (size.width - panelSize.width) / 2, dy: (size.height - panelSize.height) / 2)
      return CGRect(origin: .zero, size: size).contains(label.frame) ? label : nil
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
