#if os(Linux)
import CHUDPango
import HUDLayers

/// The colours of a gradient, with locations from 0 to 1 in ascending order, and the gradient's
/// start and end in the layer's coordinates.
struct Gradient: Hashable {
  struct Stop: Hashable {
    let location: CGFloat
    let color: CGColor
  }

  let stops: [Stop]
  let start: CGPoint
  let end: CGPoint

  /// Creates the gradient of `layer`. Returns nil if the layer has no colour that can be drawn, or
  /// if a coordinate exceeds `Context.farthestPixel`, because Cairo could not calculate with it.
  ///
  /// - Parameter tint: A colour that replaces the colour of each stop, with the product of both
  ///   alphas; nil to leave the colours.
  init?(_ layer: CAGradientLayer, tint: CGColor? = nil) {
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(
        x: layer.bounds.minX + unit.x * layer.bounds.width,
        y: layer.bounds.minY + unit.y * layer.bounds.height)
    }
    (start, end) = (place(layer.startPoint), place(layer.endPoint))
    var floor: CGFloat = 0
    stops = layer.stops.filter(\.color.isFinite).map { color, location in
      // If a location is NaN, or less than the location before it, use the location before it.
      floor = location > floor ? min(location, 1) : floor
      return Stop(
        location: floor,
        color: tint.flatMap { $0.copy(alpha: $0.alpha * color.alpha) } ?? color)
    }
    let farthest = Context.farthestPixel
    guard !stops.isEmpty,
      [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < farthest })
    else { return nil }
  }

  func add(to pattern: Pattern) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern.pointer, stop.location, color.red, color.green, color.blue, color.alpha)
    }
  }
}

extension CGColor {
  func mixed(with other: CGColor, _ fraction: CGFloat) -> CGColor {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return CGColor(
      srgbRed: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

/// A conic gradient, whose colours run clockwise around a centre from a start angle.
///
/// Cairo cannot draw conic gradients, so the pixels are computed here. They are computed only once
/// for an animation, because the animation rotates the finished picture.
struct ConicGradient: Hashable {
  /// The largest width and height of the picture, in pixels. For a larger gradient the picture is
  /// stretched, which nobody sees because the colours change so slowly.
  private static let largestSide = 1_024

  let gradient: Gradient
  let bounds: CGRect
  let pixelsPerPoint: CGFloat

  /// Returns a picture of the gradient that fills `bounds`.
  func surface() throws(CairoError) -> Surface {
    func pixels(_ length: CGFloat) -> Int {
      Int(min((length * pixelsPerPoint).rounded(.up), CGFloat(Self.largestSide)))
    }
    let surface = try Surface(width: pixels(bounds.width), height: pixels(bounds.height))
    // How many pixels of the picture cover one point of the layer, horizontally and vertically.
    let density = CGSize(
      width: CGFloat(surface.width) / bounds.width, height: CGFloat(surface.height) / bounds.height)
    let (start, end) = (gradient.start, gradient.end)
    let center = CGPoint(
      x: (start.x - bounds.minX) * density.width, y: (start.y - bounds.minY) * density.height)
    let startAngle = atan2(end.y - start.y, end.x - start.x)
    // Compute 4,096 colours around the circle: so many that nobody sees the steps between them,
    // even at the largest radius.
    let wheel = (0..<4_096).map { color(at: (CGFloat($0) + 0.5) / 4_096).premultipliedBGRA }

    func pixel(column: Int, row: Int) -> UInt32 {
      let x = (CGFloat(column) + 0.5 - center.x) / density.width
      let y = (CGFloat(row) + 0.5 - center.y) / density.height
      let angle = atan2(y, x) - startAngle
      let turn = angle / (2 * .pi)
      let location = turn - turn.rounded(.down)
      // On the seam between the last colour and the first colour, mix the two colours to smooth the
      // edge.
      let distanceToSeam = hypot(x, y) * sin(angle) * density.width
      if cos(angle) > 0, abs(distanceToSeam) < 0.5 {
        return color(at: 1).mixed(with: color(at: 0), distanceToSeam + 0.5).premultipliedBGRA
      }
      return wheel[min(Int(location * CGFloat(wheel.count)), wheel.count - 1)]
    }

    surface.withBytes { bytes, stride in
      for row in 0..<surface.height {
        for column in 0..<surface.width {
          let pixel = pixel(column: column, row: row)
          bytes.storeBytes(of: pixel, toByteOffset: row * stride + column * 4, as: UInt32.self)
        }
      }
    }
    return surface
  }

  /// Returns the colour at `location`. All locations before the first stop have the first colour,
  /// and all locations after the last stop have the last colour.
  private func color(at location: CGFloat) -> CGColor {
    let stops = gradient.stops
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.endIndex - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let fraction = (location - from.location) / (to.location - from.location)
    return from.color.mixed(with: to.color, fraction)
  }
}

extension CGColor {
  /// The colour premultiplied by alpha, as one number: alpha in the highest byte, then red, green
  /// and blue.
  var premultipliedBGRA: UInt32 {
    let opacity = min(max(alpha, 0), 1)
    return [opacity, red * opacity, green * opacity, blue * opacity].reduce(0) { pixel, part in
      pixel << 8 | UInt32((min(max(part, 0), 1) * 255).rounded())
    }
  }
}
#endif
