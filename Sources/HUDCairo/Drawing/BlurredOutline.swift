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
    return isLargeEnough && backgroundColor?.visible != nil
  }
}

/// The key of a shadow in the cache: everything that the shadow's pixels depend on. The position
/// and the colour of the shadow are applied when it is drawn.
struct BlurredOutline: Hashable {
  let outline: Outline
  let box: CGRect
  /// The standard deviation of the blur, in points, like `shadowRadius` in Core Animation.
  let radius: CGFloat
  let pixelsPerPoint: CGFloat

  /// The rectangle that the shadow covers, before its offset: a blur visibly spreads beyond the
  /// outline by about three times `radius`.
  var reach: CGRect {
    let reach = (3 * radius).rounded(.up) + 1
    return box.insetBy(dx: -reach, dy: -reach)
  }

  /// Returns the blurred outline as alpha without colour, as large as `reach`.
  func surface() throws(CairoError) -> Surface {
    let fine = density(atMost: pixelsPerPoint)
    // A wide blur has no detail. Therefore blur a small picture and stretch the result, which is
    // much faster than to blur a picture of full size.
    let coarse = min(fine, density(atMost: 6 / radius))
    let blurred = try Surface(size: reach.size, scale: coarse, format: .mask) { context in
      cairo_translate(context, -reach.minX, -reach.minY)
      Context(context).fill(outline)
    }
    blurred.blur(boxes: Self.boxes(radius: radius * coarse))
    guard coarse < fine else { return blurred }
    return try Surface(size: reach.size, scale: fine, format: .mask, drawing: blurred.paint)
  }

  /// Returns the pixels per point of a surface: `wanted`, or fewer if a side would be longer than
  /// 4,096 pixels.
  private func density(atMost wanted: CGFloat) -> CGFloat {
    min(wanted, 4_096 / max(reach.width, reach.height))
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
