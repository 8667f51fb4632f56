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

  func test_an_action_that_was_replaced_goes_with_the_call_and_not_with_the_next_frame() {
    withWindow { window, hud in
      weak var held: Box<Int>?
      @MainActor func show() {
        let object = Box(0)
        held = object
        let handler: HUD.Action.Handler = { withExtendedLifetime(object) {} }
        hud.controller.show(
          HUD.Content(
            status: "Moved", action: HUD.Action("Undo", handler: handler), onTap: handler))
        waitFor("the button") { hud.stage?.panel.button != nil }
      }
      show()
      XCTAssertNotNil(held)
      hud.controller.show(status: "Moving")
      XCTAssertNil(held)
    }
  }
}
#endif
