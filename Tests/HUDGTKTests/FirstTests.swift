#if GTK && os(Linux)
import HUDCore
import XCTest

final class FirstTests: GTKTestCase {
  func test_a_HUD_is_in_the_middle_of_its_window_until_it_is_dismissed() {
    withWindow { window, hud in
      hud.show(.spinner, "Loading…")
      XCTAssertEqual(hud.panelFrame(in: window).midX, 200, accuracy: 1)
      hud.controller.dismiss()
      waitFor("the HUD to leave the window") { hud.stage == nil }
    }
  }
}
#endif
