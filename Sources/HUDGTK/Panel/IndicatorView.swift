#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDLayers

/// Draws the indicator, the only part of the panel that animates by itself.
///
/// The indicator has its own widget, because GTK repaints whole widgets. Otherwise each frame of
/// the indicator would repaint the panel.
@MainActor final class IndicatorView: DrawnWidget {
  let layer: CALayer
  private let bezel: CALayer
  private let renderer: LayerRenderer

  private var time: CFTimeInterval = 0
  /// The sublayers of `layer` at the last update. They can change while `layer` stays the same
  /// object.
  private var contents: [CALayer] = []
  private var still: RenderNode?
  private var strip: FrameStrip?
  private var isMoving = false
  /// The number of frames that have been drawn so far. Tests read this number.
  private(set) var drawings = 0
  /// The scale for which the frames were drawn.
  private var drawnScale: CGFloat = 0

  init(_ layer: CALayer, on bezel: CALayer, renderer: LayerRenderer) {
    self.layer = layer
    self.bezel = bezel
    self.renderer = renderer
    super.init()
  }

  /// Draws the indicator again. But if the animation repeats, and the layer still has the same
  /// position, size and sublayers, does nothing: the pictures in `strip` are reused.
  func update(at time: CFTimeInterval) {
    // Enlarge the frame, because up to half a pixel of a round edge may be drawn outside the layer.
    let place = layer.frame.insetBy(dx: -1, dy: -1).enlarged(toPixelsAt: scale)
    let contents = layer.sublayers ?? []
    let isTheSame = contents.elementsEqual(self.contents, by: ===)
    guard place != frame || strip == nil || !isTheSame else { return }
    frame = place
    self.contents = contents
    forgetPictures()
    self.time = time
    queueDraw()
  }

  /// Makes the next call of `advance(to:)` draw the indicator again.
  func forgetPictures() {
    still = nil
    strip = nil
    isMoving = true
  }

  /// Continues the animation of the indicator at `time`. Returns false once the animation has
  /// ended.
  func advance(to time: CFTimeInterval) -> Bool {
    guard isMoving else { return false }
    // Check only once per period of the animation whether the layers still move, because the check
    // costs as much as the rest of the frame. The check is needed because an animation of the app
    // can end. The HUD's own repeating animations never end.
    if let strip, strip.turn(at: time) == strip.turn(at: self.time) {
      if strip.index(at: time) != strip.index(at: self.time) {
        self.time = time
        queueDraw()
      }
      return true
    }
    self.time = time
    isMoving = layer.isMoving(after: time)
    if !isMoving {
      strip = nil
    } else if strip == nil {
      strip = makeStrip()
    }
    // Draw even if the animation has just ended, because its last frame is not drawn yet.
    queueDraw()
    return isMoving
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    if scale != drawnScale { forgetFrames() }
    node?.append(to: snapshot)
  }

  private var node: RenderNode? {
    if let strip { return strip[strip.index(at: time)] }
    if isMoving { return drawing(at: time) }
    if still == nil { still = picture(at: time) }
    return still
  }

  private func forgetFrames() {
    drawnScale = scale
    still = nil
    strip = makeStrip()
  }

  /// Returns a strip for the frames of a repeating animation; nil if the animation does not repeat,
  /// or if its frames are too large to keep. Then each frame is drawn anew.
  private func makeStrip() -> FrameStrip? {
    guard FrameStrip.hasRoom(for: frame.size, scale: scale) else { return nil }
    return layer.period(after: time).map { period in
      FrameStrip(period: period) { [unowned self] in picture(at: $0) }
    }
  }

  /// Returns the animation frame at `time` as a recorded drawing, which costs less than a picture
  /// if the frame is shown only once.
  private func drawing(at time: CFTimeInterval) -> RenderNode? {
    RenderNode(in: CGRect(origin: .zero, size: frame.size)) { draw(at: time, in: $0) }
  }

  /// Returns the animation frame at `time` as a picture, which is drawn faster each time the frame
  /// is shown again; nil if a picture of that size cannot be created.
  private func picture(at time: CFTimeInterval) -> RenderNode? {
    CairoError.logged {
      try Surface(size: frame.size, scale: scale) { draw(at: time, in: $0) }
    }.flatMap { RenderNode($0, at: .zero, on: widget) }
  }

  private func draw(at time: CFTimeInterval, in context: OpaquePointer) {
    drawings += 1
    cairo_translate(context, -frame.minX, -frame.minY)
    renderer.draw(bezel, at: time, part: .only(layer), scale: scale, in: context)
  }
}
#endif
