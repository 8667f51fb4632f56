import HUDLayers

/// Contains the panel's indicator, and the previous indicators until they have faded out.
@MainActor final class IndicatorContainer {
  /// The layer that contains the indicators, and is just large enough for them. Positions in this
  /// layer are in the panel's coordinates.
  let layer: CALayer
  /// How far a leaving indicator may reach beyond the space of the new indicator, in points. An
  /// indicator that reaches farther fades out quickly if the panel moves. Otherwise it is removed
  /// at once.
  private static let air: CGFloat = 12
  /// The time in which a spinner becomes a full circle, before a check mark is drawn.
  static let closingTime = Duration.milliseconds(100)
  /// The fade-out time of a previous indicator that does not fit in the place of the new indicator.
  fileprivate static let hurriedFade = Duration.milliseconds(100)
  /// The largest number of previous indicators that may be fading out at once. More indicators on
  /// top of each other could not be told apart.
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

  /// Whether the current indicator can become a full circle.
  var canClose: Bool { current?.indicator.canClose == true }

  /// Fades the current indicator out and `indicator` in. A fade moves nothing, so it is the same
  /// with reduced motion.
  ///
  /// - Parameter closes: Whether the current indicator first becomes a full circle. If true,
  ///   the new indicator does not fade in, so it has to draw itself from nothing.
  func exchange(for indicator: (any IndicatorLayer)?, at start: Duration, closes: Bool) {
    if var old = current {
      if closes { old.indicator.close(at: start) }
      old.fade(to: 0, at: start, after: closes ? Self.closingTime : .zero)
      leaving.append(old)
    }
    removeLeaving(leaving.prefix(max(leaving.count - Self.mostLeaving, 0)))
    current = indicator.map(Occupant.init)
    if let current { layer.addSublayer(current.layer) }
    if !closes { current?.fade(from: 0, to: 1, at: start) }
  }

  /// Removes the previous indicators, even if they have not faded out yet.
  func finishExchange() { removeLeaving(leaving[...]) }

  private func removeLeaving(_ occupants: ArraySlice<Occupant>) {
    for occupant in occupants { occupant.layer.removeFromSuperlayer() }
    leaving.removeAll { $0.layer.superlayer == nil }
  }

  /// Centres the indicators in their place.
  ///
  /// A previous indicator that does not fit in the place of the new indicator could overlap the
  /// texts or reach out of the panel. While the panel moves, such an indicator is therefore
  /// clipped to the panel and fades out quickly. Otherwise it is removed at once.
  func place(_ place: Place, at now: Duration) {
    // Hide the indicator if the panel has no space for it. An indicator of size zero needs no
    // space.
    layer.isHidden = place.room.isEmpty && current?.layer.bounds.isEmpty == false
    for occupant in leaving + [current].compactMap(\.self) {
      occupant.layer.position = place.center ?? .zero
      occupant.layer.setAffineTransform(CGAffineTransform(scaleX: place.scale, y: place.scale))
    }
    let room = current == nil ? .null : place.room.insetBy(dx: -Self.air, dy: -Self.air)
    let isTooLarge = leaving.map { !room.contains($0.layer.frame) }
    if place.move == nil || place.center == nil {
      removeLeaving(zip(leaving, isTooLarge).filter(\.1).map(\.0)[...])
      layer.mask = nil
    } else {
      for index in leaving.indices where isTooLarge[index] { leaving[index].hurry(at: now) }
      clip(isTooLarge.contains(true) ? place : nil)
    }
    let frames = (leaving + [current].compactMap(\.self)).map(\.layer.frame)
    guard let first = frames.first else { return }
    layer.frame = frames.reduce(first) { $0.union($1) }
    layer.bounds.origin = layer.frame.origin
  }

  /// Clips the indicators to the panel while the panel grows or shrinks. If `place` is nil, removes
  /// the clip.
  private func clip(_ place: Place?) {
    guard let place, let move = place.move else {
      layer.mask = nil
      return
    }
    let clip = CALayer()
    clip.frame = place.panel.bounds
    clip.cornerRadius = place.panel.cornerRadius
    clip.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    layer.mask = clip
    move.run(onShape: clip)
    // The clip is the mask of `layer`, which moves to its place. Move the clip the opposite way, so
    // that it stays on the panel.
    PanelMove.run(move, place.offset * -1, on: clip)
  }

  /// The place of the indicators on a panel.
  struct Place {
    /// The centre of the indicators, in the panel's coordinates; nil if no indicator is shown, not
    /// even one that fades out.
    let center: CGPoint?
    /// The frame of the new indicator; empty if the panel shows no new indicator.
    let room: CGRect
    let scale: CGFloat
    let panel: CALayer
    let move: PanelMove?
    /// How far the indicators are from `center` when the move starts.
    let offset: CGPoint
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

  /// Shortens a running fade-out to `hurriedFade`. A fade-out that waits until the indicator has
  /// become a full circle is not changed.
  mutating func hurry(at now: Duration) {
    guard let transition, transition.start <= now, transition.to.opacity == 0,
      transition.duration > IndicatorContainer.hurriedFade
    else { return }
    let opacity = transition.pose(at: now).opacity
    let fade = Transition.exchange(
      to: 0, from: opacity, at: now, takes: IndicatorContainer.hurriedFade)
    fade.fade(layer)
    self.transition = fade
  }

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
