#if !canImport(QuartzCore)

public import Foundation

public enum CAShapeLayerFillRule: Sendable {
  case nonZero
  case evenOdd
}

public enum CAShapeLayerLineCap: Sendable {
  case butt
  case round
  case square
}

public enum CAShapeLayerLineJoin: Sendable {
  case miter
  case round
  case bevel
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

  override func assume(_ other: CALayer) {
    super.assume(other)
    guard let other = other as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    lineWidth = other.lineWidth
    lineCap = other.lineCap
    lineJoin = other.lineJoin
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
  "path": AnimatableProperty(\CAShapeLayer.path, .path),
  "lineWidth": AnimatableProperty(\CAShapeLayer.lineWidth, .number),
]

#endif
