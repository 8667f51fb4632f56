#if GTK && os(Linux)
import CGTK
import Foundation
import HUD
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// A HUD over one window or widget.
final class WidgetTests: GTKTestCase {
  func test_SI15_each_window_has_a_HUD_of_its_own() {
    withWindow { one, _ in
      let other = TestWindow()
      other.present()
      XCTAssertTrue(HUD.in(one.widget) === HUD.in(one.widget))
      XCTAssertFalse(HUD.in(one.widget) === HUD.in(other.widget))
      HUD.in(one.widget).show(HUD.Content(.spinner, title: "One"))
      HUD.in(other.widget).show(HUD.Content(.spinner, title: "Other"))
      HUD.in(one.widget).dismiss()
      waitFor("one to go") { HUD.in(one.widget).showing == nil }
      XCTAssertTrue(HUD.in(other.widget).isVisible)
      other.destroy()
    }
  }

  func test_a_window_that_goes_takes_its_own_HUD_with_it() {
    withWindow { _, _ in
      let other = TestWindow()
      other.present()
      weak let controller = HUD.in(other.widget)
      controller?.show(HUD.Content(.spinner, title: "Other"))
      other.destroy()
      waitFor("the HUD to be let go") { controller == nil }
    }
  }

  func test_SI20_over_a_widget_it_stands_in_its_middle_and_follows_it() {
    withWindow { window, _ in
      let parent = gtk_widget_get_parent(window.button)
      let hud = TestHUD(GTKHost(over: window.button.raw))
      hud.show()
      @MainActor func isInTheMiddle() -> Bool {
        let panel = hud.panelFrame(in: window).center
        let button = window.center(of: window.button)
        return abs(panel.x - button.x) <= 1 && abs(panel.y - button.y) <= 1
      }
      XCTAssertEqual(hud.host.metrics.size, window.button.bounds(in: window.widget)?.size)
      waitFor("the panel to stand in its middle") { isInTheMiddle() }
      gtk_widget_set_margin_top(window.button, 60)
      waitFor("the button to move") { (window.button.bounds(in: window.widget)?.minY ?? 0) > 90 }
      waitFor("the panel to follow") { isInTheMiddle() }
      XCTAssertEqual(gtk_widget_get_parent(window.button), parent, "nothing was re-parented")
      hud.end()
    }
  }

  func test_it_comes_and_goes_with_its_widget() {
    withWindow { window, _ in
      let hud = TestHUD(GTKHost(over: window.button.raw))
      hud.show()
      hud.forgetPosts()
      gtk_widget_set_visible(window.button, false.gboolean)
      XCTAssertEqual(gtk_widget_get_mapped(hud.stage!.widget), 0)
      gtk_widget_set_visible(window.button, true.gboolean)
      waitFor("the HUD to come back") { gtk_widget_get_mapped(hud.stage!.widget) != 0 }
      XCTAssertEqual(hud.posts, [])
      gtk_box_remove(window.box.cast(), window.button)
      XCTAssertEqual(hud.posts, ["WillDisappear hostGone", "DidDisappear hostGone"])
      hud.end()
    }
  }

  func test_what_is_scrolled_out_of_sight_of_its_widget_is_not_covered_either() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      let scroller = gtk_scrolled_window_new()!
      let page = gtk_label_new("Page")!
      gtk_widget_set_size_request(page, 200, 700)
      gtk_widget_set_vexpand(scroller, true.gboolean)
      gtk_scrolled_window_set_child(scroller.opaque, page)
      // Bars that come and go would be seen as changes.
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
      for widget in [window.entry, window.button] {
        gtk_widget_set_visible(widget, false.gboolean)
      }
      gtk_box_append(window.box.cast(), gtk_label_new("Above"))
      gtk_box_append(window.box.cast(), scroller)
      gtk_box_append(window.box.cast(), gtk_label_new("Below"))
      window.present()
      waitFor("the page to have a place") { (page.bounds(in: window.widget)?.height ?? 0) >= 700 }
      spend(.milliseconds(200))
      let bare = window.picture()
      let view = scroller.bounds(in: window.widget)!

      let hud = TestHUD(GTKHost(over: page.raw))
      hud.show(mask: .black)
      /// What a mask over the page covers of the window.
      @MainActor func covered() -> CGRect? {
        window.picture().areaThatDiffers(from: bare)
      }
      waitFor("the part in sight to be covered") { covered() == view }
      let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque)
      gtk_adjustment_set_value(adjustment, 350)
      let lower = { page.bounds(in: window.widget)?.minY == view.minY - 350 }
      waitFor("the page to be scrolled", until: lower)
      waitFor("the panel to follow") {
        abs(hud.panelFrame(in: window).midY - window.center(of: page).y) <= 1
      }
      waitFor("no more than that to be covered") { covered() == view }
      hud.end()
      window.destroy()
    }
  }
}
#endif
