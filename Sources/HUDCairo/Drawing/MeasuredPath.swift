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
      return parts.prefix(1).map { .move($0.start) } + parts.map(\.element)
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
  /// 0 to 1. A line has only its start and its end.
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
    distances = Self.distances(along: curve, steps: isStraight ? 1 : 64)
    range = distance...distance + distances[distances.endIndex - 1]
  }

  /// Returns the part of the piece between `start` and `end`, two distances along the whole path;
  /// nil if no part lies between them.
  func part(from start: CGFloat, to end: CGFloat) -> (start: CGPoint, element: PathElement)? {
    let lower = max(start, range.lowerBound)
    let upper = min(end, range.upperBound)
    guard lower < upper else { return nil }
    let first = parameter(at: lower - range.lowerBound)
    let last = parameter(at: upper - range.lowerBound)
    guard !isStraight else {
      return (curve.start.toward(curve.end, first), .line(curve.start.toward(curve.end, last)))
    }
    let part = curve.part(from: first, to: last)
    return (part.start, .curve(part.end, control1: part.control1, control2: part.control2))
  }

  private func parameter(at distance: CGFloat) -> CGFloat {
    guard let next = distances.firstIndex(where: { $0 >= distance }) else { return 1 }
    guard next > 0 else { return 0 }
    let step = distances[next] - distances[next - 1]
    let rest = step > 0 ? (distance - distances[next - 1]) / step : 0
    return (CGFloat(next - 1) + rest) / CGFloat(distances.count - 1)
  }

  /// Returns the distances along `curve` from its start to `steps + 1` points, whose parameters are
  /// evenly spaced from 0 to 1.
  ///
  /// Each distance is measured along straight chords between the points, so it is a little too
  /// short: with 64 steps by 1 part in 40,000 for a quarter of a circle.
  private static func distances(along curve: Bezier, steps: Int) -> [CGFloat] {
    var (distance, last) = (CGFloat(0), curve.start)
    var distances: [CGFloat] = [0]
    for step in 1...steps {
      let point = curve.divided(at: CGFloat(step) / CGFloat(steps)).before.end
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

  /// Returns the part of the curve between the parameters `lower` and `upper`.
  func part(from lower: CGFloat, to upper: CGFloat) -> Bezier {
    guard upper > 0 else { return Bezier(from: start, straightTo: start) }
    return divided(at: upper).before.divided(at: lower / upper).after
  }

  /// Returns the parts of the curve before and after the parameter `t`, by De Casteljau's algorithm.
  func divided(at t: CGFloat) -> (before: Bezier, after: Bezier) {
    let (a, b, c) = (
      start.toward(control1, t), control1.toward(control2, t), control2.toward(end, t)
    )
    let (d, e) = (a.toward(b, t), b.toward(c, t))
    let middle = d.toward(e, t)
    return (
      Bezier(start: start, control1: a, control2: d, end: middle),
      Bezier(start: middle, control1: e, control2: c, end: end)
    )
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
