#if GTK && os(Linux)
import CHUDGTK
import HUDCore
import HUDLayers

extension StagePresenter {
  func fill(_ slots: Slots) {
    self.slots = slots
    let panel = stage.panel
    replaced += [panel.indicator as AnyObject?, panel.tapTarget, panel.button].compactMap(\.self)
    panel.frame = slots.panelFrame
    panel.setIndicator(canvas.movingLayer)
    panel.show(slots.indicator)
    if !targets.contains(where: \.hasFocus) { inputBlocker?.giveUpFocus() }
    panel.tapTarget = slots.tap.map { _ in panel.tapTarget ?? makeButton(\.tap) }
    panel.tapTarget?.showOnlyFocus(focusRing, cornerRadius: canvas.bezel.cornerRadius)
    panel.button = slots.button.map { _ in panel.button ?? makeButton(\.press) }
    _ = slots.button.map { panel.button?.show($0, ring: focusRing, labels: owner.labelRenderer) }
    needsPictures = true
    startTicking()
  }

  /// The CSS colour of the ring around a focused button: the accent colour, lightened as on
  /// libadwaita's toasts. Nil if the style is not libadwaita's.
  private var focusRing: String? {
    guard slots?.request.resolvedOptions.style.finish.isFlat == true else { return nil }
    return "mix(\(metrics.accent.cgColor(isDark: true).css), white, 0.5)"
  }

  /// Redraws the panel and the mask, even if they have not changed.
  func drawPictures(at time: Duration) {
    needsPictures = false
    stage.panel.indicator?.update(at: time.seconds)
    stage.panel.redraw(slots, in: owner.labelRenderer, at: time)
    drawMask()
  }

  /// Redraws the mask. A mask of material shows the app's content as it is now.
  func drawMask() {
    contentMayHaveChanged = false
    defer { dimBars() }
    let origin = stageOverlay.frame.origin
    stage.unmaskedParts = headerBars.compactMap {
      $0.bounds(in: stageOverlay.overlay)?.offsetBy(dx: -origin.x, dy: -origin.y)
    }
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
      CGRect(origin: origin, size: metrics.size), base: surroundings.background,
      tint: material.tint)
  }

  private func makeButton(_ press: @escaping @MainActor (Slots) -> Press?) -> PanelButton {
    PanelButton(
      drawn: { [unowned self] in slots.flatMap(press) },
      pressed: { [unowned self] in delegate?.pressed($0) },
      focusChanged: { [unowned self] in focusMayHaveChanged() })
  }

  func focusMayHaveChanged() {
    attentionMayHaveChanged()
    showPress(drag.isPress)
  }

  /// The header bars that a mask of material leaves out; empty with any other mask.
  private var headerBars: [Widget] {
    guard slots?.mask != nil, let content = stageOverlay.content else { return [] }
    return WindowControls.headerBars(in: content)
  }

  /// Dims the bars that a visible mask blocks without covering them: the window's title bar, which
  /// is outside the overlay, and the header bars that a mask of material leaves out.
  func dimBars() {
    var parts: [Widget] = []
    if inputBlocker?.isBlocking == true, stage.mask != nil {
      let area = stageOverlay.area
      let bars = [gtk_window_get_titlebar(area.window.cast())].compactMap(\.self) + headerBars
      parts = bars.filter(area.masks).flatMap(MaskedBars.parts)
    }
    // At the window's edge, where the bars are, a gradient is about half as dark as in the corners.
    let gradient = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.5)
    let color = slots?.mask?.tint ?? canvas.mask.backgroundColor ?? gradient
    if !parts.isEmpty { MaskedBars.color = color }
    guard parts != dimmedParts.map(\.widget) else { return }
    for part in dimmedParts.compactMap(\.widget) {
      gtk_widget_remove_css_class(part, MaskedBars.cssClass)
    }
    for part in parts { gtk_widget_add_css_class(part, MaskedBars.cssClass) }
    dimmedParts = parts.map { WeakReference($0.raw) }
  }
}
#endif
