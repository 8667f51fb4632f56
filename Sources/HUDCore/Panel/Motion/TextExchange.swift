import HUDLayers

/// A text on the panel, and the previous text, which fades out.
final class TextExchange {
  /// The delay of the fade-in of a button, and of a text while the panel changes its size or place.
  private static let delay = Duration.milliseconds(50)

  /// The transition that fades the text in; nil if the text does not fade in.
  private(set) var arrival: Transition?
  /// The previous text, and its place relative to the panel's centre.
  private var leaving: (label: Slots.Label, place: CGPoint)?
  private var changedAt: Duration?

  /// Fades `old` out and `new` in. Nil means that there is no text.
  ///
  /// A text that changes again within `Transition.exchangeTime` is replaced without a fade.
  /// Otherwise a text that changes all the time would never be legible.
  ///
  /// - Parameters:
  ///   - center: The centre of the panel with `old`, in the panel's coordinates.
  ///   - isMoving: Whether the panel changes its size or place.
  ///   - isOther: Whether `new` is the text of another toast. If so, `new` fades in only after
  ///     `old` has faded out, so that the texts are not seen through each other.
  func exchange(
    _ old: Slots.Label?, for new: Slots.Label?, center: CGPoint, isMoving: Bool, isOther: Bool,
    at now: Duration
  ) {
    // The colour and the place may differ.
    if let old, let new, old.text == new.text, old.frame.size == new.frame.size { return }
    guard old != nil || new != nil else { return }
    let isRapid = changedAt.map { now < $0 + Transition.exchangeTime } ?? false
    changedAt = now
    if isRapid, old != nil, new != nil { return }
    if var old {
      // The label may still be on its way to its frame.
      let way = old.motion.offset * (old.motion.move?.remaining(at: now) ?? 0)
      let place = old.frame.center + way - center
      old.motion = Slots.Motion(
        fade: .exchange(
          to: 0, from: arrival?.pose(at: now).opacity ?? 1, at: now,
          takes: isMoving || isOther ? Transition.quickFade : Transition.exchangeTime))
      leaving = (old, place)
    }
    let delay =
      isOther && old != nil ? Transition.quickFade : isMoving ? Self.delay : .zero
    arrival = new.map { _ in Self.arrival(after: delay, at: now) }
  }

  /// Returns the transition that fades in a new text or button on the panel.
  static func arrival(after delay: Duration = delay, at now: Duration) -> Transition {
    .exchange(to: 1, from: 0, at: now + delay, takes: Transition.exchangeTime - delay)
  }

  /// Returns the text that fades out. `center` is the panel's centre, in the panel's coordinates.
  func leavingLabel(center: CGPoint) -> Slots.Label? {
    guard let leaving else { return nil }
    var label = leaving.label
    label.frame = CGRect(center: center + leaving.place, size: label.frame.size)
    return label
  }

  func finish() {
    arrival = nil
    leaving = nil
  }
}
