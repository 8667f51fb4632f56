#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

extension StagePresenter {
  func fill(_ slots: Slots) {
    self.slots = slots
    let panel = stage.panel
    let parts: [AnyObject?] = [panel.indicator, panel.tapTarget, panel.button]
    replaced += parts.compactMap(\.self)
    panel.frame = slots.panelFrame
    panel.setIndicator(canvas.movingLayer)
    panel.show(slots.indicator)
    if !targets.contains(where: \.hasFocus) { inputBlocker?.giveUpFocus() }
    panel.setTapTarget(slots.tap.map { _ in panel.tapTarget ?? makeButton().invisible() })
    panel.tapTarget?.drawn = slots.tap
    panel.setButton(slots.button.map { _ in panel.button ?? makeButton() })
    if let slot = slots.button { panel.button?.show(slot, labels: labelRenderer) }
    panel.button?.drawn = slots.press
    needsPictures = true
    startTicking()
  }

  /// Redraws the panel and the mask, even if they have not changed.
  func drawPictures(at time: Duration) {
    needsPictures = false
    stage.panel.indicator?.update(at: time.seconds)
    stage.panel.redraw(slots, in: labelRenderer, at: time)
    drawMask()
  }

  /// Redraws the mask, with the app's content as it is now if the mask is of material.
  func drawMask() {
    contentMayHaveChanged = false
    stage.unmaskedParts = headerBars
    guard let material = slots?.mask else {
      blurredContent = nil
      stage.mask = RenderNode(mask: canvas.mask)
      return
    }
    let content =
      blurredContent
      ?? BlurredContent(below: stage.widget, in: stageOverlay.overlay) { [unowned self] in
        contentChanged()
      }
    blurredContent = content
    stage.mask = content.draw(
      CGRect(origin: stageOverlay.frame.origin, size: metrics.size), base: surroundings.background,
      tint: material.tint)
  }

  private func makeButton() -> PanelButton {
    let button = PanelButton { [unowned self] in delegate?.pressed($0) }
    button.focusChanged { [unowned self] in focusMayHaveChanged() }
    return button
  }

  func focusMayHaveChanged() {
    attentionMayHaveChanged()
    showPress(drag.isPress)
  }

  /// The frames of the header bars that a mask of material leaves out, in the stage's coordinates.
  private var headerBars: [CGRect] {
    guard slots?.mask != nil, let content = stageOverlay.content else { return [] }
    let origin = stageOverlay.frame.origin
    return WindowControls.headerBars(in: content, of: stageOverlay.overlay)
      .map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
  }
}
#endif
