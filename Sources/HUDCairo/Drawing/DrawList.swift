#if os(Linux)
import HUDLayers

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

/// Decides which layers of a tree are drawn. While the drawing descends from the root,
/// `entering(_:)` returns the filter for the next level of the tree.
enum LayerFilter {
  case everything
  case allBut(CALayer)
  /// Only one layer and its sublayers are drawn. The ancestors of this layer, whose identities are
  /// in `through`, draw nothing themselves, but their geometry, clips, masks and opacities apply.
  case wayTo(CALayer, through: Set<ObjectIdentifier>)

  var drawsLayerItself: Bool {
    if case .wayTo = self { false } else { true }
  }

  /// Returns the filter for the content and the sublayers of `layer`; nil if nothing in `layer` is
  /// drawn.
  func entering(_ layer: CALayer) -> LayerFilter? {
    switch self {
    case .everything: self
    case .allBut(let excluded): layer === excluded ? nil : self
    case .wayTo(let wanted, let ancestors):
      if layer === wanted {
        .everything
      } else {
        ancestors.contains(ObjectIdentifier(layer)) ? self : nil
      }
    }
  }
}
#endif
