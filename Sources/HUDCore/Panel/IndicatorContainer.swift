import HUDLayers

/// Contains the panel's indicator, and the previous indicators until they have faded out.
@MainActor final class IndicatorContainer {
  /// The layer that contains the indicators, and is just large enough for them. Positions in this
  /// layer are in the panel's coordinates.
  let layer: CALayer
  /// How far a leaving indicator may reach beyond the space of the new indicator, in points. An
  /// indicator that reaches farther is removed at once.
  private static let air: CGFloat = 12
  /// The time in which a spinner becomes a full circle, before a check mark is drawn.
  static let closingTime = Duration.milliseconds(100)
  /// The largest number of previous indicators that may be fading out at once. More indicators on top
  /// of each other could not be told apart.
  private static let mostLeaving = 2

  private var current: Occupant?
  private var leaving: [Occupant] = []

  var indicator: (any IndicatorLayer)? { current?.indicator }

  /// The transition that fades the current indicator in; nil if it appeared at once.
  var arrival: Transition? { current?.transition }

  init(_ layer: CALayer) { self.layer = layer }

  /// Shows `indicator` at once, and removes all others. Nil leaves the container empty.
  func hold(_ indicator: (any IndicatorLayer)?) {
    finishExchange()
    current?.layer.removeFromSuperlayer()
    current = indicator.map(Occupant.init)
    if let current { layer.addSublayer(current.layer) }
  }

  /// Replaces the indicator's layer by a layer of the same indicator in another colour or size. Its
  /// progress and its fade continue where they were.
  func redraw(with indicator: (any IndicatorLayer)?, at now: Duration) {
    guard let old = current, let indicator else { return hold(indicator) }
    old.layer.removeFromSuperlayer()
    layer.addSublayer(indicator.layer)
    if let dial = indicator as? ProgressDial, let before = old.indicator as? ProgressDial {
      dial.resume(from: before)
    }
    current = Occupant(indicator, insteadOf: old, at: now)
  }

  /// Whether the current indicator can become a full circle or bar.
  var canClose: Bool { current?.indicator is any ClosingIndicator }

  /// Fades the current indicator out and `indicator` in. A fade moves nothing, so it is the same
  /// with reduced motion.
  ///
  /// - Parameter closes: Whether the current indicator first becomes a full circle or bar. If true,
  ///   the new indicator does not fade in, so it has to draw itself from nothing.
  func exchange(for indicator: (any IndicatorLayer)?, at start: Duration, closes: Bool) {
    if var old = current {
      if closes { (old.indicator as? any ClosingIndicator)?.close(at: start) }
      old.fade(to: 0, at: start, after: closes ? Self.closingTime : .zero)
      leaving.append(old)
    }
    removeLeaving(leaving.prefix(max(leaving.count - Self.mostLeaving, 0)))
    current = indicator.map(Occupant.init)
    if let current { layer.addSublayer(current.layer) }
    if !closes { current?.fade(from: 0, to: 1, at: start) }
  }

  /// Removes the indicators that have faded out.
  func finishExchange() { removeLeaving(leaving[...]) }

  private func removeLeaving(_ occupants: ArraySlice<Occupant>) {
    for occupant in occupants { occupant.layer.removeFromSuperlayer() }
    leaving.removeAll { $0.layer.superlayer == nil }
  }

  /// Centres the indicators in `room`.
  ///
  /// The panel already has the size that the new indicator needs. If the old indicator would
  /// overlap the texts or reach out of the panel, it is removed at once instead of fading out.
  func place(in room: CGRect, scale: CGFloat) {
    // Hide the indicator if the panel has no space for it. An indicator of size zero needs no
    // space.
    layer.isHidden = room.isEmpty && current?.layer.bounds.isEmpty == false
    for occupant in leaving + [current].compactMap(\.self) {
      occupant.layer.position = room.center
      occupant.layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    }
    let place = current == nil ? .null : room.insetBy(dx: -Self.air, dy: -Self.air)
    removeLeaving(leaving.filter { !place.contains($0.layer.frame) }[...])
    let frames = (leaving + [current].compactMap(\.self)).map(\.layer.frame)
    guard let first = frames.first else { return }
    layer.frame = frames.reduce(first) { $0.union($1) }
    layer.bounds.origin = layer.frame.origin
  }
}

/// An indicator and the transition that fades it in or out.
@MainActor private struct Occupant {
  let indicator: any IndicatorLayer
  private(set) var transition: Transition?

  init(_ indicator: any IndicatorLayer) { self.indicator = indicator }

  init(_ indicator: any IndicatorLayer, insteadOf other: Occupant, at now: Duration) {
    self.indicator = indicator
    guard let transition = other.transition, now < transition.end else { return }
    transition.fade(layer)
    self.transition = transition
  }

  var layer: CALayer { indicator.layer }

  /// Fades from `opacity` to `end`; if `opacity` is nil, from the opacity on screen at `start`. The
  /// fade begins when `delay` has passed after `start`.
  mutating func fade(
    from opacity: Double? = nil, to end: Double, at start: Duration, after delay: Duration = .zero
  ) {
    let seen = opacity ?? transition?.pose(at: start).opacity ?? 1
    let transition = Transition.exchange(
      to: end, from: seen, at: start + delay, takes: Machine.exchangeTime - delay)
    transition.fade(layer)
    self.transition = transition
  }
}
