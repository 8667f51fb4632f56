#if os(Linux)
import CHUDPango
import HUDLayers

extension TreeDrawing {
  func draw(_ layer: CAGradientLayer, opacity: CGFloat) {
    guard let stops = GradientStops(layer), let axis = GradientAxis(layer) else { return }
    switch layer.type {
    case .axial:
      let pattern = Pattern(
        // Never null, here and below: without memory it is a pattern in an error state.
        owning: cairo_pattern_create_linear(axis.start.x, axis.start.y, axis.end.x, axis.end.y)!)
      stops.add(to: pattern)
      context.fill(layer.outline, with: pattern, opacity: opacity)
    case .radial:
      drawRadial(stops, axis, in: layer, opacity: opacity)
    case .conic:
      guard let surface = conicSurface(stops, axis, in: layer) else { return }
      draw(surface, in: layer.bounds, clippedTo: layer.outline, opacity: opacity)
    default:
      preconditionFailure("A gradient cannot be drawn as \(layer.type).")
    }
  }

  /// An ellipse: the axis goes from its centre to a corner of the box round it.
  private func drawRadial(
    _ stops: GradientStops, _ axis: GradientAxis, in layer: CALayer, opacity: CGFloat
  ) {
    let quarter = CGRect(
      x: axis.start.x, y: axis.start.y, width: abs(axis.end.x - axis.start.x),
      height: abs(axis.end.y - axis.start.y))
    guard quarter.hasInside else { return }
    let pattern = Pattern(owning: cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)!)
    stops.add(to: pattern)
    pattern.setTransform(quarter.transformToUnitSquare)
    context.fill(layer.outline, with: pattern, opacity: opacity)
  }

  /// The gradient as a picture that fills the layer's bounds.
  func conicSurface(
    _ stops: GradientStops, _ axis: GradientAxis, in layer: CALayer
  ) -> Surface? {
    let gradient = ConicGradient(
      stops: stops, axis: axis, bounds: layer.bounds, pixelsPerPoint: pixelsPerPoint)
    return renderer.conicGradients.value(for: gradient) {
      CairoError.logged { try gradient.surface() }
    }
  }

  /// A line of one colour seen through a conic gradient is a line in that gradient. Drawn so, a
  /// turning ring needs neither of the two groups that a mask costs. False where it is not that.
  func strokeThrough(_ model: CALayer, _ paints: DrawList) -> Bool {
    guard paints.count == 1, case .stroke(let shape, let color)? = paints.inner.first,
      model.sublayers == nil, model.mask == nil,
      let mask = model.animated(at: time) as? CAGradientLayer, mask.isNothingButConic,
      let stops = GradientStops(mask)?.tinted(color), let axis = GradientAxis(mask),
      !shape.masksToBounds
    else { return false }
    context.isolated {
      let maskToLayer = mask.transformToSuperlayer
      guard maskToLayer.isInvertible, context.canCount(mask.bounds.applying(maskToLayer)),
        let surface = conicSurface(stops, axis, in: mask)
      else { return }
      let pattern = Pattern(surface)
      pattern.setTransform(
        maskToLayer.inverted().concatenating(surface.transform(from: mask.bounds)))
      cairo_set_source(context.pointer, pattern.pointer)
      strokeInSource(shape)
    }
    return true
  }
}

extension CAGradientLayer {
  fileprivate var isNothingButConic: Bool {
    let isSquareAndPlain = cornerRadius <= 0 && borderWidth <= 0 && backgroundColor == nil
    return type == .conic && !isHidden && opacity == 1 && hasInside && isSquareAndPlain
      && !castsShadow
  }
}

/// From where to where a gradient goes, in the layer's coordinates.
struct GradientAxis {
  let start: CGPoint
  let end: CGPoint

  /// Nil where it goes farther than Cairo can count.
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

/// Colours and where they stand on the way from 0 to 1, in rising order.
struct GradientStops: Hashable {
  struct Stop: Hashable {
    let location: CGFloat
    let color: CGColor
  }

  let stops: [Stop]

  private init(stops: [Stop]) {
    self.stops = stops
  }

  /// Nil where there is no colour.
  init?(_ layer: CAGradientLayer) {
    var floor: CGFloat = 0
    stops = layer.stops.filter(\.color.isFinite).map { color, location in
      // A location that is NaN takes that of the stop before it.
      floor = location > floor ? min(location, 1) : floor
      return Stop(location: floor, color: color)
    }
    guard !stops.isEmpty else { return nil }
  }

  /// Before the first stop and after the last one the colour stays.
  func color(at location: CGFloat) -> CGColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.endIndex - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (from, to) = (stops[next - 1], stops[next])
    let fraction = (location - from.location) / (to.location - from.location)
    return from.color.mixed(with: to.color, fraction)
  }

  /// One colour, as opaque as the gradient is at each place.
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
  /// Whether all its components are numbers.
  var isFinite: Bool {
    [red, green, blue, alpha].allSatisfy(\.isFinite)
  }

  func mixed(with other: CGColor, _ fraction: CGFloat) -> CGColor {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return CGColor(
      srgbRed: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}

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
