import HUDLayers

/// The shadow around a panel of material.
///
/// A material is translucent, so a shadow below the panel would darken the material. Therefore the
/// part of the shadow that is inside the panel's outline is cut out. The shadow is a sublayer of
/// the bezel, and the bezel is above the material.
@MainActor final class PanelShadow {
  let layer = CALayer()
  private let cutOut = CAShapeLayer()

  init() {
    cutOut.fillRule = .evenOdd
    layer.mask = cutOut
  }

  /// Adds the shadow to `bezel`, in the shape of the bezel's own shadow. If `opacity` is 0, removes
  /// the shadow.
  func update(in bezel: CALayer, opacity: Float) {
    guard opacity > 0, let outline = bezel.shadowPath else { return layer.removeFromSuperlayer() }
    if layer.superlayer !== bezel { bezel.insertSublayer(layer, at: 0) }
    layer.frame = bezel.bounds
    layer.shadowOpacity = opacity
    layer.shadowRadius = bezel.shadowRadius
    layer.shadowOffset = bezel.shadowOffset
    layer.shadowPath = outline
    cutOut.frame = layer.bounds
    cutOut.path = outside(outline)
  }

  /// Makes the shadow grow or shrink with the panel. If `move` is nil, ends this motion.
  func follow(_ move: LayoutMove?) {
    for layer in [layer, cutOut] { LayoutMove.stop(on: layer) }
    guard let move, layer.superlayer != nil else { return }
    move.run(onOutline: "shadowPath", of: layer) { $0 }
    move.run(onOutline: "path", of: cutOut, path: outside)
  }

  /// Returns the area that the shadow reaches, without the inside of `outline`.
  private func outside(_ outline: CGPath) -> CGPath {
    let reach = 3 * layer.shadowRadius + abs(layer.shadowOffset.height)
    let outside = CGMutablePath()
    outside.addRect(outline.boundingBox.insetBy(dx: -reach, dy: -reach))
    outside.addPath(outline)
    return outside
  }
}
