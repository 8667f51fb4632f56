import HUDLayers

/// Contains the panel's indicator, and the previous indicators until they have faded out.
@MainActor final class IndicatorContainer {
  /// The layer that contains the indicators, and is just large enough for them. Positions in this
  /// layer are in the panel's coordinates.
  let layer: CALayer
  /// How far a leaving indicator may be larger than the new indicator on each side, in points. A
  /// larger one could overlap the texts or reach out of the panel.
  private static let air: CGFloat = 12
  /// The time in which a spinner becomes a full circle, before a check mark is drawn.
  static let closingTime = Duration.milliseconds(100)
  /// The fade-out time of a previous indicator that is too large for the place of the new one.
  private static let quickFade = Duration.milliseconds(100)
  /// The largest number of previous indicators that may be fading out at once. More indicators on
  /// top of each other could not be told apart.
  private static let mostLeaving = 2

  private(set) var indicator: (any IndicatorLayer)?
  /// The transition that fades the indicator in; nil if it appeared at once.
  private(set) var arrival: Transition?
  private var leaving: [CALayer] = []
  /// Whether a leaving indicator is too large for the place of the new one.
  private var isTooLarge = false

  init(_ layer: CALayer) { self.layer = layer }

  /// Shows `indicator` at once, and removes all others. Nil leaves the container empty.
  func hold(_ indicator: (any IndicatorLayer)?) {
    finishExchange()
    replace(with: indicator, arrival: nil)
  }

  /// Replaces the indicator's layer by a layer of the same indicator in another colour or size. Its
  /// progress and its fade continue where they were.
  func redraw(with indicator: (any IndicatorLayer)?, at now: Duration) {
    let old = self.indicator
    replace(with: indicator, arrival: arrival.flatMap { now < $0.end ? $0 : nil })
    if let dial = indicator as? ProgressDial, let old = old as? ProgressDial {
      dial.resume(from: old)
    }
  }

  /// Fades the current indicator out and `indicator` in.
  ///
  /// - Parameters:
  ///   - closes: Whether the current indicator becomes a full circle before it fades out. If true,
  ///     the new indicator does not fade in, so it has to draw itself from nothing.
  ///   - isMoving: Whether the panel moves to its new size. If not, a leaving indicator that is too
  ///     large is removed at once.
  func exchange(
    for indicator: (any IndicatorLayer)?, at start: Duration, closes: Bool, isMoving: Bool
  ) {
    if let old = self.indicator?.layer {
      let space = indicator?.layer.bounds.insetBy(dx: -Self.air, dy: -Self.air).size ?? .zero
      let fits = old.bounds.width <= space.width && old.bounds.height <= space.height
      if fits || isMoving {
        let delay = closes ? Self.closingTime : .zero
        Transition.exchange(
          to: 0, from: arrival?.pose(at: start).opacity ?? 1, at: start + delay,
          takes: fits || closes ? Machine.exchangeTime - delay : Self.quickFade
        ).fade(old)
        leaving.append(old)
        isTooLarge = isTooLarge || !fits
        self.indicator = nil
      }
    }
    while leaving.count > Self.mostLeaving { leaving.removeFirst().removeFromSuperlayer() }
    replace(with: indicator, arrival: closes ? nil : .exchange(to: 1, from: 0, at: start))
  }

  private func replace(with indicator: (any IndicatorLayer)?, arrival: Transition?) {
    self.indicator?.layer.removeFromSuperlayer()
    self.indicator = indicator
    self.arrival = arrival
    guard let indicator else { return }
    layer.addSublayer(indicator.layer)
    arrival?.fade(indicator.layer)
  }

  /// Removes the previous indicators, even if they have not faded out yet.
  func finishExchange() {
    for layer in leaving { layer.removeFromSuperlayer() }
    leaving = []
    isTooLarge = false
  }

  /// Centres the indicators in their place on a panel. While the panel moves, a leaving indicator
  /// that is too large is clipped to the panel.
  ///
  /// - Parameters:
  ///   - center: The centre of the indicators, in the panel's coordinates.
  ///   - offset: How far the indicators are from `center` when the move starts.
  func place(
    at center: CGPoint, scale: CGFloat, on panel: CALayer, move: PanelMove?, offset: CGPoint
  ) {
    // Hide the indicator if there is no space for a panel at all.
    layer.isHidden = panel.bounds.isEmpty
    let layers = leaving + [indicator?.layer].compactMap(\.self)
    for layer in layers {
      layer.position = center
      layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    }
    layer.mask = nil
    if isTooLarge, let move { clip(to: panel, during: move, offset: offset) }
    guard let first = layers.first else { return }
    layer.frame = layers.reduce(first.frame) { $0.union($1.frame) }
    layer.bounds.origin = layer.frame.origin
  }

  /// Clips the indicators to the panel while the panel grows or shrinks.
  private func clip(to panel: CALayer, during move: PanelMove, offset: CGPoint) {
    let clip = CALayer()
    clip.frame = panel.bounds
    clip.cornerRadius = panel.cornerRadius
    clip.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    layer.mask = clip
    move.run(onShape: clip)
    // The clip is the mask of `layer`, which moves to its place. Move the clip the opposite way, so
    // that it stays on the panel.
    PanelMove.run(move, offset * -1, on: clip)
  }
}
