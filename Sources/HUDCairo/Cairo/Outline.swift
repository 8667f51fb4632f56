#if os(Linux)
import CHUDPango
package import HUDLayers

/// The shape of a fill, a clip or a shadow.
package enum Outline: Hashable {
  case rectangle(CGRect)
  /// A rectangle with circular corners.
  case rounded(CGRect, radius: CGFloat)
  case path([PathElement])

  package static func rounded(
    _ rect: CGRect, radius: CGFloat, curve: CALayerCornerCurve
  ) -> Outline {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return .rectangle(rect) }
    switch curve {
    case .circular:
      return .rounded(rect, radius: radius)
    case .continuous:
      let path = CGPath.continuousRect(rect, cornerRadius: radius)
      return path.map { .path($0.elements) } ?? .rounded(rect, radius: radius)
    }
  }
}

extension CALayer {
  var hasInside: Bool {
    bounds.hasInside
  }

  /// The shape of the layer's background, to which `masksToBounds` clips the content.
  var outline: Outline {
    .rounded(bounds, radius: cornerRadius, curve: cornerCurve)
  }
}

extension Context {
  func add(_ outline: Outline) {
    switch outline {
    case .rectangle(let rect):
      cairo_rectangle(pointer, rect.minX, rect.minY, rect.width, rect.height)
    case .rounded(let rect, let radius):
      addRounded(rect, radius: radius)
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
      case .curve(let end, let control1, let control2):
        cairo_curve_to(pointer, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
      case .close:
        cairo_close_path(pointer)
      }
    }
  }

  private func addRounded(_ rect: CGRect, radius: CGFloat) {
    // List the corners clockwise from the upper right, because Cairo's arcs run clockwise.
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    cairo_new_sub_path(pointer)
    for (index, center) in [(right, top), (right, bottom), (left, bottom), (left, top)].enumerated()
    {
      let start = CGFloat(index - 1) * .pi / 2
      cairo_arc(pointer, center.0, center.1, radius, start, start + .pi / 2)
    }
    cairo_close_path(pointer)
  }
}
#endif
