#if os(Linux)
import HUDCairo
import HUDCore
import HUDLayers

/// Measures texts and draws layer trees with Cairo and Pango.
@MainActor final class Painter {
  private let renderer = LayerRenderer()
  private(set) var still: StillPicture?

  /// What was drawn of all that stands still, and what it was drawn for.
  struct StillPicture {
    let picture: Surface
    let generation: Int
    let scale: CGFloat
    let moving: ObjectIdentifier
  }

  /// As the layer that will show it, so that what is measured is what is drawn.
  func measure(_ text: Text, in room: CGSize) -> CGSize {
    renderer.text.measure(text.string, style: TextStyle(CATextLayer(text)), in: room)
  }

  /// Draws the stage as it looks at that time.
  ///
  /// The panel names the one layer that moves by itself, so all else is drawn once and painted again
  /// until it changes; while the panel comes or goes, everything moves.
  func draw(
    _ stage: Stage, moving: CALayer?, at time: Duration, scale: CGFloat
  ) throws -> Surface {
    guard let moving, time >= stage.restsFrom else {
      return try renderer.picture(of: stage.root, at: time.seconds, scale: scale)
    }
    let still = try stillPicture(of: stage, without: moving, at: time, scale: scale)
    return try Surface(size: stage.root.bounds.size, scale: scale) { context in
      still.paint(in: context)
      renderer.draw(stage.root, at: time.seconds, part: .only(moving), in: context)
    }
  }

  /// Lets go of all that it kept of what was on show.
  func forget() {
    still = nil
    renderer.forget()
  }

  private func stillPicture(
    of stage: Stage, without moving: CALayer, at time: Duration, scale: CGFloat
  ) throws -> Surface {
    let id = ObjectIdentifier(moving)
    if let still, still.generation == stage.generation, still.scale == scale,
      still.moving == id
    {
      return still.picture
    }
    let picture = try renderer.picture(
      of: stage.root, at: time.seconds, part: .allBut(moving), scale: scale)
    still = StillPicture(
      picture: picture, generation: stage.generation, scale: scale, moving: id)
    return picture
  }
}
#endif
