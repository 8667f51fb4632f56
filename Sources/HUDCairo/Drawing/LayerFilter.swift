#if os(Linux)
package import HUDLayers

/// The part of a layer tree to draw. While the drawing descends from the root, `entering(_:)`
/// returns the filter for the next level of the tree.
package enum LayerFilter {
  case whole
  /// Everything except this layer and its sublayers.
  case allBut(CALayer)
  /// Only this layer and its sublayers, at their usual position. The layers above it draw nothing
  /// themselves, but their geometry, clips, masks and opacities apply. Other layers are not drawn,
  /// even if they are in front.
  case only(CALayer)

  var drawsLayerItself: Bool {
    if case .only = self { false } else { true }
  }

  /// Returns the filter for the content and the sublayers of `layer`; nil if nothing in `layer` is
  /// drawn.
  func entering(_ layer: CALayer) -> LayerFilter? {
    switch self {
    case .whole: self
    case .allBut(let excluded): layer === excluded ? nil : self
    case .only(let wanted) where layer === wanted: .whole
    case .only(let wanted):
      sequence(first: wanted, next: \.superlayer).contains { $0 === layer } ? self : nil
    }
  }
}
#endif
