#if os(Linux)
import HUDLayers

/// A gradient round a centre, clockwise from a start angle. Cairo has none, so it is computed pixel
/// by pixel, once; an animation turns the picture.
struct ConicGradient: Hashable {
  /// Larger ones are stretched: nobody sees the pixels of a colour that hardly changes.
  private static let largestSide = 1_024

  let stops: GradientStops
  private let width: Int
  private let height: Int
  /// In pixels.
  private let center: CGPoint
  private let startAngle: CGFloat
  /// How many of its pixels a point of the layer has, across and down.
  private let density: CGSize

  init(stops: GradientStops, axis: GradientAxis, bounds: CGRect, pixelsPerPoint: CGFloat) {
    func pixels(_ length: CGFloat) -> Int {
      Int(min((length * pixelsPerPoint).rounded(.up), CGFloat(Self.largestSide)))
    }
    self.stops = stops
    width = pixels(bounds.width)
    height = pixels(bounds.height)
    density = CGSize(
      width: CGFloat(width) / bounds.width, height: CGFloat(height) / bounds.height)
    center = CGPoint(
      x: (axis.start.x - bounds.minX) * density.width,
      y: (axis.start.y - bounds.minY) * density.height)
    startAngle = atan2(axis.end.y - axis.start.y, axis.end.x - axis.start.x)
  }

  func surface() throws(CairoError) -> Surface {
    let surface = try Surface(width: width, height: height)
    // Enough that two neighbours differ by less than a pixel can tell, even at the largest radius.
    let wheel = (0..<4_096).map { stops.color(at: (CGFloat($0) + 0.5) / 4_096).premultipliedBGRA }
    surface.withBytes { bytes, stride in
      for row in 0..<height {
        for column in 0..<width {
          let pixel = pixel(column: column, row: row, wheel)
          bytes.storeBytes(of: pixel, toByteOffset: row * stride + column * 4, as: UInt32.self)
        }
      }
    }
    return surface
  }

  private func pixel(column: Int, row: Int, _ wheel: [UInt32]) -> UInt32 {
    let x = (CGFloat(column) + 0.5 - center.x) / density.width
    let y = (CGFloat(row) + 0.5 - center.y) / density.height
    let angle = atan2(y, x) - startAngle
    let turn = angle / (2 * .pi)
    let location = turn - turn.rounded(.down)
    // Where the last colour meets the first one, a pixel may belong to both.
    let distanceToSeam = hypot(x, y) * sin(angle) * density.width
    if cos(angle) > 0, abs(distanceToSeam) < 0.5 {
      let share = distanceToSeam + 0.5
      return stops.color(at: 1).mixed(with: stops.color(at: 0), share).premultipliedBGRA
    }
    return wheel[min(Int(location * CGFloat(wheel.count)), wheel.count - 1)]
  }
}

extension CGColor {
  /// As one number: alpha in the highest byte, then red, green and blue.
  var premultipliedBGRA: UInt32 {
    let opacity = min(max(alpha, 0), 1)
    return [opacity, red * opacity, green * opacity, blue * opacity].reduce(0) { pixel, part in
      pixel << 8 | UInt32((min(max(part, 0), 1) * 255).rounded())
    }
  }
}
#endif
