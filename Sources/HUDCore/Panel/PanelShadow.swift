import HUDLayers

/// The shadow around a panel of material.
///
/// A material is translucent: the part of a shadow below the panel would darken it. So this shadow
/// has its inside cut out. It is a layer in the bezel, which is above the material.
@MainActor final class PanelShadow {
  let layer = CALayer()
  private let cutOut = CAShapeLayer()

  init() {
    cutOut.fillRule = .evenOdd
    layer.mask = cutOut
  }

  /// Adds the shadow to `bezel`, in the shape that it has now, or removes it.
  func update(in bezel: CALayer, isVisible: Bool, isDark: Bool) {
    guard isVisible else { return layer.removeFromSuperlayer() }
    if layer.superlayer !== bezel { bezel.insertSublayer(layer, at: 0) }
    let outline = CGPath.roundedRect(
      bezel.bounds, cornerRadius: bezel.cornerRadius, curve: bezel.cornerCurve)
    layer.frame = bezel.bounds
    layer.setPanelShadow(isDark: isDark)
    layer.shadowPath = outline
    cutOut.frame = layer.bounds
    cutOut.path = outside(outline)
  }

  /// Follows the panel as it grows or shrinks, or ends that motion.
  func follow(_ move: PanelMove?) {
    guard let move, layer.superlayer != nil else {
      for layer in [layer, cutOut] { PanelMove.stop(on: layer) }
      return
    }
    move.run(onOutline: "shadowPath", of: layer) { $0 }
    move.run(onOutline: "path", of: cutOut, path: outside)
  }

  /// Returns everything that the shadow reaches, except the inside of `outline`.
  private func outside(_ outline: CGPath) -> CGPath {
    let reach = 3 * layer.shadowRadius + abs(layer.shadowOffset.height)
    let outside = CGMutablePath()
    outside.addRect(outline.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach))
    outside.addPath(outline)
    return outside
  }
}
