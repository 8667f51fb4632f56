#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// A HUD in an overlay of the app, which is a part of the window.
final class OverlayTests: GTKTestCase {
  func test_a_mask_keeps_input_from_what_is_in_the_overlay_and_from_nothing_else() {
    withOverlay { window, overlay, inside, hud in
      var presses = 0
      let connection = inside.raw.on("clicked") { presses += 1 }
      gtk_widget_grab_focus(inside)
      hud.show(mask: .black)
      XCTAssertEqual(window.focused, hud.stage?.panel.widget)
      window.click(window.center(of: inside))
      for key in ["space", "Return", "ctrl+t"] { window.type(key) }
      XCTAssertEqual(window.accelerations, 0)

      window.click(window.center(of: window.button))
      XCTAssertEqual(window.clicks, 1)
      gtk_widget_grab_focus(window.entry)
      for key in ["Return", "ctrl+t", "alt+i"] { window.type(key) }
      XCTAssertEqual([window.activations, window.accelerations], [1, 1])
      spend(.milliseconds(400))
      XCTAssertEqual(presses, 0)
      XCTAssertEqual(hud.posts.count { $0 == "DidReceiveTouch" }, 1)

      hud.end()
      window.click(window.center(of: inside))
      XCTAssertEqual(presses, 1)
      connection.disconnect()
    }
  }

  func test_a_panel_over_a_widget_stays_on_whole_pixels_while_that_is_scrolled() {
    withWindow { window, _ in
      let scale = SurfaceScale.of
      defer { SurfaceScale.of = scale }
      SurfaceScale.of = { (_: Widget) in 1.25 }
      let scroller = gtk_scrolled_window_new()!
      let column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
      let row = gtk_label_new("Row")!
      gtk_widget_set_size_request(row, 200, 600)
      gtk_box_append(column.cast(), row)
      gtk_scrolled_window_set_child(scroller.opaque, column)
      gtk_widget_set_size_request(scroller, -1, 150)
      gtk_box_append(window.box.cast(), scroller)
      let hud = TestHUD(GTKHost(over: row.raw))
      hud.show()
      let panel = hud.stage!.panel.widget
      @MainActor func top() -> CGFloat {
        let native = gtk_widget_get_native(panel)!
        return panel.convert(.zero, to: native.cast())!.y + native.surfaceOrigin.y
      }
      for distance in 1...4 {
        let before = top()
        gtk_adjustment_set_value(
          gtk_scrolled_window_get_vadjustment(scroller.opaque), Double(distance))
        waitFor("the panel to move") { top() < before - 0.1 }
        XCTAssertEqual(top() * 1.25, (top() * 1.25).rounded(), accuracy: 0.01)
      }
      hud.end()
    }
  }

  func test_one_that_the_app_clears_gets_the_HUD_back() {
    withOverlay { window, overlay, inside, hud in
      hud.show(mask: .black)
      while let child = gtk_widget_get_last_child(overlay), child != inside {
        gtk_overlay_remove_overlay(overlay.opaque, child)
      }
      waitFor("the HUD to come back") {
        hud.stage.map { gtk_widget_get_parent($0.widget) == overlay } == true
      }
      XCTAssertTrue(hud.controller.isVisible)
      window.click(window.center(of: window.button))
      XCTAssertEqual(window.clicks, 1)
    }
  }

  private func withOverlay(
    _ body:
      @MainActor (
        _ window: TestWindow, _ overlay: Widget, _ inside: Widget, _ hud: TestHUD
      ) -> Void
  ) {
    withWindow { window, _ in
      let overlay = gtk_overlay_new()!
      let inside = gtk_button_new_with_mnemonic("_Inside")!
      gtk_overlay_set_child(overlay.opaque, inside)
      gtk_widget_set_vexpand(overlay, true.gboolean)
      gtk_box_append(window.box.cast(), overlay)
      waitFor("the overlay to have a size") { gtk_widget_get_height(overlay) > 50 }
      let hud = TestHUD(GTKHost(overlay: overlay))
      body(window, overlay, inside, hud)
      hud.end()
    }
  }
}
#endif
