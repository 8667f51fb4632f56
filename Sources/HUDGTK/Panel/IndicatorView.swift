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
  private var isMoving = false
  /// The period of a repeating animation whose frames are kept; nil for any other animation.
  private var period: CFTimeInterval? { didSet { pictures = [:] } }
  /// The pictures of the frames of one period, each drawn when it is first due. A layer that does
  /// not move has frame 0 only.
  private var pictures: [Int: RenderNode] = [:]
  /// The number of frames that have been drawn so far. Tests read this number.
  private(set) var drawings = 0
  /// The scale for which the frames were drawn.
  private var drawnScale: CGFloat = 0

  /// The number of frames in a second. At one pixel per point, the frames of the default ring need
  /// half a megabyte.
  private static let frameRate = 60
  /// The memory that the pictures of one period may occupy, in bytes.
  private static let memoryLimit = 8 << 20

  init(_ layer: CALayer, on bezel: CALayer, renderer: LayerRenderer) {
    self.layer = layer
    self.bezel = bezel
    self.renderer = renderer
    super.init()
  }

  /// Draws the indicator again. Does nothing if the pictures of its animation are kept, and the
  /// layer still has the same position, size and sublayers: the pictures are reused.
  func update(at time: CFTimeInterval) {
    // Enlarge the frame, because up to half a pixel of a round edge may be drawn outside the layer.
    let place = layer.frame.insetBy(dx: -1, dy: -1).enlarged(toPixelsAt: scale)
    let contents = layer.sublayers ?? []
    let isTheSame = contents.elementsEqual(self.contents, by: ===)
    guard place != frame || period == nil || !isTheSame else { return }
    frame = place
    self.contents = contents
    forgetPictures()
    self.time = time
    queueDraw()
  }

  /// Makes the next call of `advance(to:)` draw the indicator again.
  func forgetPictures() {
    period = nil
    isMoving = true
  }

  /// Continues the animation of the indicator at `time`. Returns false once the animation has
  /// ended.
  func advance(to time: CFTimeInterval) -> Bool {
    guard isMoving else { return false }
    // Check only once per period of the animation whether the layers still move, because the check
    // costs as much as the rest of the frame. The check is needed because an animation of the app
    // can end. The HUD's own repeating animations never end.
    if let period {
      let (index, drawn) = (frameIndex(at: time, of: period), frameIndex(at: self.time, of: period))
      if index / frameCount == drawn / frameCount {
        if index != drawn {
          self.time = time
          queueDraw()
        }
        return true
      }
    }
    self.time = time
    isMoving = layer.isMoving(after: time)
    if !isMoving {
      period = nil
    } else if period == nil {
      period = keptPeriod
    }
    // Draw even if the animation has just ended, because its last frame is not drawn yet.
    queueDraw()
    return isMoving
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    if scale != drawnScale {
      drawnScale = scale
      period = keptPeriod
    }
    node?.append(to: snapshot)
  }

  private var node: RenderNode? {
    // A recorded drawing costs less than a picture if the frame is shown only once.
    if isMoving, period == nil {
      return RenderNode(in: CGRect(origin: .zero, size: frame.size)) { draw(at: time, in: $0) }
    }
    let index = period.map { frameIndex(at: time, of: $0) } ?? 0
    let place = index % frameCount
    if let picture = pictures[place] { return picture }
    let picture = picture(at: period.map { Double(index) * $0 / Double(frameCount) } ?? time)
    pictures[place] = picture
    return picture
  }

  /// The period of the layer's animation, if the animation repeats and its frames are small enough
  /// to keep. Otherwise nil; then each frame is drawn again.
  private var keptPeriod: CFTimeInterval? {
    largestCount >= Self.frameRate ? layer.period(after: time) : nil
  }

  /// The number of frames in the period: `frameRate` a second, unless `memoryLimit` allows fewer.
  private var frameCount: Int {
    max(min(Int((period ?? 1) * Double(Self.frameRate)), largestCount), 1)
  }

  private var largestCount: Int {
    let pixels = max(frame.width * scale * frame.height * scale, 1)
    return Int(CGFloat(Self.memoryLimit) / (pixels * 4))
  }

  /// Returns the index of the frame that is due at `time`, counted from time 0 through all periods.
  private func frameIndex(at time: CFTimeInterval, of period: CFTimeInterval) -> Int {
    // Add a little, so that rounding does not give the previous frame when a frame just begins.
    Int((time / period * Double(frameCount) + 1e-6).rounded(.down))
  }

  /// Returns the animation frame at `time` as a picture, which is drawn faster each time the frame
  /// is shown again; nil if a picture of that size cannot be created.
  private func picture(at time: CFTimeInterval) -> RenderNode? {
    CairoError.logged { try Surface(size: frame.size, scale: scale) { draw(at: time, in: $0) } }
      .flatMap { RenderNode($0, at: .zero, on: widget) }
  }

  private func draw(at time: CFTimeInterval, in context: OpaquePointer) {
    drawings += 1
    cairo_translate(context, -frame.minX, -frame.minY)
    renderer.draw(bezel, at: time, part: .only(layer), scale: scale, in: context)
  }
}
#endif
