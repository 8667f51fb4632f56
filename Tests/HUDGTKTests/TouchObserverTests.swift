#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// Observers of a touch that change the HUD while GTK still handles the press.
final class TouchObserverTests: GTKTestCase {
  func test_one_that_closes_the_HUD_leaves_GTK_nothing_that_is_freed() {
    // Freed memory is overwritten, so that any use of it by GTK fails reliably.
    inAProcessOfItsOwn(["G_SLICE": "always-malloc", "MALLOC_PERTURB_": "165"]) {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      for _ in 0..<3 {
        hud.show(mask: .black)
        let observer = NotificationCenter.default.addObserver(
          forName: HUD.didReceiveTouchNotification, object: hud.controller, queue: nil
        ) { _ in
          MainActor.assumeIsolated { _ = hud.controller.dismiss() }
        }
        window.click(window.center(of: window.button))
        NotificationCenter.default.removeObserver(observer)
        XCTAssertNil(hud.stage)
        XCTAssertEqual(window.clicks, 0, "the press that closes a HUD does not reach the app")
      }
      window.click(window.center(of: window.button))
      XCTAssertEqual(window.clicks, 1)
      hud.end()
      window.destroy()
    }
  }
}
#endif
