#if os(Linux)
package import HUDLayers

/// The parts that one layer draws, from back to front.
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

  /// The shadow and the background, which are behind the content and not clipped to the bounds.
  private(set) var under: [Paint] = []
  /// The content and the sublayers, which are clipped to the bounds if the layer has
  /// `masksToBounds`.
  private(set) var inner: [Paint] = []
  /// The border, which is in front of the content and not clipped.
  private(set) var over: [Paint] = []

  var count: Int {
    under.count + inner.count + over.count
  }

  init(of layer: CALayer, model: CALayer, _ filter: LayerFilter) {
    if filter.drawsLayerItself {
      addSurroundings(of: layer)
      addContent(of: layer)
    }
    for sublayer in model.sublayersFromBackToFront where filter.entering(sublayer) != nil {
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

/// The part of a layer tree to draw. While the drawing descends from the root, `entering(_:)`
/// returns the filter for the next level of the tree.
package enum LayerFilter {
  case whole
  /// Everything except this layer and its sublayers.
  case allBut(CALayer)
  /// Only one layer and its sublayers are drawn. The ancestors of this layer, whose identities are
  /// in `through`, draw nothing themselves, but their geometry, clips, masks and opacities apply.
  case wayTo(CALayer, through: Set<ObjectIdentifier>)

  /// Returns a filter for this layer and its sublayers, at their usual position. Other layers are
  /// not drawn, even if they are in front.
  package static func only(_ layer: CALayer) -> LayerFilter {
    let ancestors = sequence(first: layer, next: \.superlayer).dropFirst()
    return .wayTo(layer, through: Set(ancestors.map(ObjectIdentifier.init)))
  }

  var drawsLayerItself: Bool {
    if case .wayTo = self { false } else { true }
  }

  /// Returns the filter for the content and the sublayers of `layer`; nil if nothing in `layer` is
  /// drawn.
  func entering(_ layer: CALayer) -> LayerFilter? {
    switch self {
    case .whole: self
    case .allBut(let excluded): layer === excluded ? nil : self
    case .wayTo(let wanted, let ancestors):
      if layer === wanted {
        .whole
      } else {
        ancestors.contains(ObjectIdentifier(layer)) ? self : nil
      }
    }
  }
}
#endif
