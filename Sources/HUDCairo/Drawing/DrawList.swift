#if os(Linux)
import HUDLayers

/// What a layer draws, from back to front.
struct DrawList {
  enum Paint {
    case shadow
    case background(CGColor)
    case image(CGImage)
    case gradient(CAGradientLayer)
    case fill(CAShapeLayer, CGColor)
    case stroke(CAShapeLayer, CGColor)
    case text(CATextLayer)
    case sublayer(CALayer)
    case border(CGColor)
  }

  /// Behind what is clipped to the bounds, and of the bounds' form itself.
  private(set) var under: [Paint] = []
  private(set) var inner: [Paint] = []
  private(set) var over: [Paint] = []

  var count: Int {
    under.count + inner.count + over.count
  }

  init(of layer: CALayer, model: CALayer, _ selection: LayerFilter) {
    if selection.drawsLayerItself {
      addSurroundings(of: layer)
      addContent(of: layer)
    }
    for sublayer in model.sublayersFromBackToFront where selection.entering(sublayer) != nil {
      inner.append(.sublayer(sublayer))
    }
    if layer.masksToBounds, !layer.hasInside { inner = [] }
  }

  private mutating func addSurroundings(of layer: CALayer) {
    if layer.castsShadow { under.append(.shadow) }
    guard layer.hasInside else { return }
    if let color = layer.backgroundColor?.visible { under.append(.background(color)) }
    if layer.borderWidth > 0, let color = layer.borderColor?.visible { over.append(.border(color)) }
  }

  private mutating func addContent(of layer: CALayer) {
    switch layer {
    case let shape as CAShapeLayer:
      if let color = shape.fillColor?.visible { inner.append(.fill(shape, color)) }
      if let color = shape.strokeColor?.visible { inner.append(.stroke(shape, color)) }
    case let gradient as CAGradientLayer:
      if layer.hasInside { inner.append(.gradient(gradient)) }
    case let text as CATextLayer:
      if layer.hasInside { inner.append(.text(text)) }
    default:
      if layer.hasInside, let image = layer.contents as? CGImage { inner.append(.image(image)) }
    }
  }
}

extension CALayer {
  var hasInside: Bool {
    bounds.hasInside
  }

  /// The form of the background, also that of the clip.
  var outline: Outline {
    .rounded(bounds, radius: cornerRadius, corners: maskedCorners)
  }
}

extension CGColor {
  /// Nil for one that leaves no trace.
  var visible: CGColor? {
    alpha > 0 && [red, green, blue, alpha].allSatisfy(\.isFinite) ? self : nil
  }
}
#endif
