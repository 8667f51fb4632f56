#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// A HUD while the app runs a main loop inside a main loop, for example for a modal dialog.
final class NestedLoopTests: GTKTestCase {
  func test_a_toast_ends_in_a_loop_that_a_task_of_the_main_actor_runs() {
    withWindow(fade: .milliseconds(30)) { window, hud in
      hud.controller.showSuccess("Saved", for: .milliseconds(200))
      let loop = NestedLoop()
      // Until the loop ends, no other task of the main actor can run.
      Task { loop.run(until: { hud.stage == nil }) }
      waitFor("the nested loop to end") { loop.hasEnded }
      XCTAssertEqual(hud.posts.last, "DidDisappear timedOut")
    }
  }

  func test_calls_and_times_go_on_in_a_loop_that_an_action_runs() {
    withWindow(fade: .milliseconds(30)) { window, hud in
      let loop = NestedLoop()
      let controller = hud.controller
      // A pointer that rests on a toast keeps it. After a click it may rest there for as long as the
      // loop runs: newer versions of GTK call the action between two frames, and the window draws
      // none meanwhile. So a key presses the button.
      window.movePointer(to: CGPoint(x: 600, y: 500))
      hud.show(
        action: HUD.Action("Ask", keepsHUD: true) {
          Thread.detachNewThread { controller.showSuccess("Saved", for: .milliseconds(50)) }
          loop.run(until: { hud.stage == nil })
        })
      hud.stage!.panel.button!.grabFocus()
      window.type("Return")
      waitFor("the nested loop to end") { loop.hasEnded }
      XCTAssertEqual(hud.posts.last, "DidDisappear timedOut")
    }
  }
}

@MainActor private final class NestedLoop {
  private(set) var hasEnded = false

  func run(until condition: @escaping @MainActor () -> Bool) {
    let loop = g_main_loop_new(nil, false.gboolean)
    var checks = 0
    every(5) {
      checks += 1
      // Five seconds, so that a toast that does not end fails the test.
      guard !condition(), checks < 1_000 else {
        g_main_loop_quit(loop)
        return false
      }
      return true
    }
    g_main_loop_run(loop)
    g_main_loop_unref(loop)
    XCTAssertTrue(condition(), "The nested loop must not have to wait for its end.")
    hasEnded = true
  }
}
#endif
