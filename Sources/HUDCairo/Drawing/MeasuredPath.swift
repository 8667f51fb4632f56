#if os(Linux)
import HUDLayers

/// A path that knows the lengths of its pieces, so that a part of it can be cut out.
struct MeasuredPath {
  private struct Subpath {
    var elements: [PathElement]
    var pieces: [MeasuredPiece] = []
  }

  private(set) var length: CGFloat = 0
  private var subpaths: [Subpath] = []

  init(_ elements: [PathElement]) {
    var (first, current) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      if case .move(let point) = element {
        subpaths.append(Subpath(elements: [element]))
        (first, current) = (point, point)
        continue
      }
      if subpaths.last?.elements.last == .close {
        // After `close`, a subpath without a move begins where the closed subpath began.
        subpaths.append(Subpath(elements: [.move(first)]))
      }
      let piece = MeasuredPiece(element, from: current, first: first, after: length)
      subpaths[subpaths.endIndex - 1].elements.append(element)
      subpaths[subpaths.endIndex - 1].pieces.append(piece)
      length = piece.range.upperBound
      current = piece.curve.end
    }
  }

  /// Returns the part of the path between the fractions `start` and `end` of `length`, the length
  /// of all subpaths together.
  func trimmed(from start: CGFloat, to end: CGFloat) -> [PathElement] {
    guard start < end else { return [] }
    let (start, end) = (start * length, end * length)
    return subpaths.flatMap { subpath -> [PathElement] in
      guard let first = subpath.pieces.first, let last = subpath.pieces.last else { return [] }
      if first.range.lowerBound >= start, last.range.upperBound <= end { return subpath.elements }
      let parts = subpath.pieces.compactMap { $0.part(from: start, to: end) }
      return parts.prefix(1).map { .move($0.curve.start) } + parts.map(\.element)
    }
  }
}

/// A line or curve of a path, with its length and its position along the path.
struct MeasuredPiece {
  let curve: Bezier
  /// The distances along the path at which the piece begins and ends.
  let range: ClosedRange<CGFloat>
  private let isStraight: Bool
  /// The distances along the curve from its start to points whose parameters are evenly spaced from
  /// 0 to 1; empty for a line.
  private let distances: [CGFloat]

  init(
    _ element: PathElement, from current: CGPoint, first: CGPoint, after distance: CGFloat
  ) {
    switch element {
    case .move(let end), .line(let end):
      (curve, isStraight) = (Bezier(from: current, straightTo: end), true)
    case .curve(let end, let control1, let control2):
      curve = Bezier(start: current, control1: control1, control2: control2, end: end)
      isStraight = false
    case .close:
      (curve, isStraight) = (Bezier(from: current, straightTo: first), true)
    }
    distances = isStraight ? [] : Self.distances(along: curve)
    range = distance...distance + (distances.last ?? curve.start.distance(to: curve.end))
  }

  /// Returns the part of the piece between `start` and `end`, two distances along the whole path;
  /// nil if no part lies between them.
  func part(from start: CGFloat, to end: CGFloat) -> (curve: Bezier, element: PathElement)? {
    let lower = max(start, range.lowerBound)
    let upper = min(end, range.upperBound)
    guard lower < upper else { return nil }
    let part = cut(from: lower - range.lowerBound, to: upper - range.lowerBound)
    let element =
      isStraight
      ? PathElement.line(part.end)
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

  /// Returns the distance along `curve` from its start to each of 65 points, which are at equal
  /// steps of the parameter of the curve. The first distance is 0.
  ///
  /// Each distance is measured along straight chords between the points, so it is a little too
  /// short: by 1 part in 40,000 for a quarter of a circle.
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

/// A cubic Bézier curve, of which a point or a part can be computed.
struct Bezier {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  func point(at t: CGFloat) -> CGPoint {
    let (a, b, c) = thirds(at: t)
    return a.toward(b, t).toward(b.toward(c, t), t)
  }

  /// Returns the part of the curve between the parameters `lower` and `upper`.
  func part(from lower: CGFloat, to upper: CGFloat) -> Bezier {
    guard upper > 0 else { return Bezier(from: start, straightTo: start) }
    return before(upper).after(lower / upper)
  }

  private func before(_ t: CGFloat) -> Bezier {
    let (a, b, _) = thirds(at: t)
    return Bezier(start: start, control1: a, control2: a.toward(b, t), end: point(at: t))
  }

  private func after(_ t: CGFloat) -> Bezier {
    let (_, b, c) = thirds(at: t)
    return Bezier(start: point(at: t), control1: b.toward(c, t), control2: c, end: end)
  }

  /// Returns the three points of the first step of De Casteljau's algorithm, which divides the
  /// curve at `t`.
  private func thirds(at t: CGFloat) -> (CGPoint, CGPoint, CGPoint) {
    (start.toward(control1, t), control1.toward(control2, t), control2.toward(end, t))
  }
}

extension Bezier {
  init(from start: CGPoint, straightTo end: CGPoint) {
    self.init(start: start, control1: start, control2: end, end: end)
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }

  fileprivate func distance(to other: CGPoint) -> CGFloat {
    hypot(other.x - x, other.y - y)
  }
}
#endif
