#if canImport(HUDCairo)
import HUDCairo
import HUDCore
import HUDLayers

/// Measures texts and draws layer trees with Cairo and Pango.
@MainActor final class Painter {
  private let renderer = LayerRenderer()
  private(set) var still: StillPicture?

  /// A picture of all layers except the moving layer, and the state of the stage in which the
  /// picture was drawn.
  struct StillPicture {
    let picture: Surface
    let generation: Int
    let scale: CGFloat
    let moving: ObjectIdentifier
  }

  /// Measures `text` in the style of the layer that will show it, so that the drawn text has the
  /// measured size.
  func measure(_ text: Text, in room: CGSize) -> CGSize {
    renderer.text.measure(text.string, style: TextStyle(CATextLayer(text)), in: room)
  }

  func titleShift(of title: Text) -> CGFloat {
    let capitals = renderer.text.offsetOfCapitals(in: TextStyle(CATextLayer(title)))
    return title.shiftInButton(capitals: capitals)
  }

  /// Draws the stage as it looks at `time`.
  ///
  /// Once the last transition has ended, only `moving` changes from frame to frame. So all other
  /// layers are drawn once into a picture, which is reused for every frame until one of these
  /// layers changes. During a transition, all layers are drawn for each frame.
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

  /// Releases everything that was cached for the last HUD.
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
