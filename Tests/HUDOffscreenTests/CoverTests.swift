#if os(Linux)
import HUDCairo
import HUDCore
import HUDHostContract
import HUDLayers
import HUDOffscreen
import Testing

/// The frame that an animated picture begins with, which is all that many viewers show.
@MainActor @Suite(.timeLimit(.minutes(15))) struct CoverTests {
  private let size = CGSize(width: 160, height: 120)

  private func film(
    from start: Duration = .zero, to end: Duration = .seconds(1), cover: Duration?
  ) throws -> Data {
    let screen = OffscreenHost(size: size)
    let hud = HUDController(host: screen)
    hud.show(HUD.Content(.success, status: "Saved"))
    return try screen.animatedPNG(from: start, to: end, fps: 10, cover: cover)
  }

  private func still(at time: Duration) throws -> Surface {
    let screen = OffscreenHost(size: size)
    let hud = HUDController(host: screen)
    hud.show(HUD.Content(.success, status: "Saved"))
    return try Surface(pngData: screen.png(at: time))
  }

  /// Whether a reader that knows no animation sees that picture; a film is free to change its first
  /// pixel by one.
  private func isSeen(_ still: Surface, in film: Data) throws -> Bool {
    try PictureDifference(Surface(pngData: film), still, tolerance: 1).count == 0
  }

  private func durations(of film: Data) -> [Int] {
    PNGChunk.chunks(of: film).filter { $0.name == "fcTL" }.map { control in
      control.body[20..<22].reduce(0) { $0 << 8 | Int($1) }
    }
  }

  @Test("An animated picture begins with its first frame unless it has a cover")
  func withoutACover() throws {
    let film = try film(cover: nil)
    #expect(try isSeen(still(at: .zero), in: film))
    #expect(try !isSeen(still(at: .milliseconds(600)), in: film))
  }

  @Test(
    "A cover is the frame that the file begins with, and nothing is lost of the film",
    arguments: [Duration.zero, .milliseconds(200)])
  func withACover(start: Duration) throws {
    let cover = start + .milliseconds(600)
    let film = try film(from: start, to: start + .seconds(1), cover: cover)
    #expect(try isSeen(still(at: cover), in: film))
    #expect(durations(of: film).reduce(0, +) == 10)
  }

  @Test("A cover between two frames is the later one, and after the last frame the last one")
  func betweenFrames() throws {
    #expect(
      try isSeen(still(at: .milliseconds(200)), in: film(cover: .milliseconds(110))))
    let short = try film(to: .milliseconds(240), cover: .milliseconds(230))
    #expect(try isSeen(still(at: .milliseconds(100)), in: short))
  }

  @Test("A cover outside of the film stops the program")
  func outside() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = try OffscreenHost().animatedPNG(
        from: .zero, to: .seconds(1), fps: 1, cover: .seconds(1))
    }
  }
}
#endif
