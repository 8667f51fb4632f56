#if GTK && os(Linux)
import CGTK
import HUDCore
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

  func measureButton(_ title: Text) -> CGSize {
    currentButton.measure(title, fontName: typesetter.family(of: title.font))
  }

  func fill(_ slots: Slots) {
    self.slots = slots
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
      draw(slots?.bezel, of: panel.frame, in: context)
    }
    let covered = CGRect(origin: .zero, size: metrics.size)
    stage.redrawVeil(at: time.seconds, isMaterial: slots?.veil != nil) { context in
      draw(slots?.veil, of: covered, in: context)
    }
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
