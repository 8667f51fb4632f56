#if os(Linux)
import HUDCore
import HUDLayers
import HUDOffscreen

/// Draws a panel with a turning ring and a text, frame by frame.
@MainActor final class Film {
  private let screen = OffscreenHost(size: CGSize(width: 200, height: 200))
  private let controller: HUDController

  init() throws {
    controller = HUDController(host: screen)
    controller.show(HUD.Content(.spinner, status: "Loading…"))
    screen.advance(by: .seconds(1))
    _ = try screen.picture()
  }

  func frames(count: Int) throws -> Double {
    try time(count) {
      for _ in 0..<count {
        screen.advance(by: .milliseconds(16))
        _ = try screen.picture()
      }
    }
  }
}
#endif
