#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDCore
import HUDLayers

extension StagePresenter {
  func measureButton(_ title: Text, padding: CGSize) -> CGSize {
    currentButton.measure(title, padding: padding, labels: labelRenderer)
  }

  func fill(_ slots: Slots) {
    self.slots = slots
    stage.panel.frame = slots.panelFrame
    stage.panel.setIndicator(canvas.movingLayer)
    stage.panel.show(slots.indicator)
    if !targets.contains(where: \.hasFocus) { inputBlocker?.giveUpFocus() }
    stage.panel.showTapTarget(slots.tap.map { _ in currentTapTarget })
    tapTarget?.drawn = slots.tap
    stage.panel.show(slots.button, as: slots.button.map { _ in currentButton })
    if let button = slots.button {
      currentButton.show(button, labels: labelRenderer)
      currentButton.drawn = slots.press
    }
    watchContent()
    needsPictures = true
    startTicking()
  }

  /// Redraws the panel and the mask, even if they have not changed.
  func drawPictures(at time: Duration) {
    needsPictures = false
    stage.panel.indicator?.update(at: time.seconds)
    _ = lookBelow()
    drawPanel(at: time)
    drawMask()
  }

  /// Redraws the panel, the mask or both, if the app's content below them has changed.
  func followContent(at time: Duration) {
    let changed = lookBelow()
    if changed.panel != nil { drawPanel(at: time) }
    if let area = changed.mask { drawMask(where: area) }
  }

  /// Redraws the bezel and its material in the size that they have at `time`.
  func resizePanel(at time: Duration) {
    stage.panel.redrawBezel(at: time) { drawMaterial(at: time, in: $0) }
  }

  private func drawPanel(at time: Duration) {
    stage.panel.redraw(slots, in: labelRenderer, at: time) { drawMaterial(at: time, in: $0) }
  }

  /// Draws the material of the panel in the shape that it has at `time`.
  private func drawMaterial(at time: Duration, in context: OpaquePointer) {
    guard var material = slots?.bezel else { return }
    var origin = stage.panel.frame.origin
    if let move = slots?.move {
      material.frame = move.bounds(at: time)
      material.cornerRadius = move.shape(at: time).cornerRadius
      let offset = move.offset(at: time)
      origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    }
    // The copy below the mask contains what is below the panel, so one copy is enough.
    let (blur, area) = slots?.mask == nil ? (panelBlur, panelArea.origin) : (maskBlur, .zero)
    blur.draw(material, at: CGPoint(x: origin.x - area.x, y: origin.y - area.y), in: context)
  }

  /// The smallest rectangle that contains the frames of the panel at the start and the end of its
  /// move. If the panel does not move, this is the panel's frame.
  private var panelArea: CGRect {
    let frame = stage.panel.frame
    return slots?.move.map { frame.union($0.from.frame) } ?? frame
  }

  private func drawMask(where changed: CGRect = .infinite) {
    guard let material = slots?.mask else { return stage.redrawPlainMask() }
    stage.redrawMask(where: changed) { snapshot, part in
      maskBlur.append(part, tint: material.tint, to: snapshot, on: stage.widget)
    }
  }

  private var currentButton: PanelButton {
    if let button { return button }
    let button = PanelButton { [unowned self] in delegate?.pressed($0) }
    button.focusChanged { [unowned self] in attentionMayHaveChanged() }
    self.button = button
    return button
  }

  private var currentTapTarget: PanelButton {
    if let tapTarget { return tapTarget }
    let target = PanelButton { [unowned self] in delegate?.pressed($0) }
    target.becomeInvisible()
    target.focusChanged { [unowned self] in
      attentionMayHaveChanged()
      pressMayHaveChanged()
    }
    tapTarget = target
    return target
  }

  /// Shows whether the user presses the panel. It looks the same while it has the keyboard's focus.
  func pressMayHaveChanged() {
    let isPressed = drag.isPress || slots?.tap != nil && tapTarget?.hasFocus == true
    guard isPressed != looksPressed else { return }
    looksPressed = isPressed
    canvas.setPressed(isPressed)
    needsPictures = true
    startTicking()
  }

  /// Starts to observe the app's content if a blurred copy of the content is shown. Stops observing
  /// the content if no copy is needed.
  private func watchContent() {
    guard slots?.bezel != nil || slots?.mask != nil, stageOverlay.content != nil else {
      contentSnapshot = nil
      return
    }
    guard contentSnapshot == nil else { return }
    contentSnapshot = ContentSnapshot(below: stage.widget, in: stageOverlay.overlay) {
      [unowned self] in contentThrottle.ask()
    }
  }

  /// Refreshes the blurred copies of the app's content. Returns the areas below the panel and below
  /// the mask that have changed since the last drawing; nil where nothing has changed.
  private func lookBelow() -> (panel: CGRect?, mask: CGRect?) {
    contentMayHaveChanged = false
    stage.unmaskedParts = headerBars
    let covered = CGRect(origin: .zero, size: metrics.size)
    let belowMask = refresh(maskBlur, for: slots?.mask, in: covered)
    guard slots?.mask == nil else {
      panelBlur.forget()
      let belowPanel = slots?.bezel == nil ? nil : belowMask
      return (belowPanel.flatMap { $0.intersects(panelArea) ? $0 : nil }, belowMask)
    }
    return (refresh(panelBlur, for: slots?.bezel, in: panelArea), belowMask)
  }

  /// The frames of the header bars that a mask of material leaves out, in the stage's coordinates.
  private var headerBars: [CGRect] {
    guard slots?.mask != nil, let content = stageOverlay.content else { return [] }
    let origin = stageOverlay.origin
    return WindowControls.headerBars(in: content, of: stageOverlay.overlay)
      .map { $0.offsetBy(dx: -origin.x, dy: -origin.y) }
  }

  /// Refreshes `blur` with the content below `area`, which is in the stage's coordinates. Returns
  /// the part that has changed; nil if nothing has changed or there is no material.
  private func refresh(_ blur: BackgroundBlur, for material: Slots.Material?, in area: CGRect)
    -> CGRect?
  {
    guard material != nil, let contentSnapshot else {
      blur.forget()
      return nil
    }
    return contentSnapshot.refresh(
      blur, in: area.offsetBy(dx: stageOverlay.origin.x, dy: stageOverlay.origin.y),
      base: surroundings.background)
  }
}
#endif
