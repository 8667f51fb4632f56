#if os(Linux)
import CHUDPango
import HUDLayers

/// Draws gradients, and keeps the pictures of conic gradients.
final class GradientPainter {
  let conicGradients = Cache<ConicGradient, Surface?>(limit: 16)

  func draw(
    _ layer: CAGradientLayer, opacity: CGFloat, pixelsPerPoint: CGFloat, context: Context
  ) {
    guard let stops = GradientStops(layer), let axis = GradientAxis(layer) else { return }
    switch layer.type {
    case .axial:
      let pattern = Pattern(
        // Cairo never returns null, here and below: if memory runs out, it returns a pattern in an
        // error state.
        owning: cairo_pattern_create_linear(axis.start.x, axis.start.y, axis.end.x, axis.end.y)!)
      stops.add(to: pattern)
      context.fill(layer.outline, with: pattern, opacity: opacity)
    case .radial:
      // A radial gradient is an ellipse. The axis leads from the centre of the ellipse to a corner
      // of the ellipse's bounding box.
      let quarter = CGRect(
        x: axis.start.x, y: axis.start.y, width: abs(axis.end.x - axis.start.x),
        height: abs(axis.end.y - axis.start.y))
      guard quarter.hasInside else { return }
      let pattern = Pattern(owning: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)!)
      stops.add(to: pattern)
      pattern.setTransform(quarter.transformToUnitSquare)
      context.fill(layer.outline, with: pattern, opacity: opacity)
    case .conic:
      guard let surface = conicSurface(stops, axis, in: layer.bounds, pixelsPerPoint) else {
        return
      }
      context.fill(layer.outline, with: surface, in: layer.bounds, opacity: opacity)
    }
  }

  /// Makes a conic gradient the source of `context`, with the colour of each stop replaced by
  /// `color` and only the stop's alpha kept.
  ///
  /// - Parameter layer: A gradient layer that masks the layer to whose coordinates `context` is set.
  /// - Returns: False if the gradient cannot be drawn.
  func setSource(
    _ layer: CAGradientLayer, tinted color: CGColor, pixelsPerPoint: CGFloat, context: Context
  ) -> Bool {
    let maskToLayer = layer.transformToSuperlayer
    guard let stops = GradientStops(layer)?.tinted(color), let axis = GradientAxis(layer),
      maskToLayer.isInvertible, context.canCount(layer.bounds.applying(maskToLayer)),
      let surface = conicSurface(stops, axis, in: layer.bounds, pixelsPerPoint)
    else { return false }
    let pattern = Pattern(surface)
    pattern.setTransform(
      maskToLayer.inverted().concatenating(surface.transform(from: layer.bounds)))
    cairo_set_source(context.pointer, pattern.pointer)
    return true
  }

  /// Returns a conic gradient as a picture that fills `bounds`; nil if the picture cannot be created.
  private func conicSurface(
    _ stops: GradientStops, _ axis: GradientAxis, in bounds: CGRect, _ pixelsPerPoint: CGFloat
  ) -> Surface? {
    let gradient = ConicGradient(
      stops: stops, axis: axis, bounds: bounds, pixelsPerPoint: pixelsPerPoint)
    return conicGradients.value(for: gradient) {
      CairoError.logged { try gradient.surface() }
    }
  }
}

/// The start and end of a gradient, in the layer's coordinates.
struct GradientAxis {
  let start: CGPoint
  let end: CGPoint

  /// Creates the axis of `layer`; nil if a coordinate exceeds `Context.farthestPixel`, because
  /// Cairo could not calculate with such a coordinate.
  init?(_ layer: CAGradientLayer) {
    func place(_ unit: CGPoint) -> CGPoint {
      CGPoint(
        x: layer.bounds.minX + unit.x * layer.bounds.width,
        y: layer.bounds.minY + unit.y * layer.bounds.height)
    }
    (start, end) = (place(layer.startPoint), place(layer.endPoint))
    let farthest = Context.farthestPixel
    guard [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < farthest }) else { return nil }
  }
}

/// The colours of a gradient, with locations from 0 to 1 in ascending order.
struct GradientStops: Hashable {
  struct Stop: Hashable {
    let location: CGFloat
    let color: CGColor
  }

  let stops: [Stop]

  private init(stops: [Stop]) {
    self.stops = stops
  }

  /// Creates the stops of `layer`; nil if the layer has no colour that can be drawn.
  init?(_ layer: CAGradientLayer) {
    var floor: CGFloat = 0
    stops = layer.stops.filter(\.color.isFinite).map { color, location in
      // Replace a location that is NaN, or less than the location before it, by the location before
      // it.
      floor = location > floor ? min(location, 1) : floor
      return Stop(location: floor, color: color)
    }
    guard !stops.isEmpty else { return nil }
  }

  /// Returns the colour at `location`. All locations before the first stop have the first colour,
  /// and all locations after the last stop have the last colour.
  func color(at location: CGFloat) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.endIndex - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let fraction = (location - from.location) / (to.location - from.location)
    return from.color.mixed(with: to.color, fraction)
  }

  /// Returns a copy in which every stop has the red, green and blue of `color`. The alpha of a stop
  /// is multiplied by the alpha of `color`.
  func tinted(_ color: CGColor) -> GradientStops {
    GradientStops(
      stops: stops.map { stop in
        Stop(
          location: stop.location,
          color: CGColor(
            srgbRed: color.red, green: color.green, blue: color.blue,
            alpha: color.alpha * stop.color.alpha))
      })
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

  let stops: GradientStops
  private let width: Int
  private let height: Int
  /// The centre of the gradient, in pixels of the picture.
  private let center: CGPoint
  private let startAngle: CGFloat
  /// How many pixels of the picture cover one point of the layer, horizontally and vertically.
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
    // Compute 4,096 colours around the circle: so many that nobody sees the steps between them,
    // even at the largest radius.
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
    // On the seam between the last colour and the first colour, mix the two colours to smooth the
    // edge.
    let distanceToSeam = hypot(x, y) * sin(angle) * density.width
    if cos(angle) > 0, abs(distanceToSeam) < 0.5 {
      let share = distanceToSeam + 0.5
      return stops.color(at: 1).mixed(with: stops.color(at: 0), share).premultipliedBGRA
    }
    return wheel[min(Int(location * CGFloat(wheel.count)), wheel.count - 1)]
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
