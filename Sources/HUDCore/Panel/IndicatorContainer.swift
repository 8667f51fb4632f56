import HUDLayers

/// Where the indicator stands: the one on show and, until it has faded, the one before it.
@MainActor final class IndicatorContainer {
  /// As large as what stands in it, and with the panel's coordinates inside.
  let layer: CALayer
  /// Around an indicator there is nothing else.
  private static let air: CGFloat = 12

  private var current: Occupant?
  private var leaving: Occupant?

  var indicator: (any IndicatorLayer)? { current?.indicator }

  /// How the one on show comes; nil where nothing gave way to it.
  var arrival: Transition? { current?.transition }

  init(_ layer: CALayer) { self.layer = layer }

  /// Puts that indicator, or none, in the place of all that stands there.
  func hold(_ indicator: (any IndicatorLayer)?) {
    for occupant in [current, leaving] { occupant?.layer.removeFromSuperlayer() }
    leaving = nil
    current = indicator.map(Occupant.init)
    if let current { layer.addSublayer(current.layer) }
  }

  /// Puts the same indicator in, of another colour or size: it goes on where the one before was.
  func redraw(with indicator: (any IndicatorLayer)?, at now: Duration) {
    guard let old = current, let indicator else { return hold(indicator) }
    old.layer.removeFromSuperlayer()
    layer.addSublayer(indicator.layer)
    if let dial = indicator as? ProgressDial, let before = old.indicator as? ProgressDial {
      dial.resume(from: before)
    }
    current = Occupant(indicator, insteadOf: old, at: now)
  }

  /// One comes as the other goes. Nothing moves, so they fade for who wants less motion too.
  func exchange(for indicator: (any IndicatorLayer)?, at start: Duration) {
    finishExchange()
    leaving = current
    leaving?.fade(to: 0, at: start)
    current = indicator.map(Occupant.init)
    if let current { layer.addSublayer(current.layer) }
    current?.fade(from: 0, to: 1, at: start)
  }

  /// Removes the indicator that has faded out.
  func finishExchange() {
    leaving?.layer.removeFromSuperlayer()
    leaving = nil
  }

  /// In the middle of `room`. What leaves is seen to go only where it neither reaches into the texts
  /// nor out of a panel that is as large as the next one needs it.
  func place(in room: CGRect, scale: CGFloat) {
    for occupant in [current, leaving] {
      occupant?.layer.position = room.center
      occupant?.layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    }
    let place = current == nil ? .null : room.insetBy(dx: -Self.air, dy: -Self.air)
    if let leaving, !place.contains(leaving.layer.frame) { finishExchange() }
    let frames = [current, leaving].compactMap { $0?.layer.frame }
    guard let first = frames.first else { return }
    layer.frame = frames.reduce(first) { $0.union($1) }
    layer.bounds.origin = layer.frame.origin
  }
}

/// An indicator, and how it comes or goes.
@MainActor private struct Occupant {
  let indicator: any IndicatorLayer
  private(set) var transition: Transition?

  init(_ indicator: any IndicatorLayer) { self.indicator = indicator }

  init(_ indicator: any IndicatorLayer, insteadOf other: Occupant, at now: Duration) {
    self.indicator = indicator
    guard let transition = other.transition, now < transition.start + transition.duration else {
      return
    }
    transition.fade(layer)
    self.transition = transition
  }

  var layer: CALayer { indicator.layer }

  mutating func fade(from opacity: Double? = nil, to end: Double, at start: Duration) {
    let seen = opacity ?? transition?.pose(at: start).opacity ?? 1
    let transition = Transition.exchange(to: end, from: seen, at: start)
    transition.fade(layer)
    self.transition = transition
  }
}
