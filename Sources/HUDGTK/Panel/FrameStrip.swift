#if GTK && os(Linux)
import HUDLayers

/// The frames of something that is the same again after each period.
///
/// Each is made when it is first due, so that the first turn draws them and no later one does.
@MainActor final class FrameStrip {
  private static let count = 60

  private let period: CFTimeInterval
  private let draw: (CFTimeInterval) -> RenderNode?
  private var frames: [RenderNode?] = Array(repeating: nil, count: count)

  init(period: CFTimeInterval, draw: @escaping (CFTimeInterval) -> RenderNode?) {
    self.period = period
    self.draw = draw
  }

  /// The number of the frame due at that time, counted from the clock's beginning.
  func index(at time: CFTimeInterval) -> Int {
    // A hair on, so that the time a frame begins at is not counted to the one before.
    Int((time / period * Double(Self.count) + 1e-6).rounded(.down))
  }

  /// How often the movement had begun anew by then.
  func turn(at time: CFTimeInterval) -> Int { index(at: time) / Self.count }

  subscript(index: Int) -> RenderNode? {
    let place = index % Self.count
    if let frame = frames[place] { return frame }
    let frame = draw(Double(index) * period / Double(Self.count))
    frames[place] = frame
    return frame
  }
}
#endif
