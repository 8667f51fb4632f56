import HUDLayers

/// A text on the panel, and the previous text, which fades out.
struct TextExchange {
  /// The delay of the fade-in of a button, and of a text while the panel changes its size or place.
  private static let delay = Duration.milliseconds(50)

  /// The transition that fades the text in; nil if the text does not fade in.
  private(set) var arrival: Transition?
  /// The previous text, which fades out. Its frame is relative to the panel's centre.
  private(set) var leaving: Slots.Label?

  /// Fades `old` out and `new` in. Nil means that there is no text.
  ///
  /// A text that changes again before the panel has completely changed is replaced without a fade.
  /// Otherwise a text that changes all the time would never be legible.
  ///
  /// - Parameters:
  ///   - center: The centre of the panel with `old`, in the panel's coordinates.
  ///   - isMoving: Whether the panel changes its size or place.
  ///   - isOther: Whether `new` is the text of another toast. If so, `new` fades in only after
  ///     `old` has faded out, so that the texts are not seen through each other.
  mutating func exchange(
    _ old: Slots.Label?, for new: Slots.Label?, center: CGPoint, isMoving: Bool, isOther: Bool,
    at now: Duration
  ) {
    // The colour and the place may differ.
    if old?.text == new?.text, old?.frame.size == new?.frame.size { return }
    if arrival != nil, old != nil, new != nil { return }
    if var old {
      // The label may still be on its way to its frame.
      let way = old.motion.offset * (old.motion.move?.remaining(at: now) ?? 0)
      old.frame.origin = old.frame.origin + way - center
      old.motion = Slots.Motion(
        fade: .easeOut(
          from: arrival?.pose(at: now) ?? .shown, to: .hidden, at: now,
          takes: isMoving || isOther ? Transition.quickFade : Transition.exchangeTime))
      leaving = old
    }
    let delay =
      isOther && old != nil ? Transition.quickFade : isMoving ? Self.delay : .zero
    arrival = new.map { _ in Self.arrival(after: delay, at: now) }
  }

  /// Returns the transition that fades in a new text or button on the panel.
  static func arrival(after delay: Duration = delay, at now: Duration) -> Transition {
    .easeOut(from: .hidden, to: .shown, at: now + delay, takes: Transition.exchangeTime - delay)
  }
}
