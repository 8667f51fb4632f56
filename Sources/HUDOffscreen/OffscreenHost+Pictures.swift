#if os(Linux)
package import HUDCairo
public import HUDCore
public import HUDLayers

extension OffscreenHost {
  /// Returns a PNG file that shows the screen at the current time.
  public func png() throws -> Data {
    try picture().pngData()
  }

  /// Moves the clock forward to `time`, and returns a PNG file that shows the screen then.
  public func png(at time: Duration) throws -> Data {
    advance(to: time)
    return try png()
  }

  /// Returns an animated PNG file that shows the screen from `start` to `end`. The animation loops.
  ///
  /// - Parameters:
  ///   - start: The time of the first frame.
  ///   - end: The time at which the animation ends.
  ///   - fps: The number of frames per second.
  ///   - step: Called before each frame with the frame's time. Make the calls here that the frames
  ///     show.
  public func animatedPNG(
    from start: Duration, to end: Duration, fps: Int, step: (Duration) -> Void = { _ in }
  ) throws -> Data {
    precondition(
      start < end && fps > 0,
      "There is no frame from \(start) to \(end) at \(fps) frames per second.")
    var animation = APNG(framesPerSecond: fps)
    let frames = Int(((end - start) / .seconds(1) * Double(fps)).rounded())
    for frame in 0..<max(frames, 1) {
      let time = start + .seconds(1) * frame / fps
      advance(to: time)
      step(time)
      settle()
      try animation.append(picture())
    }
    guard let data = animation.data else { preconditionFailure("\(frames) frames made no file.") }
    return data
  }

  /// Draws `layer` behind the HUD, as a picture of an app.
  package func show(behind layer: CALayer) { stage.show(behind: layer) }

  package func picture() throws -> Surface {
    settle()
    return try painter.draw(stage, moving: stage.canvas?.movingLayer, at: now, scale: scale)
  }

  private func advance(to time: Duration) {
    precondition(time >= now, "The clock is at \(now) already, which is later than \(time).")
    advance(by: time - now)
  }
}

extension HUD.Image {
  /// Creates a picture from a PNG file with `scale` pixels per point.
  public init(pngData: Data, scale: CGFloat = 1) throws {
    self.init(try CGImage.decoded(pngData: pngData), scale: scale)
  }
}
#endif
