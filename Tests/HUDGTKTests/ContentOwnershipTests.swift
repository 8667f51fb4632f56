#if GTK && os(Linux)
import CHUDGTK
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// An app that goes on using its content after the HUD has wrapped the content in an overlay.
final class ContentOwnershipTests: GTKTestCase {
  func test_the_same_content_may_be_set_again_while_a_HUD_is_displayed() throws {
    try skipIfGTKRefuses()
    withWindow { window, hud in
      hud.show()
      gtk_window_set_child(window.widget.cast(), window.box)
      spend(.milliseconds(100))
      XCTAssertEqual(hud.stage?.widget.window, window.widget)
      XCTAssertNotEqual(gtk_widget_get_mapped(window.box), 0)
      XCTAssertEqual(window.box.window, window.widget)
    }
  }

  func test_the_same_content_may_be_set_again_after_a_HUD() throws {
    try skipIfGTKRefuses()
    withWindow { window, hud in
      g_object_ref(window.box.raw)
      hud.show()
      hud.end()
      gtk_window_set_child(window.widget.cast(), window.box)
      g_object_unref(window.box.raw)
      spend(.milliseconds(100))
      XCTAssertNotEqual(gtk_widget_get_mapped(window.box), 0)
      XCTAssertEqual(window.box.window, window.widget)
      hud.show()
      XCTAssertEqual(hud.stage?.widget.window, window.widget)
    }
  }

  private func skipIfGTKRefuses() throws {
    try XCTSkipIf(
      gtk_get_minor_version() >= 10, "Newer versions of GTK do nothing, and say so in a warning.")
  }

  func test_the_overlay_may_be_moved_with_its_content() {
    withWindow { window, hud in
      hud.show()
      hud.end()
      let overlay = gtk_window_get_child(window.widget.cast())!
      g_object_ref(overlay.raw)
      gtk_window_set_child(window.widget.cast(), nil)
      let frame = gtk_frame_new(nil)!
      gtk_frame_set_child(frame.cast(), overlay)
      g_object_unref(overlay.raw)
      gtk_window_set_child(window.widget.cast(), frame)
      waitFor("the content to be seen") { gtk_widget_get_mapped(window.box) != 0 }
      XCTAssertEqual(gtk_widget_get_parent(window.box), overlay)
    }
  }

  func test_content_that_is_replaced_is_released() {
    withWindow { window, hud in
      hud.show()
      hud.end()
      var isDestroyed = false
      let connection = window.entry.raw.on("destroy") { isDestroyed = true }
      gtk_window_set_child(window.widget.cast(), gtk_label_new("New"))
      waitFor("the old content to be released") { isDestroyed }
      connection.disconnect()
    }
  }

  func test_an_apps_own_places_in_its_overlay_do_not_move_the_HUD() {
    withWindow(TestWindow(overlay: true)) { window, hud in
      let overlay = gtk_window_get_child(window.widget.cast())!
      let own = gtk_label_new("Own")!
      gtk_overlay_add_overlay(overlay.opaque, own)
      var places = 0
      // Answers for every child, also for the stage.
      let connection = overlay.raw.onValues("get-child-position") {
        let child: Widget = $0.pointer(1)!.cast()
        if child == own { places += 1 }
        _ = child.minimum(GTK_ORIENTATION_HORIZONTAL)
        $0.pointer(2)!.assumingMemoryBound(to: GdkRectangle.self).pointee = GdkRectangle(
          x: 30 + gint(places), y: 40, width: 200, height: 50)
        return true
      }
      hud.show()
      waitFor("the app's place") { own.bounds(in: overlay)?.minY == 40 }
      @MainActor func expectWholeWindow() {
        let whole = CGRect(x: 0, y: 0, width: 400, height: 300)
        XCTAssertEqual(hud.stage!.widget.bounds(in: overlay), whole)
        XCTAssertEqual(hud.host.metrics.size, whole.size)
        XCTAssertEqual(hud.panelFrame(in: window).midX, 200, accuracy: 1)
      }
      expectWholeWindow()
      let count = places
      gtk_widget_queue_allocate(overlay)
      waitFor("the next place") { own.bounds(in: overlay)?.minX == 31 + CGFloat(count) }
      spend(.milliseconds(100))
      expectWholeWindow()
      connection.disconnect()
    }
  }

  func test_a_stage_over_a_widget_is_measured_before_it_is_placed() {
    withWindow { window, _ in
      let hud = TestHUD(GTKHost(over: window.button.raw))
      hud.show()
      let stage = hud.stage!.widget
      // Debug builds of GTK warn about a widget that is allocated before it was measured again.
      let calls = StageCalls(of: stage)
      for width in [200, 260, 320] as [gint] {
        calls.forget()
        gtk_widget_set_size_request(window.button, width, -1)
        gtk_widget_queue_resize(stage)
        waitFor("the stage to be placed") { calls.names.contains("allocate") }
        XCTAssertEqual(calls.names.first, "measure")
      }
      hud.end()
    }
  }
}
#endif
