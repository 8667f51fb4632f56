#if os(Linux)
import CHUDPango
import HUDLayers

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
    let colors = (layer.colors ?? []).compactMap { ($0 as? CGColor)?.finite }
    guard !colors.isEmpty else { return nil }
    let even = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    let locations = layer.locations?.map { CGFloat($0.doubleValue) } ?? even
    var floor: CGFloat = 0
    stops = zip(locations, colors).map { location, color in
      // What is no number stands where the one before it does.
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
  fileprivate var finite: CGColor? {
    [red, green, blue, alpha].allSatisfy(\.isFinite) ? self : nil
  }

  func mixed(with other: CGColor, _ fraction: CGFloat) -> CGColor {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return CGColor(
      srgbRed: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }
}
#endif
