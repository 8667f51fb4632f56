import HUDLayers

extension NSView {
  var isLayerBacked: Bool { wantsLayer || superview?.isLayerBacked == true }

  func withoutActions(_ write: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    write()
    CATransaction.commit()
  }

  func replaceLayer(by layer: CALayer) {
    let old = drawn
    withoutActions {
      if let superlayer = old.superlayer {
        superlayer.insertSublayer(layer, above: old)
        old.removeFromSuperlayer()
      }
      drawn = layer
    }
    placeLayers()
  }

  func moved() {
    placeLayers()
    updateTrackingAreas()
    needsLayout = true
    superview?.needsLayout = true
  }

  /// Gives the layers the geometry of their views. As in AppKit, a view's layer has its anchor in a
  /// corner, and what an app does to the geometry of such a layer does not last.
  func placeLayers() {
    withoutActions {
      let above = superview?.bounds ?? .zero
      let isUpright = superview?.isFlipped ?? true
      let y = isUpright ? box.minY : above.maxY - box.maxY
      drawn.anchorPoint = .zero
      drawn.bounds = CGRect(
        x: boundsOrigin.x, y: isFlipped ? boundsOrigin.y : 0, width: box.width,
        height: box.height)
      drawn.position = CGPoint(x: box.minX, y: y)
      drawn.transform = CATransform3DIdentity
      // Whatever the app has set.
      if hostsLayer { drawn.isGeometryFlipped = isFlipped }
      if !hostsLayer, let window { drawn.contentsScale = window.backingScaleFactor }
    }
    for view in subviews { view.placeLayers() }
    didPlaceLayer()
  }

  func setHidden(_ isHidden: Bool) {
    guard isHidden != self.isHidden else { return }
    withoutActions { drawn.isHidden = isHidden }
    if isHidden { window?.forgetResponder(in: self) }
  }

  public var isHiddenOrHasHiddenAncestor: Bool {
    isHidden || superview?.isHiddenOrHasHiddenAncestor == true
  }

  /// Traps if something would look wrong on a Mac that looks right here.
  func requireDrawable() {
    if hostsLayer {
      precondition(wantsLayer, "\(self) has a layer of its own and does not want one.")
      precondition(
        isFlipped, "The sublayers of \(self) would be upside down: its y axis must point down.")
      requireScale(of: drawn)
    }
    requireMaterial()
    for view in subviews { view.requireDrawable() }
  }

  /// Traps if a layer has less resolution than the window, in which it would be blurred.
  private func requireScale(of layer: CALayer) {
    let scale = window?.backingScaleFactor ?? 1
    precondition(
      layer.contentsScale >= scale || !(layer === drawn || layer is CAShapeLayer),
      "\(layer) has the scale \(layer.contentsScale), and the window \(scale).")
    for sublayer in layer.sublayers ?? [] { requireScale(of: sublayer) }
  }
}
