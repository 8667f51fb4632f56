#if os(Linux)
import HUDLayers

/// Which layers are drawn, seen from a layer on the way down the tree.
enum LayerFilter {
  case everything
  case allBut(CALayer)
  /// Nothing but one layer, and on the way to it the layers above it, of which only geometry, clip,
  /// mask and opacity count.
  case wayTo(CALayer, through: Set<ObjectIdentifier>)

  init(_ part: LayerRenderer.Part) {
    switch part {
    case .whole:
      self = .everything
    case .allBut(let layer):
      self = .allBut(layer)
    case .only(let layer):
      let ancestors = sequence(first: layer, next: \.superlayer).dropFirst()
      self = .wayTo(layer, through: Set(ancestors.map(ObjectIdentifier.init)))
    }
  }

  var drawsLayerItself: Bool {
    if case .wayTo = self { false } else { true }
  }

  /// The selection inside a layer; nil where nothing of it is drawn.
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
