import HUDLayers

/// One text on the panel, and the texts before it that fade out.
struct TextExchange {
  private struct Leaving {
    let label: Slots.Label
    /// Its place at the end of the panel's move, and how far from there it was at the start.
    var place: CGPoint
    var offset: CGPoint
    let fade: Transition
  }

  /// A text that changes faster than this would never be legible if it faded each time.
  private static let shortestInterval = Duration.milliseconds(100)
  /// On a panel that changes its size, texts of different lengths would cover each other. There the
  /// old text is gone early, and the new one comes late.
  private static let quickFade = Duration.milliseconds(100)
  private static let delay = Duration.milliseconds(50)
  /// More texts would be illegible, one on top of the other.
  private static let mostLeaving = 2

  /// The transition that fades the text in; nil if it appeared at once.
  private(set) var arrival: Transition?
  private var leaving: [Leaving] = []
  private var changedAt: Duration?

  /// Fades `old` out and the text that follows it in. Nil is no text.
  ///
  /// - Parameters:
  ///   - place: Where `old` is seen, from the panel's centre.
  ///   - isMoving: Whether the panel changes its size or place.
  mutating func exchange(
    _ old: Slots.Label?, seenAt place: CGPoint?, for new: Slots.Label?, isMoving: Bool,
    at now: Duration
  ) {
    if let old, let new, old.hasSameText(as: new) { return }
    guard old != nil || new != nil else { return }
    let isRapid = changedAt.map { now < $0 + Self.shortestInterval } ?? false
    changedAt = now
    if isRapid, old != nil, new != nil { return }
    let opacity = arrival?.pose(at: now).opacity ?? 1
    leaving.removeAll { $0.fade.end <= now }
    if let old, let place {
      leaving.append(
        Leaving(
          label: old, place: place, offset: .zero,
          fade: .exchange(
            to: 0, from: opacity, at: now,
            takes: isMoving ? Self.quickFade : Machine.exchangeTime)))
      leaving.removeFirst(max(leaving.count - Self.mostLeaving, 0))
    }
    arrival = new.map { _ in Self.arrival(isMoving: isMoving, at: now) }
  }

  /// Returns the transition that fades in something new on the panel.
  static func arrival(isMoving: Bool, at now: Duration) -> Transition {
    let delay = isMoving ? delay : .zero
    return .exchange(to: 1, from: 0, at: now + delay, takes: Machine.exchangeTime - delay)
  }

  /// Follows the panel to a new layout, in which the text has its place at `end`.
  ///
  /// - Parameter remaining: The part of the move so far that was left.
  mutating func follow(to end: CGPoint?, remaining: CGFloat) {
    for index in leaving.indices {
      let seen = leaving[index].place + leaving[index].offset * remaining
      leaving[index].place = end ?? seen
      leaving[index].offset = seen - leaving[index].place
    }
  }

  /// Returns the texts that fade out, on a panel with that centre.
  func labels(center: CGPoint) -> [Slots.Label] {
    leaving.map { leaving in
      var label = leaving.label
      let middle = center + leaving.place
      label.frame.origin = CGPoint(
        x: middle.x - label.frame.width / 2, y: middle.y - label.frame.height / 2)
      label.offset = leaving.offset
      label.fade = leaving.fade
      return label
    }
  }

  mutating func finish() {
    arrival = nil
    leaving = []
  }
}

extension Slots.Label {
  /// Whether both texts look the same, except for their colour and place.
  fileprivate func hasSameText(as other: Slots.Label) -> Bool {
    text == other.text && frame.size == other.frame.size
  }
}

extension Transition {
  /// The fade with which one indicator or text replaces another.
  static func exchange(
    to end: Double, from opacity: Double, at start: Duration,
    takes duration: Duration = Machine.exchangeTime
  ) -> Transition {
    Transition(
      from: Pose(opacity: opacity, scale: 1), to: Pose(opacity: end, scale: 1), start: start,
      duration: duration, curve: .easeOut)
  }
}
