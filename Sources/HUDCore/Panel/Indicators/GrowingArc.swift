#if !canImport(QuartzCore)
import HUDLayers

/// The spinner of libadwaita: an arc on a track, which grows and shrinks while it turns.
///
/// ```
/// head  ───╱▔▔▔▔▔▔▔▔
/// tail  ─────────╱▔▔
/// ```
/// Both ends turn at the same even speed. Besides, in each period first the head hurries ahead by
/// almost half a turn, and then the tail follows; for the rest of the period the arc is a dot. Each
/// end makes two turns in a period, so that each period begins where the last one ended.
@MainActor final class GrowingArc: PanelIndicator {
  private static let turns = 3
  /// The distance by which an end hurries ahead, and the length of the dot, both in turns.
  private static let (lead, dot) = (0.44, 0.0075)

  init(_ model: PanelModel, at now: Duration) {
    let layer = model.ring.shape(turns: 1, color: model.trackColor, scale: model.metrics.scale)
    let arc = model.ring.shape(
      turns: Self.turns, color: model.indicatorColor, scale: model.metrics.scale)
    arc.strokeEnd = 0.25 / CGFloat(Self.turns)
    layer.addSublayer(arc)
    let period: CFTimeInterval = model.metrics.reducesMotion ? 5.4 : 1.8
    super.init(layer) {
      let tail = Self.places(from: 0, hurrying: 0.15...0.66)
      let head = Self.places(from: Self.dot, hurrying: 0...0.415)
      arc.repeatEndlessly(
        [("strokeStart", tail), ("strokeEnd", head)], period: period, beginningAt: now,
        forKey: "sweep")
    }
  }

  /// Returns the places of an end of the arc in a period, as fractions of the path.
  private static func places(from start: Double, hurrying time: ClosedRange<Double>) -> [Double] {
    (0...60).map { step in
      let now = Double(step) / 60
      let part = (now - time.lowerBound) / (time.upperBound - time.lowerBound)
      let hurry = (1 - cos(min(max(part, 0), 1) * .pi)) / 2
      return (start + now * (2 - lead) + hurry * lead) / Double(turns)
    }
  }
}
#endif
