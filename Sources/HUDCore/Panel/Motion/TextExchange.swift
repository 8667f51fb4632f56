import HUDLayers

/// A text on the panel, and the previous texts, which fade out.
struct TextExchange {
  private struct Leaving {
    let label: Slots.Label
    /// The place of the text at the end of the panel's move, relative to the panel's centre.
    var place: CGPoint
    /// How far from `place` the text was at the start of the panel's move.
    var offset: CGPoint
    let fade: Transition
  }

  /// The shortest time between two changes of the text that are shown with a fade. A text that
  /// changes again sooner is replaced without a fade; otherwise it would never be legible.
  private static let shortestInterval = Duration.milliseconds(100)
  /// The fade-out time of the old text while the panel changes its size. The fade is short because
  /// texts of different lengths would overlap.
  private static let quickFade = Duration.milliseconds(100)
  /// The time by which the fade-in of the new text is delayed while the panel changes its size.
  private static let delay = Duration.milliseconds(50)
  /// The largest number of old texts that may be fading out at once. More texts on top of each
  /// other would be illegible.
  private static let mostLeaving = 2

  /// The transition that fades the text in; nil if it appeared at once.
  private(set) var arrival: Transition?
  private var leaving: [Leaving] = []
  private var changedAt: Duration?

  /// Fades `old` out and `new` in. Nil means that there is no text.
  ///
  /// - Parameters:
  ///   - place: The place of `old` on screen now, relative to the panel's centre.
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

  /// Returns the transition that fades in a new text or button on the panel.
  static func arrival(isMoving: Bool, at now: Duration) -> Transition {
    let delay = isMoving ? delay : .zero
    return .exchange(to: 1, from: 0, at: now + delay, takes: Machine.exchangeTime - delay)
  }

  /// Moves the texts that fade out along with the panel to a new layout.
  ///
  /// - Parameters:
  ///   - end: The place of the text in the new layout. If nil, the old texts stay where they are on
  ///     screen now.
  ///   - remaining: The part of the previous move that was left when the new layout came.
  mutating func follow(to end: CGPoint?, remaining: CGFloat) {
    for index in leaving.indices {
      let seen = leaving[index].place + leaving[index].offset * remaining
      leaving[index].place = end ?? seen
      leaving[index].offset = seen - leaving[index].place
    }
  }

  /// Returns the texts that fade out. `center` is the panel's centre, in the panel's coordinates.
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
