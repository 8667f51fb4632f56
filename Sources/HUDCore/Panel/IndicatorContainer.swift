import HUDLayers

/// Contains the panel's indicator, and the previous indicator until it has faded out.
@MainActor final class IndicatorContainer {
  /// The layer that contains the indicators, and is just large enough for them. Positions in this
  /// layer are in the panel's coordinates.
  let layer: CALayer
  /// How far the previous indicator may be larger than the new indicator on each side, in points.
  /// An even larger one fades out quickly, to uncover the texts, unless it becomes a full circle.
  private static let air: CGFloat = 12
  /// The time in which a spinner becomes a full circle, before a check mark is drawn.
  static let closingTime = Duration.milliseconds(100)

  private(set) var indicator: PanelIndicator?
  /// The transition that fades the indicator in; nil if the indicator does not fade in.
  private(set) var arrival: Transition?
  private var leaving: CALayer?
  /// The place of the indicators relative to the panel's centre, and their scale.
  private var place = (center: CGPoint.zero, scale: CGFloat(1))

  init(_ layer: CALayer) { self.layer = layer }

  /// Fades the current indicator out and `indicator` in.
  ///
  /// - Parameter closes: Whether the current indicator becomes a full circle before it fades out.
  ///   If true, the new indicator does not fade in, so it has to draw itself from nothing.
  func exchange(for indicator: PanelIndicator?, at start: Duration, closes: Bool) {
    leaving?.removeFromSuperlayer()
    leaving = self.indicator?.layer
    self.indicator = nil
    if let leaving {
      let space = indicator?.layer.bounds.insetBy(dx: -Self.air, dy: -Self.air).size ?? .zero
      let fits = leaving.bounds.size.limited(to: space) == leaving.bounds.size
      let delay = closes ? Self.closingTime : .zero
      Transition.easeOut(
        from: arrival?.pose(at: start) ?? .shown, to: .hidden, at: start + delay,
        takes: fits || closes ? Transition.exchangeTime - delay : Transition.quickFade
      ).fade(leaving)
    }
    arrival = closes ? nil : .easeOut(from: .hidden, to: .shown, at: start)
    replace(with: indicator)
  }

  /// Replaces the current indicator at once. A fade-in that still runs continues. Nil leaves no
  /// indicator.
  func replace(with indicator: PanelIndicator?) {
    self.indicator?.layer.removeFromSuperlayer()
    self.indicator = indicator
    guard let indicator else { return }
    layer.addSublayer(indicator.layer)
    arrival?.fade(indicator.layer)
  }

  /// Ends the fades, and removes the previous indicator, even if it has not faded out yet.
  func finishExchange() {
    leaving?.removeFromSuperlayer()
    leaving = nil
    arrival = nil
  }

  /// Centres the indicators in their place on the panel. An indicator that fades out without a
  /// successor stays where it was.
  func place(in layout: Layout) {
    if let center = layout.place(of: .indicator) { place = (center, layout.indicatorScale) }
    // Hide the indicator if there is no space for a panel at all.
    layer.isHidden = layout.bezel.isEmpty
    let layers = [leaving, indicator?.layer].compactMap(\.self)
    for layer in layers {
      layer.position = layout.center + place.center
      layer.setAffineTransform(CGAffineTransform(scaleX: place.scale, y: place.scale))
    }
    guard let first = layers.first else { return }
    layer.frame = layers.reduce(first.frame) { $0.union($1.frame) }
    layer.bounds.origin = layer.frame.origin
  }
}
