#if canImport(HUDCairo)
package import HUDCairo
public import HUDCore
public import HUDLayers

extension OffscreenHost {
  /// Returns a PNG file that shows the screen at the current time. If the screen has no pixels,
  /// throws an error that names its size.
  public func png() throws -> Data { try picture().pngData() }

  /// Moves the clock forward to `time`, and returns a PNG file that shows the screen at that time.
  public func png(at time: Duration) throws -> Data {
    advance(to: time)
    return try png()
  }

  /// Returns an animated PNG file that shows the screen from `start` to `end`. The animation loops.
  ///
  /// - Parameters:
  ///   - start: The time of the first frame that is drawn.
  ///   - end: The time at which the animation ends.
  ///   - fps: The number of frames per second.
  ///   - cover: The time of the first frame in the file; nil for `start`. A viewer that does not
  ///     play animated PNG shows only this frame. The frames from `start` to `cover` are moved to
  ///     the end of the file, so that the loop stays the same.
  ///   - step: Called before each frame with the frame's time. Show, change or dismiss the HUD in
  ///     this closure. The frame shows the result.
  public func animatedPNG(
    from start: Duration, to end: Duration, fps: Int, cover: Duration? = nil,
    step: (Duration) -> Void = { _ in }
  ) throws -> Data {
    precondition(
      start < end && fps > 0,
      "There is no frame from \(start) to \(end) at \(fps) frames per second.")
    let cover = cover ?? start
    precondition(
      start <= cover && cover < end, "The cover at \(cover) is not between \(start) and \(end).")
    let frames = max(Int(((end - start) / .seconds(1) * Double(fps)).rounded()), 1)
    var animation = APNG(framesPerSecond: fps)
    var early: [Surface] = []
    for frame in 0..<frames {
      let time = start + .seconds(1) * frame / fps
      advance(to: time)
      step(time)
      settle()
      // Begin the file with the cover, and append the frames before it at the end. If `cover` is
      // later than the last frame, the last frame is the cover.
      if time < cover && frame < frames - 1 {
        try early.append(picture())
      } else {
        try animation.append(picture())
      }
    }
    for surface in early { try animation.append(surface) }
    guard let data = animation.data else { preconditionFailure("\(frames) frames made no file.") }
    return data
  }

  /// Draws `layer` behind the HUD, as a picture of an app.
  package func show(behind layer: CALayer) { stage.show(behind: layer) }

  package func picture() throws -> Surface {
    settle()
    return try renderer.picture(of: stage.root, at: now.seconds, scale: scale)
  }

  private func advance(to time: Duration) {
    precondition(time >= now, "The clock is at \(now) already, which is later than \(time).")
    advance(by: time - now)
  }
}

extension HUD.Image {
  /// Creates a picture from a PNG file with `scale` pixels per point.
  public init(pngData: Data, scale: CGFloat = 1) throws {
    self.init(try Surface(pngData: pngData).image, scale: scale)
  }
}
#endif
