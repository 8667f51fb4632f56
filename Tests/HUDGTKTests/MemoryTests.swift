#if GTK && os(Linux)
import Foundation
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// A HUD retains nothing after its end.
final class MemoryTests: GTKTestCase {
  func test_a_picture_of_the_apps_goes_with_the_HUD_it_was_shown_in() throws {
    try MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      weak var picture: CGImage?
      @MainActor func show() throws {
        let pixels = [UInt8](repeating: 255, count: 4 * 4 * 4)
        let image = try XCTUnwrap(HUD.Image(rgba: pixels, width: 4, height: 4))
        picture = image.pixels?.picture
        hud.show(.image(image), "Paired")
        waitFor("the picture to be drawn") {
          hud.stage?.panel.indicator.map { $0.drawings > 0 } ?? false
        }
        XCTAssertNotNil(picture)
      }
      try show()
      hud.end()
      waitFor("the picture to be let go") { picture == nil }
      window.destroy()
    }
  }
}
#endif
