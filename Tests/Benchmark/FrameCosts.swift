#if os(Linux)
import HUDCore
import HUDLayers
import HUDOffscreen

/// The time to draw a frame of 200 by 200 points, at two pixels a point, with a turning ring and a
/// text, compared with plain calls of Cairo and Pango.
@MainActor enum FrameCosts {
  private static let frames = 40

  static func measure() throws {
    let (film, plain) = (try Film(), PlainFilm())
    var (ours, theirs): ([Double], [Double]) = ([], [])
    for _ in 0..<5 {
      ours.append(try time(frames) { for _ in 0..<frames { try film.drawFrame() } } / 1e3)
      theirs.append(time(frames) { for _ in 0..<frames { plain.drawFrame() } } / 1e3)
    }
    report("frame", ours.median)
    report("plain-frame", theirs.median)
  }
}

/// A panel on a virtual screen.
@MainActor final class Film {
  private let screen = OffscreenHost(size: CGSize(width: 200, height: 200))
  private let controller: HUDController

  init() throws {
    controller = HUDController(host: screen)
    controller.show(HUD.Content(.spinner, status: "Loading…"))
    screen.advance(by: .seconds(1))
    _ = try screen.picture()
  }

  func drawFrame() throws {
    screen.advance(by: .milliseconds(16))
    _ = try screen.picture()
  }
}
#endif
