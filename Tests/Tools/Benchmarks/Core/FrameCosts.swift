#if os(Linux)
import HUDCore
import HUDLayers
import HUDMeasurements
import HUDOffscreen

/// The cost to draw a frame of 200 by 200 points, at two pixels a point, with a turning ring and a
/// text, compared with plain calls of Cairo and Pango.
@MainActor enum FrameCosts {
  static func measure() throws {
    let (film, plain) = (try Film(), PlainFilm())
    try Cost.measure("frame", repeating: 60) { try film.drawFrame() }
    Cost.measure("plain-frame", repeating: 60) { plain.drawFrame() }
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
