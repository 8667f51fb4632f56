#if os(Linux)
import HUDLayers

/// One line or curve of a path.
struct MeasuredPiece {
  let curve: Bezier
  /// From where to where it goes, in the length of the path.
  let range: ClosedRange<CGFloat>
  private let isStraight: Bool
  /// How far it is to points that divide the curve's parameter evenly; empty for a line.
  private let distances: [CGFloat]

  init(
    _ element: CGPath.Element, from current: CGPoint, first: CGPoint, after distance: CGFloat
  ) {
    switch element {
    case .move(let end), .line(let end):
      (curve, isStraight) = (Bezier(from: current, straightTo: end), true)
    case .quadCurve(let end, let control):
      (curve, isStraight) = (Bezier(start: current, control: control, end: end), false)
    case .curve(let end, let control1, let control2):
      curve = Bezier(start: current, control1: control1, control2: control2, end: end)
      isStraight = false
    case .close:
      (curve, isStraight) = (Bezier(from: current, straightTo: first), true)
    }
    distances = isStraight ? [] : Self.distances(along: curve)
    range = distance...distance + (distances.last ?? curve.start.distance(to: curve.end))
  }

  /// What of the piece lies between two distances along the path; nil for nothing.
  func part(from start: CGFloat, to end: CGFloat) -> (curve: Bezier, element: CGPath.Element)? {
    let lower = max(start, range.lowerBound)
    let upper = min(end, range.upperBound)
    guard lower < upper else { return nil }
    let part = cut(from: lower - range.lowerBound, to: upper - range.lowerBound)
    let element =
      isStraight
      ? CGPath.Element.line(part.end)
      : .curve(part.end, control1: part.control1, control2: part.control2)
    return (part, element)
  }

  private func cut(from start: CGFloat, to end: CGFloat) -> Bezier {
    let length = range.upperBound - range.lowerBound
    guard isStraight else { return curve.part(from: parameter(at: start), to: parameter(at: end)) }
    return Bezier(
      from: curve.start.toward(curve.end, start / length),
      straightTo: curve.start.toward(curve.end, end / length))
  }

  private func parameter(at distance: CGFloat) -> CGFloat {
    guard let next = distances.firstIndex(where: { $0 >= distance }) else { return 1 }
    guard next > 0 else { return 0 }
    let step = distances[next] - distances[next - 1]
    let rest = step > 0 ? (distance - distances[next - 1]) / step : 0
    return (CGFloat(next - 1) + rest) / CGFloat(distances.count - 1)
  }

  /// Chords: for a quarter of a circle, 64 of them are a forty-thousandth too short.
  private static func distances(along curve: Bezier) -> [CGFloat] {
    let steps = 64
    var (distance, last) = (CGFloat(0), curve.start)
    var distances: [CGFloat] = [0]
    for step in 1...steps {
      let point = curve.point(at: CGFloat(step) / CGFloat(steps))
      distance += last.distance(to: point)
      distances.append(distance)
      last = point
    }
    return distances
  }
}
#endif
