#if !canImport(QuartzCore)

public import Foundation

extension CGPath {
  /// Round all points, control points too.
  public var boundingBox: CGRect {
    CGRect(
      enclosing: elements.flatMap { element -> [CGPoint] in
        switch element {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .close: []
        }
      })
  }

  /// Round what the path passes through.
  public var boundingBoxOfPath: CGRect {
    CGRect(enclosing: segments.flatMap(\.extremes))
  }

  /// The point is transformed, not the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let point = point.applying(transform)
    let winding = closedPolygons.reduce(0) { $0 + Self.winding(of: $1, round: point) }
    return switch rule {
    case .winding: winding != 0
    case .evenOdd: !winding.isMultiple(of: 2)
    }
  }

  private var segments: [Segment] {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    return elements.map { element in
      let segment: Segment
      switch element {
      case .move(let end):
        segment = Segment(end, end, end, end)
        start = end
      case .line(let end):
        segment = Segment(current, current, end, end)
      case .quadCurve(let end, let control):
        segment = Segment(
          current, current.toward(control, 2 / 3), end.toward(control, 2 / 3), end)
      case .curve(let end, let control1, let control2):
        segment = Segment(current, control1, control2, end)
      case .close:
        segment = Segment(current, current, start, start)
      }
      current = segment.end
      return segment
    }
  }

  private var closedPolygons: [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    for (element, segment) in zip(elements, segments) {
      if case .move(let point) = element {
        polygons.append([point])
      } else if polygons.isEmpty {
        polygons.append(segment.points)
      } else {
        polygons[polygons.endIndex - 1] += segment.points
      }
    }
    return polygons
  }

  /// How often the polygon goes round the point, by the edges that cross a ray towards larger x.
  private static func winding(of polygon: [CGPoint], round point: CGPoint) -> Int {
    guard let last = polygon.last else { return 0 }
    return zip([last] + polygon, polygon).reduce(0) { winding, edge in
      let (from, to) = edge
      let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y, to.y > point.y, side > 0 { return winding + 1 }
      if from.y > point.y, to.y <= point.y, side < 0 { return winding - 1 }
      return winding
    }
  }
}

/// Everything as a cubic curve, so that there is one way to measure.
private struct Segment {
  let start: CGPoint
  let control1: CGPoint
  let control2: CGPoint
  let end: CGPoint

  init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  var isStraight: Bool {
    control1 == start && control2 == end
  }

  /// The ends, and where the curve turns in x or in y.
  var extremes: [CGPoint] {
    guard !isStraight else { return [start, end] }
    let turns =
      Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
    return [start, end] + turns.map(point(at:))
  }

  var points: [CGPoint] {
    let pieces = isStraight ? 1 : 64
    return (1...pieces).map { point(at: CGFloat($0) / CGFloat(pieces)) }
  }

  private func point(at t: CGFloat) -> CGPoint {
    let s = 1 - t
    let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: weights.0 * start.x + weights.1 * control1.x + weights.2 * control2.x + weights.3 * end.x,
      y: weights.0 * start.y + weights.1 * control1.y + weights.2 * control2.y + weights.3 * end.y)
  }

  /// Where the derivative `a t² + b t + c` of one coordinate is zero.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat]
  {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    let roots: [CGFloat]
    if abs(a) < 1e-12 {
      roots = b == 0 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      roots = [-1, 1].map { (-b + $0 * discriminant.squareRoot()) / (2 * a) }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}

extension CGPoint {
  fileprivate func toward(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}

#endif
