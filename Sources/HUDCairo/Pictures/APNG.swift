#if os(Linux)
package import HUDLayers

/// An animated PNG file that loops for ever.
///
/// If a frame equals the frame before it, the earlier frame is shown for longer. The first frame is
/// stored whole; of a later frame, only the rectangle that contains the differences is stored.
package struct APNG {
  private struct Frame {
    let rect: CGRect
    /// The compressed pixels.
    let pixels: Data
    /// The duration of the frame, as a multiple of 1 / `framesPerSecond` seconds.
    var duration: UInt16
  }

  private let framesPerSecond: UInt16
  private var header: PNGChunk?
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
    let whole = CGRect(x: 0, y: 0, width: surface.width, height: surface.height)
    var rect = whole
    if let last, let frame = frames.last, frame.duration < .max {
      rect = surface.changedRect(since: last)
      guard !rect.isNull else {
        frames[frames.endIndex - 1].duration += 1
        return
      }
    }
    let part = try surface.copy(of: rect)
    part.makeTranslucent()
    let chunks = PNGChunk.chunks(of: try part.pngData())
    header = header ?? chunks.first
    let pixels = chunks.filter { $0.name == "IDAT" }.reduce(into: Data()) { $0 += $1.body }
    frames.append(Frame(rect: rect, pixels: pixels, duration: 1))
    // Keep a copy, because the caller may draw the next frame on the same surface.
    last = try surface.copy(of: whole)
  }

  /// The bytes of the file; nil if no frame was appended.
  package var data: Data? {
    guard let header else { return nil }
    let loopsForEver = UInt32(0)
    let animation = PNGChunk(
      "acTL", Data(bigEndian: UInt32(frames.count)) + Data(bigEndian: loopsForEver))
    var file = PNGChunk.signature + header.data + animation.data
    var sequence: UInt32 = 0
    for frame in frames {
      file += PNGChunk("fcTL", Data(bigEndian: sequence) + control(of: frame)).data
      // The first frame is stored as in any PNG, for viewers that do not support animation.
      if sequence == 0 {
        file += PNGChunk("IDAT", frame.pixels).data
        sequence = 1
      } else {
        file += PNGChunk("fdAT", Data(bigEndian: sequence + 1) + frame.pixels).data
        sequence += 2
      }
    }
    return file + PNGChunk("IEND").data
  }

  private func control(of frame: Frame) -> Data {
    let numbers = [frame.rect.width, frame.rect.height, frame.rect.minX, frame.rect.minY]
    let leavesFrameStanding = UInt8(0)
    let replacesPixels = UInt8(0)
    return numbers.reduce(into: Data()) { $0 += Data(bigEndian: UInt32($1)) }
      + Data(bigEndian: frame.duration) + Data(bigEndian: framesPerSecond)
      + Data([leavesFrameStanding, replacesPixels])
  }
}
#endif
