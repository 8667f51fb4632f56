#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// What a screen reader is told, and when.
final class AnnouncementTests: GTKTestCase {
  func test_an_announcement_is_made_by_the_window_and_never_by_the_panel() {
    withWindow { window, hud in
      var speakers: [Widget] = []
      hud.host.say = { _, speaker, panel in
        speakers.append(speaker)
        XCTAssertEqual(panel, hud.stage?.panel.widget)
      }
      hud.show(.spinner, "Loading", mask: .none)
      hud.controller.setStatus("Nearly there")
      XCTAssertEqual(speakers, [window.widget, window.widget])
    }
  }

  func test_a_mask_over_one_widget_is_announced_unless_it_takes_the_focus_of_that_widget() {
    withWindow { window, _ in
      let page = gtk_button_new()!
      gtk_box_append(window.box.cast(), page)
      waitFor("the page to be seen") { gtk_widget_get_mapped(page) != 0 }
      let host = GTKHost(over: page.raw)
      let controller = HUDController(host: host)
      var said: [String] = []
      host.say = { text, _, _ in said.append(text()) }
      gtk_widget_grab_focus(window.entry)
      for status in ["Copying", "Moving"] {
        controller.show(HUD.Content(status: status), options: HUD.Options(mask: .black))
        controller.dismiss()
        waitFor("the HUD to go") { controller.panel?.request == nil }
        gtk_widget_grab_focus(page)
      }
      XCTAssertEqual(said, ["Copying"])
    }
  }

  func test_a_panel_has_its_name_before_it_takes_the_focus() {
    withWindow { window, hud in
      gtk_widget_grab_focus(window.entry)
      var names: [String?] = []
      let connection = window.widget.raw.on("notify::focus-widget") {
        guard window.focused == hud.stage?.panel.widget else { return }
        names.append(hud.host.presenter?.description?.name)
      }
      hud.controller.show(
        HUD.Content(.spinner, status: "Loading"), options: HUD.Options(mask: .black))
      XCTAssertEqual(names, ["Loading"])
      connection.disconnect()
    }
  }

  func test_the_bar_that_is_only_read_gets_the_room_that_it_needs() {
    withWindow { _, hud in
      hud.show(.ring(0.4), nil)
      spend(.milliseconds(50))
      let bar = find(in: hud.stage!.panel.widget) { $0.raw.isA(gtk_progress_bar_get_type()) }!
      XCTAssertGreaterThan(bar.minimum(GTK_ORIENTATION_HORIZONTAL), 0)
      for (orientation, size) in [
        (GTK_ORIENTATION_HORIZONTAL, gtk_widget_get_width(bar)),
        (GTK_ORIENTATION_VERTICAL, gtk_widget_get_height(bar)),
      ] {
        XCTAssertGreaterThanOrEqual(size, bar.minimum(orientation))
      }
    }
  }
}
#endif
