#if os(Linux)
import CHUDPango
import HUDLayers

extension CALayer {
  /// Whether the layer casts a visible shadow. A layer with `masksToBounds` casts no shadow,
  /// because it clips its own shadow away.
  var castsShadow: Bool {
    guard shadowOpacity > 0, shadowColor?.visible != nil, shadowRadius >= 0, !masksToBounds else {
      return false
    }
    if let shadowPath { return !shadowPath.isEmpty }
    return hasInside && backgroundColor?.visible != nil
  }

  var shadowBox: CGRect {
    shadowPath?.boundingBox ?? bounds
  }

  /// The rectangle that the shadow covers, in the layer's coordinates.
  var shadowReach: CGRect {
    let blur = Shadow.reach(radius: shadowRadius)
    return shadowBox.insetBy(dx: -blur, dy: -blur)
      .offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
  }
}

/// The cache key of a shadow: everything that its pixels depend on. The position and the colour of
/// the shadow are not part of the key, because they are applied when the shadow is drawn.
struct BlurredOutline: Hashable {
  let outline: Outline
  let box: CGRect
  /// The standard deviation of the blur, in points, like `shadowRadius` in Core Animation.
  let radius: CGFloat
  let pixelsPerPoint: CGFloat
}

/// A blurred outline, stored as alpha without colour.
struct Shadow {
  let surface: Surface
  /// The upper left corner of the surface, in the layer's coordinates, before the shadow's offset.
  let origin: CGPoint

  /// Returns how far a blur visibly spreads beyond an outline, in points: about three times
  /// `radius`.
  static func reach(radius: CGFloat) -> CGFloat {
    (3 * radius).rounded(.up) + 1
  }

  init(_ form: BlurredOutline) throws(CairoError) {
    let reach = Self.reach(radius: form.radius)
    let room = form.box.insetBy(dx: -reach, dy: -reach)
    let fine = Self.density(of: room.size, atMost: form.pixelsPerPoint)
    // A wide blur has no detail. Therefore blur a small picture and stretch the result, which is
    // much faster than to blur a picture of full size.
    let coarse = min(fine, Self.density(of: room.size, atMost: 6 / form.radius))
    let blurred = try Surface(size: room.size, scale: coarse, format: .mask) { context in
      cairo_translate(context, -room.minX, -room.minY)
      Context(context).fill(form.outline)
    }
    blurred.blur(boxes: Self.boxes(radius: form.radius * coarse))
    origin = room.origin
    surface =
      coarse < fine
      ? try Surface(size: room.size, scale: fine, format: .mask, drawing: blurred.paint) : blurred
  }

  /// Returns the pixels per point of a surface: `wanted`, or fewer if a side would be longer than
  /// 4,096 pixels.
  private static func density(of size: CGSize, atMost wanted: CGFloat) -> CGFloat {
    min(wanted, 4_096 / max(size.width, size.height))
  }

  /// Returns the widths, in pixels, of three box filters. All widths are odd. Together, the filters
  /// have about the variance of a Gaussian whose standard deviation is `radius`.
  private static func boxes(radius: CGFloat) -> [Int] {
    let count: CGFloat = 3
    let ideal = (12 * radius * radius / count + 1).squareRoot()
    let narrow = 2 * ((ideal - 1) / 2).rounded(.down) + 1
    let variance = 12 * radius * radius
    let missing = variance - count * (narrow * narrow + 4 * narrow + 3)
    let narrowCount = (missing / (-4 * narrow - 4)).rounded()
    return (0..<3).map { Int(CGFloat($0) < narrowCount ? narrow : narrow + 2) }
  }
}
#endif
