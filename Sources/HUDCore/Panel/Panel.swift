package import HUDLayers

/// Draws a HUD: turns the displayed request into layers and slots.
///
/// `show(_:at:)` stores the request but does not draw it. `update()` draws the request before the
/// next frame, if something visible has changed.
@MainActor package final class Panel {
  unowned let host: any HUD.Host
  package let canvas: Canvas
  let materialShadow = PanelShadow()
  let indicators: IndicatorContainer

  package internal(set) var request: Request
  /// Whether the request may differ from what is drawn in more than its progress.
  var mayDiffer = true
  /// The time at which the indicator starts to move.
  var indicatorStart = Duration.zero
  var drawn: PanelModel?
  /// The slots that the host shows.
  var slots: Slots?
  package internal(set) var layout = Layout()
  /// The time at which the panel has completely changed to its new content; nil if the content is
  /// not being changed.
  var exchangeEnds: Duration?
  /// The move of the panel and its parts to `layout`; nil if nothing moves.
  var move: LayoutMove?
  var statusExchange = TextExchange()
  var detailExchange = TextExchange()
  /// The transition that fades in the button; nil if there is no button or it appeared at once.
  var buttonArrival: Transition?
  private var transition: Transition?
  /// The request that appears, and the transition that its entrance replaces, if any; nil after the
  /// first frame that shows the panel, and after `leave(at:)`.
  var entrance: (request: Request, before: Transition?)?

  package init(_ request: Request, on host: any HUD.Host) {
    self.request = request
    self.host = host
    canvas = host.open()
    indicators = IndicatorContainer(canvas.indicator)
  }

  func show(_ request: Request, at now: Duration) {
    let isExchange = request.isExchange(of: self.request)
    if isExchange { exchangeEnds = now + Transition.exchangeTime }
    let isRepeated = request.id != self.request.id && request.merges(with: self.request)
    let (keepsActions, formerBlocker) = (request.hasActions(of: self.request), blocker)
    self.request = request
    if isRepeated { pulse(at: now) }
    host.setNeedsUpdate()
    guard isExchange || !keepsActions else { return }
    mayDiffer = true
    if !keepsActions { slots?.releaseActions() }
    if blocker != formerBlocker { block() }
  }

  // MARK: Appearing and disappearing

  func enter(at now: Duration) {
    block()
    entrance = (request, transition)
    playEntrance(at: now)
  }

  /// The ID of the request, if it blocks the app's input; otherwise nil.
  private var blocker: Request.ID? {
    request.resolvedOptions.behavior.mask.blocksInput ? request.id : nil
  }

  private func block() { host.setBlocksInput(for: blocker.map { _ in request }) }

  /// Makes the panel larger for a moment, to show that a toast equal to the displayed toast has
  /// come. Does nothing in the outlined finish, on glass, with reduced motion, or while a transition
  /// runs.
  private func pulse(at now: Duration) {
    let style = request.resolvedOptions.style
    guard style.isFilled, !style.bezel.isGlass(in: metrics), !metrics.reducesMotion,
      let transition, transition.end <= now
    else { return }
    let larger = Transition.Pose(opacity: 1, scale: 1.06)
    play(.easeOut(from: larger, to: .shown, at: now, takes: .milliseconds(300)))
  }

  /// Starts the entrance, and starts it again in the first frame that shows the panel, so that a
  /// busy main thread does not cut the entrance short. Besides, the distance that a panel slides
  /// depends on the layout, which is known only in this frame.
  func playEntrance(at now: Duration) {
    guard let entrance else { return }
    let new = Transition.entering(
      entrance.request, bezel: layout.bezel, in: metrics, from: entrance.before?.pose(at: now),
      at: now)
    if new != transition { play(new) }
  }

  func leave(at now: Duration) {
    entrance = nil
    let seen = transition?.pose(at: now) ?? .shown
    play(.leaving(request, bezel: layout.bezel, in: metrics, from: seen, at: now))
    // Stop at once, and not only when the panel has disappeared.
    host.setBlocksInput(for: nil)
  }

  /// The host's metrics with the settings that the call has overridden, and without the bars that
  /// the panel may cover.
  var metrics: Metrics {
    let options = request.resolvedOptions
    var metrics = host.metrics
    metrics.isRightToLeft = options.overrides.isRightToLeft ?? metrics.isRightToLeft
    metrics.textScale = options.overrides.textScale ?? metrics.textScale
    if !options.style.clearsBars || !options.behavior.position.isAtEdge {
      metrics.bars = HUD.Insets()
    }
    return metrics
  }

  private func play(_ transition: Transition) {
    self.transition = transition
    host.play(transition)
  }

  /// The panel's frame, in the host's coordinates.
  package var frame: CGRect { layout.bezel }

  /// Adds the indicator's animation again, after the system may have removed it.
  package func restart() { withoutImplicitAnimation { indicators.indicator?.move() } }

  /// Once the exchange is over, removes the previous indicator and texts, which have faded out.
  func finishExchange(at now: Duration) {
    guard let exchangeEnds, exchangeEnds <= now else { return }
    self.exchangeEnds = nil
    withoutImplicitAnimation {
      indicators.finishExchange()
      stopMotion()
      indicators.place(in: layout)
      fillSlots(redraws: true)
    }
  }
}
