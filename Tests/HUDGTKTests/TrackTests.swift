#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import HUDHostContract
import XCTest

/// A tracked `Progress` is read ten times a second.
final class TrackTests: GTKTestCase {
  func test_the_panel_follows_a_Progress_however_often_it_changes() {
    withWindow { window, hud in
      let work = track(over: window, hud)
      var changes = 0
      @MainActor func step() -> Bool {
        guard changes < 300 else { return false }
        changes += 1
        work.completedUnitCount += 1
        return true
      }
      every(1, do: step)
      let readings = work.readings
      waitFor("the work to be done") { changes == 300 }
      waitFor("the panel to know") {
        hud.controller.panel?.request.content.indicator == .bar(0.3)
      }
      XCTAssertLessThan(work.readings - readings, changes)
    }
  }

  func test_work_that_is_paused_is_waited_for_and_nothing_is_drawn() {
    withWindow { window, hud in
      let work = track(over: window, hud)
      work.pause()
      waitFor("the panel to say so") {
        hud.controller.panel?.request.content.detail != nil && hud.isDrawn
      }
      spend(.milliseconds(300))
      let panel = hud.stage!.panel
      let drawn = [panel.redraws, panel.indicator!.drawings]
      spend(.milliseconds(500))
      XCTAssertEqual([panel.redraws, panel.indicator!.drawings], drawn)
      work.resume()
      waitFor("the panel to say so") {
        hud.controller.panel?.request.content.detail == nil
      }
    }
  }

  func test_no_frame_comes_for_work_that_is_over() {
    withWindow { window, hud in
      for end in [{ $0.completedUnitCount = 1000 }, { $0.cancel() }] as [(Progress) -> Void] {
        let work = track(over: window, hud)
        end(work)
        waitFor("the HUD to go") { hud.stage == nil }
        spend(.milliseconds(100))
        let readings = work.readings
        XCTAssert(window.isAtRest(for: .milliseconds(500)))
        XCTAssertEqual(work.readings, readings)
      }
    }
  }

  func test_no_frame_is_drawn_while_the_widget_below_the_HUD_is_hidden() {
    withWindow { window, _ in
      let hud = TestHUD(GTKHost(over: window.entry.raw))
      let work = track(over: window, hud)
      gtk_widget_set_visible(window.entry, false.gboolean)
      spend(.milliseconds(100))
      XCTAssert(window.isAtRest(for: .milliseconds(500)))
      gtk_widget_set_visible(window.entry, true.gboolean)
      work.completedUnitCount = 500
      waitFor("the panel to know") {
        hud.controller.panel?.request.content.indicator == .bar(0.5)
      }
      hud.end()
    }
  }
}

/// A progress that counts how often a HUD reads it.
private final class CountedProgress: Progress, @unchecked Sendable {
  // Unchecked, because it is read on the main actor only.
  private(set) var readings = 0

  /// Makes a progress with this number of units, none of them completed.
  static func ofUnits(_ count: Int64) -> CountedProgress {
    let work = CountedProgress(parent: nil, userInfo: nil)
    work.totalUnitCount = count
    return work
  }

  override var isIndeterminate: Bool {
    readings += 1
    return super.isIndeterminate
  }
}

/// Tracks a new progress, and waits until its HUD has appeared.
@MainActor private func track(over window: TestWindow, _ hud: TestHUD) -> CountedProgress {
  // Moves the focus, because a blinking caret would cause frames.
  gtk_widget_grab_focus(window.button)
  let work = CountedProgress.ofUnits(1000)
  hud.controller.track(work, status: "Importing", as: .bar(0))
  waitFor("the HUD to be drawn") { hud.isDrawn }
  spend(.milliseconds(300))
  return work
}
#endif
