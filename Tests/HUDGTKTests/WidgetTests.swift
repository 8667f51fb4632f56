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
    MainActor.assumeIsolated {
      let one = TestWindow()
      let other = TestWindow()
      one.present()
      other.present()
      XCTAssertTrue(HUD.in(one.widget) === HUD.in(one.widget))
      XCTAssertFalse(HUD.in(one.widget) === HUD.in(other.widget))
      HUD.in(one.widget).show(HUD.Content(.spinner, title: "One"))
      HUD.in(other.widget).show(HUD.Content(.spinner, title: "Other"))
      HUD.in(one.widget).dismiss()
      waitFor("one to go") { HUD.in(one.widget).showing == nil }
      XCTAssertTrue(HUD.in(other.widget).isVisible)
      other.destroy()
      one.destroy()
    }
  }

  func test_a_window_that_goes_takes_its_own_HUD_with_it() {
    MainActor.assumeIsolated {
      let one = TestWindow()
      let other = TestWindow()
      one.present()
      other.present()
      weak let controller = HUD.in(other.widget)
      controller?.show(HUD.Content(.spinner, title: "Other"))
      other.destroy()
      waitFor("the HUD to be let go") { controller == nil }
      one.destroy()
    }
  }

  func test_SI20_over_a_widget_it_stands_in_its_middle_and_follows_it() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
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
      window.destroy()
    }
  }

  func test_it_comes_and_goes_with_its_widget() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
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
      window.destroy()
    }
  }
}
#endif
