#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

extension StagePresenter {
  func measureButton(_ title: Text, in room: CGSize) -> CGSize {
    currentButton.measure(title, in: room, fontName: labelRenderer.family(of: title.font))
  }

  func fill(_ slots: Slots) {
    self.slots = slots
    stage.panel.frame = slots.panelFrame
    stage.panel.setIndicator(canvas.movingLayer)
    stage.panel.show(slots.indicator)
    if slots.button == nil { inputBlocker?.giveUpFocus() }
    stage.panel.show(slots.button, as: slots.button.map { _ in currentButton })
    if let button = slots.button {
      currentButton.show(
        button.title, color: button.color, fontName: labelRenderer.family(of: button.title.font))
    }
    watchContent()
    needsPictures = true
    startTicking()
  }

  /// Draws anew all that stands still.
  func drawPictures(at time: Duration) {
    needsPictures = false
    stage.panel.indicator?.update(at: time.seconds)
    _ = lookBelow()
    drawPanel(at: time)
    drawMask(at: time)
  }

  /// Draws anew what shows another content now than it did.
  func followContent(at time: Duration) {
    let changed = lookBelow()
    if changed.panel != nil { drawPanel(at: time) }
    if let area = changed.mask { drawMask(at: time, where: area) }
  }

  private func drawPanel(at time: Duration) {
    stage.panel.redraw(slots, in: labelRenderer, at: time.seconds) { context in
      drawShadow(at: time, in: context)
      if let material = slots?.bezel { panelBlur.draw(material, in: context) }
    }
  }

  private func drawMask(at time: Duration, where changed: CGRect = .infinite) {
    stage.redrawMask(at: time.seconds, where: changed, isMaterial: slots?.mask != nil) { context in
      if let material = slots?.mask { maskBlur.draw(material, in: context) }
    }
  }

  /// A panel of material has no fill, and so no shadow of its own, but must stand out as others do.
  private func drawShadow(at time: Duration, in context: OpaquePointer) {
    guard let material = slots?.bezel, request.resolvedOptions.style.castsShadow else { return }
    let layer = CALayer()
    layer.bounds = material.frame
    layer.cornerRadius = material.cornerRadius
    // Covered by what is drawn next.
    layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    layer.setPanelShadow(isDark: material.isDark)
    labelRenderer.renderer.draw(layer, at: time.seconds, scale: metrics.scale, in: context)
  }

  private var currentButton: PanelButton {
    if let button { return button }
    let button = PanelButton { [unowned self] in delegate?.pressed() }
    button.focusChanged { [unowned self] in attentionMayHaveChanged() }
    self.button = button
    return button
  }

  /// The app's content is watched only while a copy of it is shown.
  private func watchContent() {
    guard slots?.bezel != nil || slots?.mask != nil, let content = stageOverlay.content else {
      contentSnapshot = nil
      return
    }
    guard contentSnapshot == nil else { return }
    contentSnapshot = ContentSnapshot(of: content) { [unowned self] in contentThrottle.ask() }
  }

  /// Where panel and mask have another content below them than they were last drawn with.
  private func lookBelow() -> (panel: CGRect?, mask: CGRect?) {
    contentMayHaveChanged = false
    let covered = CGRect(origin: .zero, size: metrics.size)
    return (
      refresh(panelBlur, for: slots?.bezel, in: stage.panel.frame),
      refresh(maskBlur, for: slots?.mask, in: covered)
    )
  }

  /// `area` is in the stage's coordinates.
  private func refresh(_ blur: BackgroundBlur, for material: Slots.Material?, in area: CGRect)
    -> CGRect?
  {
    guard material != nil, let contentSnapshot else {
      blur.forget()
      return nil
    }
    return contentSnapshot.refresh(
      blur, in: area.offsetBy(dx: stageOverlay.origin.x, dy: stageOverlay.origin.y),
      of: stageOverlay.overlay,
      base: surroundings.background)
  }
}
#endif
