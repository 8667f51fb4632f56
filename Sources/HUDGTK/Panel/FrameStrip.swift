#if GTK && os(Linux)
import HUDLayers

/// The frames of one period of a repeating animation.
///
/// Each frame is drawn when it is first due, and is then reused in every later period.
@MainActor final class FrameStrip {
  private static let count = 60
  /// The memory that the pictures of one strip may occupy, in bytes. The default ring needs half
  /// a megabyte at one pixel a point.
  private static let limit = 8 << 20

  private let period: CFTimeInterval
  private let draw: (CFTimeInterval) -> RenderNode?
  private var frames: [RenderNode?] = Array(repeating: nil, count: count)

  /// Returns whether the memory is enough for frames of `size` points at `scale`.
  static func hasRoom(for size: CGSize, scale: CGFloat) -> Bool {
    size.width * scale * size.height * scale * 4 * CGFloat(count) <= CGFloat(limit)
  }

  init(period: CFTimeInterval, draw: @escaping (CFTimeInterval) -> RenderNode?) {
    self.period = period
    self.draw = draw
  }

  /// Returns the index of the frame that is due at `time`. Index 0 is due at time 0, and the index
  /// does not start at 0 again when a new period begins.
  func index(at time: CFTimeInterval) -> Int {
    // Add a little, so that rounding does not give the previous frame when a frame just begins.
    Int((time / period * Double(Self.count) + 1e-6).rounded(.down))
  }

  /// Returns how many whole periods have passed from time 0 to `time`.
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
