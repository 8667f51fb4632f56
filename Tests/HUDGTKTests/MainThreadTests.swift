#if GTK && os(Linux)
import Dispatch
import HUDCore
import XCTest

/// Calls from the thread on which GTK runs.
final class MainThreadTests: GTKTestCase {
  func test_a_call_takes_effect_at_once_in_another_queue_s_block_too() {
    withWindow { _, hud in
      // The main thread runs the block itself.
      DispatchQueue(label: "worker").sync {
        hud.controller.show(HUD.Content(status: "A"))
        XCTAssertTrue(hud.controller.isVisible)
        hud.controller.dismiss()
        XCTAssertFalse(hud.controller.isVisible)
        hud.controller.show(HUD.Content(status: "B"))
        XCTAssertTrue(hud.controller.isVisible)
      }
    }
  }
}
#endif
