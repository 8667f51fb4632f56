#if os(Linux)
import CHUDPango
import HUDLayers

/// The shape of a fill, a clip or a shadow.
enum Outline: Hashable {
  /// A rectangle. If rotated, its edge pixels differ a little from those of a rectangular path.
  case rectangle(CGRect)
  case path(CGPath)

  static func rounded(_ rect: CGRect, radius: CGFloat, curve: CALayerCornerCurve) -> Outline {
    guard radius > 0 else { return .rectangle(rect) }
    return .path(.roundedRect(rect, cornerRadius: radius, isContinuous: curve == .continuous))
  }
}

extension CALayer {
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
    case .path(let path):
      add(path.elements)
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
}
#endif
