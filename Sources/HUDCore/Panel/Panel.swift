package import HUDLayers

/// The picture of a HUD: turns what is to be shown into layers and slots.
///
/// Calls only note what is wanted; `update()` writes it down, once before a frame, and only what
/// differs from what stands.
@MainActor package final class Panel {
  unowned let host: any HUD.Host
  package let canvas: Canvas
  var maskPainter = MaskPainter()
  let indicators: IndicatorContainer

  package internal(set) var request: Request
  /// When another indicator was last asked for or, once a frame has shown that one, when it did.
  var indicatorSince: Duration
  var drawn: Drawing?
  var layout = Layout()
  var textExchange: TextExchange?
  let textMeasurements: TextMeasurementCache
  private var transition: Transition?
  /// Set until a frame has shown the entrance begin.
  private var entrance: Entrance?
  /// A panel that leaves gives the app its input back at once.
  private var blocksInput = false {
    didSet { if blocksInput != oldValue { host.setBlocksInput(blocksInput) } }
  }

  private struct Entrance {
    /// The transition that it takes the place of, if any.
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

// MARK: Coming and going

extension Panel {
  func enter(at now: Duration) {
    blocksInput = request.resolvedOptions.policy.blocksInput
    let before = transition
    enter(insteadOf: before, at: now)
    entrance = Entrance(before: before)
  }

  /// Begins an entrance anew with the frame that is the first to show it: what kept the main thread
  /// from drawing takes none of it away.
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

  /// Who asks for less motion sees the panel fade, and nothing else.
  private var scales: Bool { !host.metrics.reducesMotion }

  /// Whether a point of the host lies on the panel.
  package func contains(_ point: CGPoint) -> Bool { layout.bezel.contains(point) }

  /// Where the panel stands in the host.
  package var frame: CGRect { layout.bezel }

  /// Adds what moves for ever again, after the window took it away.
  package func restart() {
    withoutImplicitAnimation { (indicators.indicator as? any EndlessIndicator)?.move() }
  }

  /// One indicator has taken another's place.
  func finishExchange() {
    textExchange = nil
    withoutImplicitAnimation {
      indicators.finishExchange()
      indicators.place(in: layout.indicator, scale: layout.shrink)
      fillSlots()
    }
  }
}
