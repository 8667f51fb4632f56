#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDLayers

/// Draws the indicator, the only part of the panel that animates by itself. It is a widget of its
/// own, because GTK repaints whole widgets.
@MainActor final class IndicatorView: DrawnWidget {
  let layer: CALayer
  private let bezel: CALayer
  private let renderer: LayerRenderer

  private var time: CFTimeInterval = 0
  /// The sublayers that the frames show. The layer itself stays the same when these change.
  private var contents: [CALayer] = []
  private var still: RenderNode?
  private var strip: FrameStrip?
  private var isMoving = false
  /// How many frames have been drawn.
  private(set) var drawings = 0
  /// The scale for which the frames were drawn.
  private var drawnScale: CGFloat = 0

  init(_ layer: CALayer, on bezel: CALayer, renderer: LayerRenderer) {
    self.layer = layer
    self.bezel = bezel
    self.renderer = renderer
    super.init()
  }

  /// Draws again if the layer has another place or other sublayers. Otherwise a repeating animation
  /// keeps its frames.
  func update(at time: CFTimeInterval) {
    // Up to half a pixel of a round edge may be drawn outside the layer.
    let place = layer.frame.insetBy(dx: -1, dy: -1).integral
    let contents = layer.sublayers ?? []
    let isTheSame = contents.elementsEqual(self.contents, by: ===)
    guard place != frame || strip == nil || !isTheSame else { return }
    frame = place
    self.contents = contents
    still = nil
    strip = nil
    isMoving = true
    self.time = time
    queueDraw()
  }

  /// Continues the animation. Returns false once it has ended.
  func advance(to time: CFTimeInterval) -> Bool {
    guard isMoving else { return false }
    // Asking the layers in each frame would cost as much as everything else here. Only a repeating
    // animation of the app can end, so ask once per period.
    if let strip, strip.turn(at: time) == strip.turn(at: self.time) {
      if strip.index(at: time) != strip.index(at: self.time) {
        self.time = time
        queueDraw()
      }
      return true
    }
    self.time = time
    isMoving = layer.movement(after: time) != .none
    if !isMoving {
      strip = nil
    } else if strip == nil {
      strip = makeStrip()
    }
    // Draw also if the animation has just ended, because its last frame is not drawn yet.
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

  /// Returns the frames of a repeating animation, or nil if the animation does not repeat.
  private func makeStrip() -> FrameStrip? {
    layer.period(after: time).map { period in
      FrameStrip(period: period) { [unowned self] in picture(at: $0) }
    }
  }

  /// Returns a frame that is shown once, as a recorded drawing.
  private func drawing(at time: CFTimeInterval) -> RenderNode? {
    RenderNode(in: CGRect(origin: .zero, size: frame.size)) { draw(at: time, in: $0) }
  }

  /// Returns a frame that is shown often, as a picture. Nil if it is too large for one.
  private func picture(at time: CFTimeInterval) -> RenderNode? {
    CairoError.logged {
      try Surface(size: frame.size, scale: scale) { draw(at: time, in: $0) }
    }.flatMap { RenderNode($0, at: .zero) }
  }

  private func draw(at time: CFTimeInterval, in context: OpaquePointer) {
    drawings += 1
    cairo_translate(context, -frame.minX, -frame.minY)
    renderer.draw(bezel, at: time, part: .only(layer), scale: scale, in: context)
  }
}
#endif
