#if os(Linux)
@testable import HUDCairo
import HUDHostContract
import HUDLayers
import Testing

@Suite(.timeLimit(.minutes(15))) struct APNGTests {
  private func frame(_ position: CGFloat, background: CGColor? = nil) throws -> Surface {
    let root = CALayer()
    root.frame = CGRect(0, 0, 20, 20)
    root.backgroundColor = background
    root.addSublayer(.filled(.red, CGRect(position, 4, 2, 2)))
    return try LayerRenderer().picture(of: root, at: 0)
  }

  private func chunks(_ frames: [Surface], rate: Int = 25) throws -> [PNGChunk] {
    var movie = APNG(framesPerSecond: rate)
    for frame in frames { try movie.append(frame) }
    let data = try #require(movie.data)
    #expect(data.prefix(8) == PNGChunk.signature)
    let chunks = PNGChunk.chunks(of: data)
    // The reader stops at a wrong checksum, so a full length means that all are right.
    #expect(chunks.reduce(8) { $0 + 12 + $1.body.count } == data.count)
    return chunks
  }

  private func numbers(_ chunk: PNGChunk) -> [Int] {
    stride(from: 0, to: chunk.body.count - 3, by: 4).map { start in
      chunk.body.dropFirst(start).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test("The chunks are in the order that the format requires")
  func chunksComeInOrder() throws {
    let chunks = try chunks([frame(2), frame(6), frame(10)])
    #expect(
      chunks.map(\.name) == [
        "IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    #expect(numbers(chunks[1]) == [3, 0])
    let sequence = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }.map { numbers($0)[0] }
    #expect(sequence == Array(0..<5))
  }

  @Test("A frame's duration follows from the frame rate")
  func frameLastsAsLong() throws {
    let control = try chunks([frame(2), frame(6)], rate: 25).filter { $0.name == "fcTL" }
    #expect(Array(control[0].body.dropFirst(20)) == [0, 1, 0, 25, 0, 0])
  }

  @Test("Equal frames become one longer frame")
  func framesThatLook() throws {
    let chunks = try chunks([frame(2), frame(2), frame(2), frame(6)])
    let control = chunks.filter { $0.name == "fcTL" }
    #expect(control.count == 2)
    #expect(Array(control[0].body[20..<22]) == [0, 3])
  }

  @Test("Only the area that differs is stored")
  func onlyWhatDiffersIsStored() throws {
    let control = try chunks([frame(2), frame(6)]).filter { $0.name == "fcTL" }
    #expect(numbers(control[0])[1...4] == [20, 20, 0, 0])
    #expect(numbers(control[1])[1...4] == [6, 2, 2, 4])
  }

  @Test("Frames with and without transparent pixels share one format")
  func framesWithAndWithout() throws {
    var movie = APNG(framesPerSecond: 25)
    try movie.append(frame(2, background: .white))
    try movie.append(frame(6))
    let data = try #require(movie.data)
    let header = try #require(PNGChunk.chunks(of: data).first)
    let colorsWithAlpha: UInt8 = 6
    #expect(header.body[9] == colorsWithAlpha)
    // The first frame is an ordinary PNG. Its white pixel, translucent at 254, may lose one level.
    let first = try Surface(pngData: data)
    #expect(first[0, 0].red >= 254)
    #expect(first[1, 0] == .white)
  }

  @Test("The caller may draw the next frame on the same surface")
  func callerMayDrawNext() throws {
    let surface = try frame(2)
    var movie = APNG(framesPerSecond: 25)
    try movie.append(surface)
    let layer = CALayer.filled(.blue, CGRect(0, 0, 9, 9))
    try surface.draw { LayerRenderer().draw(layer, at: 0, scale: 1, in: $0) }
    try movie.append(surface)
    let data = try #require(movie.data)
    #expect(PNGChunk.chunks(of: data).filter { $0.name == "fcTL" }.count == 2)
  }

  @Test("Without frames there is no file")
  func withoutFramesThereIsNoFile() {
    #expect(APNG(framesPerSecond: 10).data == nil)
  }

  @Test("The checksum is that of the format")
  func checksumIsOneFormat() {
    #expect(PNGChunk.checksum(Data("IEND".utf8)) == 0xAE42_6082)
    #expect(PNGChunk.checksum(Data("123456789".utf8)) == 0xCBF4_3926)
  }

  @Test("Reading stops where a file is cut off")
  func fileThatIsCut() throws {
    let file = try frame(2).pngData()
    #expect(PNGChunk.chunks(of: file).last?.name == "IEND")
    #expect(PNGChunk.chunks(of: file.dropLast(4)).last?.name == "IDAT")
    #expect(PNGChunk.chunks(of: Data()).isEmpty)
  }
}
#endif
