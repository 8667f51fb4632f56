#if !canImport(QuartzCore)

public import Foundation

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")
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

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else {
      preconditionFailure(
        "A gradient layer can be copied only from a gradient layer, not from \(layer).")
    }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  /// The colours of `colors`, each with its location from `locations`. If `locations` is nil, the
  /// colours are evenly spaced.
  package var stops: [(color: CGColor, location: CGFloat)] {
    Array(zip(colorList, locationList))
  }

  override func duplicate() -> CALayer {
    CAGradientLayer(layer: self)
  }

  override class func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    gradientProperties[keyPath] ?? super.animatableProperty(keyPath)
  }

  fileprivate var colorList: [CGColor] {
    get { colors?.compactMap { $0 as? CGColor } ?? [] }
    set { colors = newValue }
  }

  fileprivate var locationList: [CGFloat] {
    get {
      if let locations { return locations.map { CGFloat($0.doubleValue) } }
      let count = colorList.count
      return (0..<count).map { CGFloat($0) / CGFloat(max(count - 1, 1)) }
    }
    set { locations = newValue.map { NSNumber(value: Double($0)) } }
  }
}

private let gradientProperties: [String: AnimatableProperty] = [
  "colors": AnimatableProperty(\CAGradientLayer.colorList, .colors),
  "locations": AnimatableProperty(\CAGradientLayer.locationList, .list),
  "startPoint": AnimatableProperty(\CAGradientLayer.startPoint, .point),
  "endPoint": AnimatableProperty(\CAGradientLayer.endPoint, .point),
]

#endif
