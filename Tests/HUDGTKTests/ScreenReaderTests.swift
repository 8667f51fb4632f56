#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// The desktop's setting of the screen reader, in processes with settings of their own.
final class ScreenReaderTests: GTKTestCase {
  func test_a_screen_reader_that_starts_and_ends_is_known_before_and_while_a_HUD_is_visible() {
    inAProcessOfItsOwn(["GTK_A11Y": "test"]) {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      XCTAssertFalse(hud.host.metrics.screenReaderIsRunning)
      setRunning(true)
      XCTAssertTrue(hud.host.metrics.screenReaderIsRunning)
      hud.show(.success, "Saved")
      XCTAssertTrue(hud.host.metrics.screenReaderIsRunning)
      setRunning(false)
      XCTAssertFalse(hud.host.metrics.screenReaderIsRunning)
      hud.end()
      window.destroy()
    }
  }

  func test_a_screen_reader_that_has_nothing_to_read_counts_as_none() {
    inAProcessOfItsOwn(["GTK_A11Y": "none"]) {
      setRunning(true)
      XCTAssertFalse(ScreenReader.isRunning)
    }
  }

  func test_what_is_said_moves_neither_the_focus_nor_a_panel_that_nobody_reads() {
    inAProcessOfItsOwn(["GTK_A11Y": "test"]) {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      gtk_widget_grab_focus(window.entry)
      let custom = HUD.Indicator.custom(size: CGSize(width: 20, height: 20)) {
        gtk_label_new("!")!
      }
      hud.show(custom, mask: .none, action: HUD.Action("Cancel", role: .cancel) {})
      var unmaps = 0
      let connection = hud.stage!.panel.widget.raw.on("unmap") { unmaps += 1 }
      hud.controller.setStatus("Nobody reads")
      spend(.milliseconds(100))
      XCTAssertEqual(unmaps, 0)

      setRunning(true)
      let button = hud.stage!.panel.button!
      button.grabFocus()
      hud.controller.setStatus("Somebody reads")
      spend(.milliseconds(100))
      XCTAssertTrue(button.hasFocus)
      gtk_widget_grab_focus(window.entry)
      let focus = window.focused
      hud.controller.setStatus("Somebody reads, and types")
      spend(.milliseconds(100))
      XCTAssertEqual(window.focused, focus)
      connection.disconnect()
      hud.end()
      window.destroy()
    }
  }
}

/// Changes the setting, as a desktop does when its screen reader is turned on or off.
private func setRunning(_ isRunning: Bool) {
  let settings = g_settings_new("org.gnome.desktop.a11y.applications")!
  g_settings_set_boolean(settings, "screen-reader-enabled", isRunning.gboolean)
  g_object_unref(settings)
}
#endif
