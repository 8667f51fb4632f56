#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// Shortcuts that work wherever the focus is, while a mask covers one widget.
final class ShortcutTests: GTKTestCase {
  func test_a_mnemonic_presses_no_control_below_the_mask() {
    withWindow { window, _ in
      gtk_widget_grab_focus(window.entry)
      cover(window.button) { window.type("alt+p") }
      XCTAssertEqual(window.clicks, 0)
      XCTAssertTrue(Bool(gtk_widget_is_sensitive(window.button)))
      window.type("alt+p")
      waitFor("a click by mnemonic") { window.clicks == 1 }
    }
  }

  func test_a_mnemonic_that_a_label_beside_the_mask_has_leads_to_nothing_below_it() {
    withWindow { window, _ in
      let label = gtk_label_new_with_mnemonic("_Name")!
      gtk_label_set_mnemonic_widget(label.opaque, window.button)
      gtk_box_append(window.box.cast(), label)
      gtk_widget_grab_focus(window.entry)
      let focus = window.focused
      cover(window.button) { window.type("alt+n") }
      XCTAssertEqual(window.clicks, 0)
      XCTAssertEqual(window.focused, focus)
    }
  }

  func test_a_mnemonic_presses_a_control_beside_the_mask_also_one_that_has_the_same() {
    withWindow { window, _ in
      var presses = ["Other": 0, "Print": 0]
      var connections = presses.keys.map { name in
        let button = gtk_button_new_with_mnemonic("_" + name)!
        gtk_box_append(window.box.cast(), button)
        return button.raw.on("clicked") { presses[name, default: 0] += 1 }
      }
      gtk_widget_grab_focus(window.entry)
      cover(window.button) { window.type("alt+o", "alt+p", "alt+p") }
      XCTAssertEqual(
        presses, ["Other": 1, "Print": 1], "one press, as the two keys come in one activation")
      XCTAssertEqual(window.clicks, 0)
      connections.disconnect()
    }
  }

  func test_Enter_does_not_press_the_default_widget_below_the_mask() {
    withWindow { window, _ in
      gtk_window_set_default_widget(window.widget.cast(), window.button)
      gtk_entry_set_activates_default(window.entry.cast(), true.gboolean)
      gtk_widget_grab_focus(window.entry)
      cover(window.button) { window.type("Return") }
      XCTAssertEqual([window.activations, window.clicks], [1, 0], "the entry is the app's")
      XCTAssertEqual(gtk_window_get_default_widget(window.widget.cast()), window.button)
      window.type("Return")
      waitFor("a click by Enter") { window.clicks == 1 }
    }
  }

  func test_Enter_presses_a_default_widget_beside_the_mask() {
    withWindow { window, _ in
      let field = gtk_entry_new()!
      gtk_box_append(window.box.cast(), field)
      gtk_window_set_default_widget(window.widget.cast(), window.button)
      gtk_entry_set_activates_default(window.entry.cast(), true.gboolean)
      gtk_widget_grab_focus(window.entry)
      cover(field) { window.type("Return") }
      XCTAssertEqual(window.clicks, 1)
    }
  }
}

/// Covers the widget while `body` runs. Waits at the end, as GTK activates a widget 250 ms after
/// its key.
@MainActor private func cover(_ widget: Widget, _ body: () -> Void) {
  let hud = TestHUD(GTKHost(over: widget.raw))
  hud.show(mask: .black)
  body()
  spend(.milliseconds(500))
  hud.end()
}
#endif
