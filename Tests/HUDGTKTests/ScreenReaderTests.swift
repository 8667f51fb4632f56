#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// The session bus's status of the screen reader, on a bus of the test's own.
final class ScreenReaderTests: GTKTestCase {
  func test_one_that_comes_and_goes_is_known_before_a_HUD_and_while_it_is_on_show() {
    onABus {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      XCTAssertFalse(hud.host.metrics.screenReaderIsRunning)
      setRunning(true)
      waitFor("the HUD to know") { hud.host.metrics.screenReaderIsRunning }
      hud.show(.success, "Saved")
      XCTAssertTrue(hud.host.metrics.screenReaderIsRunning)
      setRunning(false)
      waitFor("the HUD to know") { !hud.host.metrics.screenReaderIsRunning }
      hud.end()
      window.destroy()
    }
  }

  func test_one_that_ran_before_the_first_HUD_is_known_too() {
    onABus {
      setRunning(true)
      XCTAssertFalse(ScreenReader.shared.isRunning, "the first answer comes later")
      waitFor("the HUD to know") { ScreenReader.shared.isRunning }
    }
  }

  func test_what_is_said_moves_neither_the_focus_nor_a_panel_that_nobody_reads() {
    onABus {
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
      waitFor("the HUD to know") { ScreenReader.shared.isRunning }
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

  func test_to_ask_starts_no_service() {
    onABus {
      XCTAssertFalse(ScreenReader.shared.isRunning)
      waitFor("the bus to answer") { ScreenReader.shared.status != nil }
      let names = askBus("ListNames")
      XCTAssertTrue(names.contains("org.freedesktop.DBus"))
      XCTAssertFalse(names.contains("org.a11y"))
    }
  }

  func test_a_bus_that_goes_takes_nothing_with_it() {
    onABus {
      setRunning(true)
      waitFor("the HUD to know") { ScreenReader.shared.isRunning }
      let answer = askBus("GetConnectionUnixProcessID", "string:org.freedesktop.DBus")
      Screen.run(["kill", answer.split { $0.isWhitespace }.last.map(String.init) ?? "?"])
      waitFor("the HUD to know") { !ScreenReader.shared.isRunning }
    }
  }

  func test_without_a_bus_none_runs() {
    let nowhere = "unix:path=/nowhere"
    inAProcessOfItsOwn(["GTK_A11Y": "test", "DBUS_SESSION_BUS_ADDRESS": nowhere]) {
      XCTAssertFalse(ScreenReader.shared.isRunning)
      spend(.milliseconds(200))
      XCTAssertFalse(ScreenReader.shared.isRunning)
    }
  }

  /// Runs `body` in a process with its own session bus. `GTK_A11Y=test` keeps GTK itself off the
  /// bus.
  private func onABus(_ body: @MainActor () -> Void) {
    inAProcessOfItsOwn(["GTK_A11Y": "test"], under: ["dbus-run-session", "--"], body)
  }
}

/// Sets the status on the bus, as a desktop does when its screen reader is turned on or off.
private func setRunning(_ isRunning: Bool) {
  Screen.run(
    "dbus-send", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus",
    "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status", "string:ScreenReaderEnabled",
    "variant:boolean:\(isRunning)")
}

/// Sends a request to the bus itself, and returns the answer.
private func askBus(_ question: String, _ arguments: String...) -> String {
  let name = "org.freedesktop.DBus"
  return Screen.text(
    Screen.run(
      ["dbus-send", "--print-reply", "--dest=\(name)", "/", "\(name).\(question)"] + arguments))
}
#endif
