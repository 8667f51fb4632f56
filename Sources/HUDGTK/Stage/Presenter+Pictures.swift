#if GTK && os(Linux)
import CGTK
import HUDCore
import LayerCairo
import LayerKit

extension Presenter {
  func update(at time: Duration) {
    needsUpdate = false
    controller?.update()
    let panel = stage.panel
    panel.setIndicator(controller?.movingLayer)
    panel.indicator?.update(at: time.seconds)
    if needsPictures { drawPictures(at: time) }
    describe()
    stage.queueAllocate()
  }

  func measureButton(_ title: Text, in room: CGSize) -> CGSize {
    currentButton.measure(title, in: room, fontName: typesetter.family(of: title.font))
  }

  func fill(_ slots: Slots) {
    self.slots = slots
    stage.panel.show(slots.indicator)
    stage.panel.show(slots.button, as: slots.button.map { _ in currentButton })
    if let button = slots.button {
      currentButton.show(
        button.title, color: button.color, fontName: typesetter.family(of: button.title.font))
    }
    watchBackdrop()
    needsPictures = true
  }

  /// Draws anew all that stands still.
  func drawPictures(at time: Duration) {
    needsPictures = false
    let panel = stage.panel
    // Also here, because what moves is left out of the still picture.
    panel.setIndicator(controller?.movingLayer)
    panel.redraw(
      labels: [slots?.title, slots?.detail].compactMap(\.self), in: typesetter, at: time.seconds
    ) { context in
      drawShadow(at: time, in: context)
      draw(slots?.bezel, of: panel.frame, in: context)
    }
    let covered = CGRect(origin: .zero, size: metrics.size)
    stage.redrawVeil(at: time.seconds, isMaterial: slots?.veil != nil) { context in
      draw(slots?.veil, of: covered, in: context)
    }
  }

  /// A panel of material has no fill, and so no shadow of its own, but must stand out as others do.
  private func drawShadow(at time: Duration, in context: OpaquePointer) {
    guard let material = slots?.bezel, controller?.showing?.terms.style.castsShadow == true else {
      return
    }
    let layer = CALayer()
    layer.bounds = material.frame
    layer.cornerRadius = material.cornerRadius
    // Covered by what is drawn next.
    layer.backgroundColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    layer.shadowOpacity = material.isDark ? 0.5 : 0.22
    layer.shadowRadius = canvas.bezel.shadowRadius
    layer.shadowOffset = canvas.bezel.shadowOffset
    typesetter.renderer.draw(layer, at: time.seconds, scale: metrics.scale, in: context)
  }

  private var currentButton: ButtonView {
    if let button { return button }
    let button = ButtonView { [unowned self] in controller?.pressed() }
    button.focusChanged { [unowned self] in attentionMayHaveChanged() }
    self.button = button
    return button
  }

  /// The app's content is watched only while a copy of it is shown.
  private func watchBackdrop() {
    guard slots?.bezel != nil || slots?.veil != nil, let content = mooring.content else {
      backdrop = nil
      return
    }
    guard backdrop == nil else { return }
    backdrop = Backdrop(of: content) { [unowned self] in
      needsPictures = true
      startTicking()
    }
  }

  /// `area` is in the stage's coordinates, the material's frame in the area's.
  private func draw(_ material: Slots.Material?, of area: CGRect, in context: OpaquePointer) {
    guard let material, let backdrop else { return }
    let area = area.offsetBy(dx: mooring.origin.x, dy: mooring.origin.y)
    backdrop.frost(in: area, of: mooring.overlay, base: surroundings.background)
      .draw(material, in: context)
  }
}
#endif
