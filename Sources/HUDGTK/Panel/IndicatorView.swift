#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
import HUDLayers

/// The one part that moves by itself. A widget of its own, because GTK repaints whole widgets.
@MainActor final class IndicatorView: DrawnWidget {
  let layer: CALayer
  private let bezel: CALayer
  private let renderer: LayerRenderer

  private var time: CFTimeInterval = 0
  /// The indicators in the frames. The layer stays while they change.
  private var contents: [CALayer] = []
  private var still: RenderNode?
  private var strip: FrameStrip?
  private var isMoving = false
  /// How many frames were drawn.
  private(set) var drawings = 0
  /// The scale for which the frames were drawn.
  private var drawnScale: CGFloat = 0

  init(_ layer: CALayer, on bezel: CALayer, renderer: LayerRenderer) {
    self.layer = layer
    self.bezel = bezel
    self.renderer = renderer
    super.init()
  }

  /// The layer may be another now. What turns for ever goes on in the frames it has.
  func update(at time: CFTimeInterval) {
    // Half a pixel of what is round may lie outside the layer.
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

  /// Goes on to that time; false once it stands still.
  func advance(to time: CFTimeInterval) -> Bool {
    guard isMoving else { return false }
    // To ask its layers with each frame costs as much as all else here. Only what an app brought can
    // stop, and is asked once a turn.
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
    // Also where it just came to rest: its last frame is not drawn yet.
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

  /// Nil for what moves without ever being the same again.
  private func makeStrip() -> FrameStrip? {
    layer.period(after: time).map { period in
      FrameStrip(period: period) { [unowned self] in picture(at: $0) }
    }
  }

  /// A frame that is shown once, and only recorded.
  private func drawing(at time: CFTimeInterval) -> RenderNode? {
    RenderNode(in: CGRect(origin: .zero, size: frame.size)) { draw(at: time, in: $0) }
  }

  /// A frame that is shown often. What is too large to be a picture is not shown.
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
