#if !canImport(QuartzCore)

public import Foundation

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

open class CAShapeLayer: CALayer {
  open var path: CGPath? {
    willSet { willWrite("path") }
    didSet { path = path?.copy() }
  }
  open var fillColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1) {
    willSet { willWrite("fillColor") }
  }
  open var fillRule = CAShapeLayerFillRule.nonZero { willSet { willChange() } }
  open var strokeColor: CGColor? { willSet { willWrite("strokeColor") } }
  open var strokeStart: CGFloat = 0 { willSet { willWrite("strokeStart") } }
  open var strokeEnd: CGFloat = 1 { willSet { willWrite("strokeEnd") } }
  open var lineWidth: CGFloat = 1 { willSet { willWrite("lineWidth") } }
  open var lineCap = CAShapeLayerLineCap.butt { willSet { willChange() } }
  open var lineJoin = CAShapeLayerLineJoin.miter { willSet { willChange() } }
  open var miterLimit: CGFloat = 10 { willSet { willWrite("miterLimit") } }
  open var lineDashPattern: [NSNumber]? { willSet { willChange() } }
  open var lineDashPhase: CGFloat = 0 { willSet { willWrite("lineDashPhase") } }

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else {
      preconditionFailure("A shape layer can be copied only from a shape layer, not from \(layer).")
    }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    lineWidth = other.lineWidth
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    miterLimit = other.miterLimit
    lineDashPattern = other.lineDashPattern
    lineDashPhase = other.lineDashPhase
  }

  override func duplicate() -> CALayer {
    CAShapeLayer(layer: self)
  }

  override class func animatableProperty(_ keyPath: String) -> AnimatableProperty? {
    shapeProperties[keyPath] ?? super.animatableProperty(keyPath)
  }
}

private let shapeProperties: [String: AnimatableProperty] = [
  "fillColor": AnimatableProperty(\CAShapeLayer.fillColor, .color),
  "strokeColor": AnimatableProperty(\CAShapeLayer.strokeColor, .color),
  "strokeStart": AnimatableProperty(\CAShapeLayer.strokeStart, .number),
  "strokeEnd": AnimatableProperty(\CAShapeLayer.strokeEnd, .number),
  "path": AnimatableProperty(path: \CAShapeLayer.path),
  "lineWidth": AnimatableProperty(\CAShapeLayer.lineWidth, .number),
  "miterLimit": AnimatableProperty(\CAShapeLayer.miterLimit, .number),
  "lineDashPhase": AnimatableProperty(\CAShapeLayer.lineDashPhase, .number),
]

#endif
