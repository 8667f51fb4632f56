package import HUDLayers

/// Draws a HUD: turns the displayed request into layers and slots.
///
/// `show(_:at:)` draws nothing yet. `update()` draws, once before a frame, and only if something
/// visible has changed.
@MainActor package final class Panel {
  unowned let host: any HUD.Host
  package let canvas: Canvas
  var maskPainter = MaskPainter()
  let materialShadow = PanelShadow()
  let indicators: IndicatorContainer

  package internal(set) var request: Request
  /// The time at which the request changed to another indicator; once a frame has shown that
  /// indicator, the time of that frame.
  var indicatorSince: Duration
  var drawn: Drawing?
  package internal(set) var layout = Layout()
  var textExchange: TextExchange?
  /// The number inside the ring.
  var percent: Text?
  let textMeasurements: TextMeasurementCache
  private var transition: Transition?
  /// The entrance that no frame has shown yet.
  private var entrance: Entrance?
  /// Whether the host blocks the app's input. A panel that disappears stops blocking at once.
  private var blocksInput = false {
    didSet { if blocksInput != oldValue { host.setBlocksInput(blocksInput) } }
  }

  private struct Entrance {
    /// The transition that the entrance replaces, if any.
    let before: Transition?
  }

  package init(_ request: Request, on host: any HUD.Host, at now: Duration) {
    self.request = request
    self.host = host
    indicatorSince = now
    textMeasurements = TextMeasurementCache(host)
    canvas = host.open(for: request)
    indicators = IndicatorContainer(canvas.indicator)
  }

  func show(_ request: Request, at now: Duration) {
    if !request.hasIndicator(like: self.request) { indicatorSince = now }
    self.request = request
    host.show(request)
    blocksInput = request.resolvedOptions.policy.blocksInput
  }
}

// MARK: Appearing and disappearing

extension Panel {
  func enter(at now: Duration) {
    blocksInput = request.resolvedOptions.policy.blocksInput
    let before = transition
    enter(insteadOf: before, at: now)
    entrance = Entrance(before: before)
  }

  /// Starts the entrance again in the first frame that shows it, so that a busy main thread does
  /// not cut it short.
  func beginEntrance(at now: Duration) {
    guard let entrance, let transition else { return }
    self.entrance = nil
    if transition.start < now { enter(insteadOf: entrance.before, at: now) }
  }

  private func enter(insteadOf before: Transition?, at now: Duration) {
    let resolvedOptions = request.resolvedOptions
    play(
      .entering(
        from: before?.pose(at: now), as: resolvedOptions.animation, scales: scales,
        takes: resolvedOptions.policy.fadeInTime, at: now))
  }

  func leave(at now: Duration) {
    entrance = nil
    blocksInput = false
    let seen = transition?.pose(at: now) ?? .shown
    play(
      .leaving(
        from: seen, as: request.resolvedOptions.animation, scales: scales,
        takes: request.resolvedOptions.policy.fadeOutTime, at: now))
  }

  private func play(_ transition: Transition) {
    self.transition = transition
    host.play(transition)
  }

  /// Whether transitions scale the panel. With reduced motion they only fade it.
  private var scales: Bool { !host.metrics.reducesMotion }

  /// Returns whether `point`, in the host's coordinates, lies on the panel.
  package func contains(_ point: CGPoint) -> Bool { layout.bezel.contains(point) }

  /// The panel's frame, in the host's coordinates.
  package var frame: CGRect { layout.bezel }

  /// Adds the endless animations again after the window removed them.
  package func restart() {
    withoutImplicitAnimation { (indicators.indicator as? any EndlessIndicator)?.move() }
  }

  /// Removes the indicator and the texts that have faded out.
  func finishExchange() {
    textExchange = nil
    withoutImplicitAnimation {
      indicators.finishExchange()
      indicators.place(in: layout.indicator, scale: layout.shrink)
      fillSlots()
    }
  }
}
