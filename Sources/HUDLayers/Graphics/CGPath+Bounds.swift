#if !canImport(QuartzCore)

public import Foundation

extension CGPath {
  /// The smallest rectangle around all points of the path, including the control points of its
  /// curves.
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

  /// The smallest rectangle around the lines and curves of the path. Control points may lie
  /// outside the rectangle.
  public var boundingBoxOfPath: CGRect {
    CGRect(enclosing: segments.flatMap(\.extremes))
  }

  /// Returns whether the filled path contains `point`.
  ///
  /// - Parameter transform: A transform to apply to `point` before the test. It does not apply to
  ///   the path.
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

  /// All elements of the path as cubic curves, so that the same code can measure lines and curves.
  private var segments: [Bezier] {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    return elements.map { element in
      let segment: Bezier
      switch element {
      case .move(let end):
        segment = Bezier(from: end, straightTo: end)
        start = end
      case .line(let end):
        segment = Bezier(from: current, straightTo: end)
      case .quadCurve(let end, let control):
        segment = Bezier(start: current, control: control, end: end)
      case .curve(let end, let control1, let control2):
        segment = Bezier(start: current, control1: control1, control2: control2, end: end)
      case .close:
        segment = Bezier(from: current, straightTo: start)
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

  /// Returns the winding number of `polygon` around `point`. Each edge that crosses a ray from
  /// `point` towards larger x adds 1 or -1, depending on its direction.
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

extension Bezier {
  private var isStraight: Bool {
    control1 == start && control2 == end
  }

  /// The points that determine the bounding box: both ends of the curve, and the points where it
  /// turns back in x or in y.
  fileprivate var extremes: [CGPoint] {
    guard !isStraight else { return [start, end] }
    let turns =
      Self.turns(start.x, control1.x, control2.x, end.x)
      + Self.turns(start.y, control1.y, control2.y, end.y)
    return [start, end] + turns.map(point(at:))
  }

  fileprivate var points: [CGPoint] {
    guard !isStraight else { return [end] }
    let pieces = 64
    return (1...pieces).map { point(at: CGFloat($0) / CGFloat(pieces)) }
  }

  /// Returns the parameters, between 0 and 1, at which the x or y coordinate of a curve turns back.
  /// `p0` to `p3` are that coordinate of the curve's start, control points and end.
  ///
  /// Where the coordinate turns back, its derivative `3 (a t² + b t + c)` is zero.
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

#endif
