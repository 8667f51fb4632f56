#if !canImport(QuartzCore)

public import Foundation

public enum CAGradientLayerType: Sendable {
  case axial
  case radial
  case conic
}

open class CAGradientLayer: CALayer {
  /// The colours of the stops, which must be `CGColor`s.
  open var colors: [Any]? {
    willSet {
      willWrite("colors")
      precondition(
        newValue?.allSatisfy { $0 is CGColor } ?? true,
        "A gradient's colours must be CGColors: \(newValue ?? []).")
    }
  }
  open var locations: [NSNumber]? { willSet { willWrite("locations") } }
  open var startPoint = CGPoint(x: 0.5, y: 0) { willSet { willWrite("startPoint") } }
  open var endPoint = CGPoint(x: 0.5, y: 1) { willSet { willWrite("endPoint") } }
  open var type = CAGradientLayerType.axial { willSet { willChange() } }

  override func assume(_ other: CALayer) {
    super.assume(other)
    guard let other = other as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  /// The colours of `colors`, each with its location from `locations`. If `locations` is nil, the
  /// colours are evenly spaced.
  package var stops: [(color: CGColor, location: CGFloat)] {
    let colors = colorList
    let places =
      locations?.map { CGFloat($0.doubleValue) }
      ?? colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    return Array(zip(colors, places))
  }

  override class func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    gradientProperties[keyPath] ?? super.animatableProperty(keyPath)
  }

  fileprivate var colorList: [CGColor] {
    get { colors?.compactMap { $0 as? CGColor } ?? [] }
    set { colors = newValue }
  }
}

private let gradientProperties: [String: AnimatableProperty] = [
  "colors": AnimatableProperty(\CAGradientLayer.colorList, .colors),
  "startPoint": AnimatableProperty(\CAGradientLayer.startPoint, .point),
  "endPoint": AnimatableProperty(\CAGradientLayer.endPoint, .point),
]

#endif
