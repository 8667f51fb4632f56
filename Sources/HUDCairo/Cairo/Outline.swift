#if os(Linux)
import CHUDPango
package import HUDLayers

/// The shape of a fill, a clip or a shadow.
package enum Outline: Hashable {
  case rectangle(CGRect)
  case rounded(CGRect, radius: CGFloat, corners: UInt, curve: CALayerCornerCurve)
  case path([PathElement])

  package static func rounded(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask = .all,
    curve: CALayerCornerCurve = .circular
  ) -> Outline {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0, !corners.isEmpty else { return .rectangle(rect) }
    return .rounded(rect, radius: radius, corners: corners.rawValue, curve: curve)
  }
}

extension Context {
  func add(_ outline: Outline) {
    switch outline {
    case .rectangle(let rect):
      cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
    case .rounded(let rect, let radius, let corners, let curve):
      addRounded(rect, radius: radius, corners: CACornerMask(rawValue: corners), curve: curve)
    case .path(let elements):
      add(elements)
    }
  }

  func add(_ elements: [PathElement]) {
    for element in elements {
      switch element {
      case .move(let end):
        cairo_move_to(pointer, end.x, end.y)
      case .line(let end):
        cairo_line_to(pointer, end.x, end.y)
      case .quadCurve(let end, let control):
        var (x, y) = (0.0, 0.0)
        cairo_get_current_point(pointer, &x, &y)
        let curve = Bezier(start: CGPoint(x: x, y: y), control: control, end: end)
        add([.curve(end, control1: curve.control1, control2: curve.control2)])
      case .curve(let end, let control1, let control2):
        cairo_curve_to(pointer, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close:
        cairo_close_path(pointer)
      }
    }
  }

  private func addRounded(
    _ rect: CGRect, radius: CGFloat, corners: CACornerMask, curve: CALayerCornerCurve
  ) {
    let continuous =
      curve == .continuous ? ContinuousCorner(radius: radius, in: rect.size) : nil
    // List the corners clockwise from the upper right, because Cairo's arcs run clockwise.
    let places: [(corner: CACornerMask, tip: CGPoint, inwards: CGPoint)] = [
      (.layerMaxXMinYCorner, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: -1, y: 1)),
      (.layerMaxXMaxYCorner, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: -1, y: -1)),
      (.layerMinXMaxYCorner, CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: 1, y: -1)),
      (.layerMinXMinYCorner, CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: 1, y: 1)),
    ]
    cairo_new_sub_path(pointer)
    for (index, place) in places.enumerated() {
      guard corners.contains(place.corner) else {
        cairo_line_to(pointer, place.tip.x, place.tip.y)
        continue
      }
      if let continuous {
        let across = CGPoint(x: place.inwards.x, y: 0)
        let down = CGPoint(x: 0, y: place.inwards.y)
        let (first, second) = index.isMultiple(of: 2) ? (across, down) : (down, across)
        addCurves(continuous.points(tip: place.tip, first: first, second: second))
        continue
      }
      let start = CGFloat(index - 1) * .pi / 2
      cairo_arc(
        pointer, place.tip.x + place.inwards.x * radius, place.tip.y + place.inwards.y * radius,
        radius, start, start + .pi / 2)
    }
    cairo_close_path(pointer)
  }

  /// Adds a line to the first of `points`, then curves. Each curve uses the next three points: two
  /// control points and the end point.
  private func addCurves(_ points: [CGPoint]) {
    cairo_line_to(pointer, points[0].x, points[0].y)
    for index in stride(from: 1, to: points.count, by: 3) {
      let (control1, control2, end) = (points[index], points[index + 1], points[index + 2])
      cairo_curve_to(pointer, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
    }
  }
}
#endif
