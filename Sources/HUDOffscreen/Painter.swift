#if os(Linux)
import HUDCore
import LayerCairo
import LayerKit

/// Measures texts and draws layer trees with Cairo and Pango.
@MainActor final class Painter {
  private let renderer = LayerRenderer()

  func measure(_ text: Text, in room: CGSize) -> CGSize {
    var style = TextStyle(fontName: text.font.pangoName, fontSize: text.font.size)
    style.isRightToLeft = text.isRightToLeft
    return renderer.texts.measure(text.string, style: style, in: room)
  }

  func draw(_ stage: Stage, moving: CALayer?, at time: Duration, scale: CGFloat) throws -> Surface {
    let surface = try Surface(size: stage.root.bounds.size, scale: scale)
    try surface.draw { context in
      renderer.draw(stage.root, at: time.seconds, in: context)
    }
    return surface
  }
}
#endif
