#if os(Linux)
package import HUDLayers

/// An animated PNG file that loops for ever.
///
/// If a frame equals the frame before it, the earlier frame is shown for longer. Otherwise the file
/// stores only the rectangle that contains the differences.
package struct APNG {
  private struct Frame {
    let rect: PixelRect
    let chunks: [PNGChunk]
    /// The duration of the frame, as a multiple of 1 / `framesPerSecond` seconds.
    var duration: UInt16
  }

  private let framesPerSecond: UInt16
  private var frames: [Frame] = []
  private var last: Surface?

  package init(framesPerSecond: Int) {
    precondition(
      (1...Int(UInt16.max)).contains(framesPerSecond),
      "A rate of \(framesPerSecond) frames a second is not possible.")
    self.framesPerSecond = UInt16(framesPerSecond)
  }

  /// Appends a frame. All frames must have the same size.
  package mutating func append(_ surface: Surface) throws(CairoError) {
    precondition(
      last.map { $0.width == surface.width && $0.height == surface.height } ?? true,
      "A frame of \(surface.width) × \(surface.height) pixels follows a frame of another size.")
    var rect = surface.pixelRect
    if let last, let frame = frames.last, frame.duration < .max {
      guard let changed = surface.changedRect(since: last) else {
        frames[frames.endIndex - 1].duration += 1
        return
      }
      rect = changed
    }
    let part = try surface.copy(of: rect)
    part.makeTranslucent()
    frames.append(Frame(rect: rect, chunks: PNGChunk.chunks(of: try part.pngData()), duration: 1))
    // Keep a copy, because the caller may draw the next frame on the same surface.
    last = try surface.copy()
  }

  /// The bytes of the file; nil if no frame was appended.
  package var data: Data? {
    guard let header = frames.first?.chunks.first(where: { $0.name == "IHDR" }) else { return nil }
    let loopsForEver = UInt32(0)
    let animation = PNGChunk(
      "acTL", Data(bigEndian: UInt32(frames.count)) + Data(bigEndian: loopsForEver))
    var file = PNGChunk.signature + header.data + animation.data
    var sequence: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      file += PNGChunk("fcTL", Data(bigEndian: sequence) + control(of: frame)).data
      sequence += 1
      for chunk in frame.chunks where chunk.name == "IDAT" {
        // Store the first frame in IDAT chunks, as in any PNG, for viewers that do not support
        // animation.
        guard index > 0 else {
          file += chunk.data
          continue
        }
        file += PNGChunk("fdAT", Data(bigEndian: sequence) + chunk.body).data
        sequence += 1
      }
    }
    return file + PNGChunk("IEND").data
  }

  private func control(of frame: Frame) -> Data {
    let numbers = [
      frame.rect.columns.count, frame.rect.rows.count, frame.rect.columns.lowerBound,
      frame.rect.rows.lowerBound,
    ]
    let leavesFrameStanding = UInt8(0)
    let replacesPixels = UInt8(0)
    return numbers.reduce(into: Data()) { $0 += Data(bigEndian: UInt32($1)) }
      + Data(bigEndian: frame.duration) + Data(bigEndian: framesPerSecond)
      + Data([leavesFrameStanding, replacesPixels])
  }
}
#endif
