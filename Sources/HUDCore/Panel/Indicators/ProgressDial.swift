import HUDLayers

/// A determinate indicator, whose stroke grows along its path to the newest progress. It is also
/// the indeterminate bar, along which a part of the stroke runs to and fro.
///
/// Growth is smooth and starts from what is on screen. A fall is immediate, because it means that
/// another piece of work has begun.
@MainActor final class ProgressDial: PanelIndicator {
  private static let time = Duration.milliseconds(200)
  /// The length of the part that runs along a bar, as a fraction of the bar.
  private static let part = 0.3

  /// The drawn part of the path.
  private typealias Span = (start: Double, end: Double)

  private let dial: HUD.Indicator.Dial
  private let stroke: CAShapeLayer
  /// The time in which the running part of an indeterminate bar moves to the far end and back.
  private let period: Duration
  private var from: Span = (0, 0)
  private var to: Double?
  private var start: Duration

  init(_ dial: HUD.Indicator.Dial, _ model: PanelModel, progress: Double?, at now: Duration) {
    let (layer, stroke) = model.layers(of: dial)
    (self.dial, self.stroke) = (dial, stroke)
    period = .seconds(model.metrics.reducesMotion ? 6 : 2)
    if let progress { from.end = progress }
    to = progress
    start = now
    super.init(layer)
    draw()
  }

  override func close(at now: Duration) -> Bool {
    // A full bar would seem to cross out the check mark that replaces it.
    guard dial != .bar else { return false }
    advance(to: 1, at: now)
    return true
  }

  override func advance(to progress: Double?, at now: Duration) {
    guard progress != to else { return }
    from = span(at: now)
    if let progress, to != nil, progress <= from.end { from = (0, progress) }
    to = progress
    start = now
    draw()
  }

  private func span(at now: Duration) -> Span {
    let elapsed = max((now - start) / (to == nil ? period : Self.time), 0)
    guard let to else { return Self.run(elapsed) }
    let seen = Curve.easeOut.value(at: min(elapsed, 1))
    return (from.start * (1 - seen), from.end + (to - from.end) * seen)
  }

  /// Returns where the running part is after `time` periods. The part is slow where it turns.
  private static func run(_ time: Double) -> Span {
    let way = 1 - abs(1 - 2 * time.truncatingRemainder(dividingBy: 1))
    let start = (1 - part) * way * way * (3 - 2 * way)
    return (start, start + part)
  }

  private func draw() {
    stroke.strokeStart = 0
    stroke.strokeEnd = to ?? Self.part
    move()
    guard let to else { return }
    animate("strokeStart", from: from.start, to: 0)
    animate("strokeEnd", from: from.end, to: to)
  }

  private func animate(_ end: String, from: Double, to: Double) {
    guard from != to else { return stroke.removeAnimation(forKey: end) }
    stroke.animate(end, from: from, to: to, over: Self.time, .easeOut, beginningAt: start)
  }

  override func move() {
    guard to == nil else { return }
    for (end, ahead) in [("strokeStart", 0), ("strokeEnd", Self.part)] {
      let values = (0...48).map { Self.run(Double($0) / 48).start + ahead }
      stroke.repeatEndlessly(
        [(end, values)], period: period.seconds, beginningAt: start, forKey: end)
    }
  }

  /// Continues the animation of `old`, the same dial in another colour or size.
  func resume(from old: PanelIndicator?) {
    guard let old = old as? ProgressDial else { return }
    (from, to, start) = (old.from, old.to, old.start)
    draw()
  }
}
