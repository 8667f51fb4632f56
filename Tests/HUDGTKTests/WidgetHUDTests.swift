#if GTK && os(Linux)
import CHUDGTK
import Foundation
import HUD
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// A HUD over one window or widget.
final class WidgetHUDTests: GTKTestCase {
  func test_SI15_each_window_has_a_HUD_of_its_own() {
    withWindow { one, _ in
      let other = TestWindow()
      other.present()
      XCTAssertTrue(HUD.in(one.widget) === HUD.in(one.widget))
      XCTAssertTrue(HUD.in(one.widget) === HUD.in(one.widget.raw))
      XCTAssertTrue(HUD.in(one.widget) === HUD.in(one.widget.opaque))
      // Swift imports GTK's functions with results that are Optionals.
      XCTAssertTrue(HUD.in(one.widget) === HUD.in(Optional(one.widget)))
      XCTAssertFalse(HUD.in(one.widget) === HUD.in(other.widget))
      HUD.in(one.widget).show(HUD.Content(.spinner, status: "One"))
      HUD.in(other.widget).show(HUD.Content(.spinner, status: "Other"))
      HUD.in(one.widget).dismiss()
      waitFor("one to go") { HUD.in(one.widget).panel?.request == nil }
      XCTAssertTrue(HUD.in(other.widget).isVisible)
      other.destroy()
    }
  }

  func test_a_window_that_goes_takes_its_own_HUD_with_it() {
    withWindow { _, _ in
      let other = TestWindow()
      other.present()
      weak let controller = HUD.in(other.widget)
      controller?.show(HUD.Content(.spinner, status: "Other"))
      other.destroy()
      waitFor("the HUD to be let go") { controller == nil }
    }
  }

  func test_a_window_that_never_opened_ends_the_HUDs_that_waited_for_it() {
    withWindow { _, _ in
      let never = TestWindow()
      let hud = HUD.in(never.widget)
      hud.show(HUD.Content(.spinner, status: "Waits"))
      var reason: HUD.Reason?
      hud.dismiss(after: .seconds(1000)) { reason = $0 }
      never.destroy()
      XCTAssertEqual(reason, .neverShown)
    }
  }

  func test_whoever_hears_that_its_widget_went_may_show_the_next_HUD_elsewhere() {
    withWindow { window, _ in
      let page = gtk_label_new("Page")!
      gtk_box_append(window.box.cast(), page)
      let controller = HUDController(host: GTKHost(over: page.raw))
      waitFor("the page to be seen") { gtk_widget_get_mapped(page) != 0 }
      controller.show(HUD.Content(status: "Here"))
      let observer = NotificationCenter.default.addObserver(
        forName: HUD.didDisappearNotification, object: controller, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          controller.move(to: GTKHost(over: window.widget.raw))
          controller.show(HUD.Content(status: "There"))
        }
      }
      gtk_box_remove(window.box.cast(), page)
      XCTAssertTrue(controller.isVisible)
      XCTAssertEqual(controller.panel?.request.content.status, "There")
      NotificationCenter.default.removeObserver(observer)
      controller.dismiss()
      waitFor("the HUD to go") { controller.panel?.request == nil }
    }
  }

  func test_SI20_a_HUD_over_a_widget_is_in_the_middle_of_the_widget_and_follows_it() {
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
      XCTAssertEqual(
        gtk_widget_get_parent(window.button), parent, "the button must keep its parent")
      hud.end()
    }
  }

  func test_a_widget_that_goes_while_its_HUD_comes_is_not_asked_any_more() {
    // Freed memory is overwritten at once, so that any use of it fails reliably.
    inAProcessOfItsOwn(["MALLOC_PERTURB_": "165", "G_SLICE": "always-malloc"]) {
      let window = TestWindow()
      window.present()
      let other = TestWindow()
      let hud = TestHUD(GTKHost(over: window.button.raw))
      let observer = NotificationCenter.default.addObserver(
        forName: HUD.didAppearNotification, object: hud.controller, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          gtk_box_remove(window.box.cast(), window.button)
          // Presenting a window makes all hosts check their windows.
          other.present()
        }
      }
      hud.controller.show(HUD.Content(.spinner), options: HUD.Options(mask: .black))
      XCTAssertEqual(hud.posts.suffix(2), ["WillDisappear hostGone", "DidDisappear hostGone"])
      NotificationCenter.default.removeObserver(observer)
      hud.end()
      other.destroy()
      window.destroy()
    }
  }

  func test_SI15_a_mask_over_a_widget_keeps_input_from_that_widget_and_from_nothing_else() {
    withWindow { window, _ in
      gtk_widget_grab_focus(window.button)
      let hud = TestHUD(GTKHost(over: window.button.raw))
      hud.show(mask: .black)
      window.click(window.center(of: window.button))
      for key in ["space", "Return", "ctrl+t"] { window.type(key) }
      XCTAssertEqual([window.clicks, window.accelerations], [0, 0])
      XCTAssertEqual(window.focused, hud.stage?.panel.widget)

      window.type("Tab")
      XCTAssertEqual(
        window.focused.map { $0.isBelow(window.entry) }, true,
        "Tab moves the focus out of the masked widget")
      for key in ["Return", "ctrl+t"] { window.type(key) }
      XCTAssertEqual([window.activations, window.accelerations], [1, 1])
      window.click(window.center(of: window.entry))
      XCTAssertEqual(
        hud.posts.count { $0 == "DidReceiveTouch" }, 1, "touches on the entry are not posted")
      gtk_widget_grab_focus(window.button)
      window.type("space")
      XCTAssertEqual(window.clicks, 0)
      hud.end()
      window.type("space")
      waitFor("a click by Space") { window.clicks == 1 }
    }
  }

  func test_a_mask_over_a_widget_leaves_the_focus_where_it_is_not_in_the_way() {
    withWindow { window, _ in
      gtk_widget_grab_focus(window.button)
      let hud = TestHUD(GTKHost(over: window.entry.raw))
      hud.show(mask: .black)
      XCTAssertEqual(window.focused, window.button)
      window.click(window.center(of: window.button))
      XCTAssertEqual(window.clicks, 1)
      window.type("space")
      waitFor("a click by Space") { window.clicks == 2 }
      window.click(window.center(of: window.entry))
      XCTAssertEqual(window.focused, window.button)
      hud.end()
      XCTAssertEqual(window.focused, window.button)
    }
  }

  func test_a_mask_over_a_widget_that_is_hidden_blocks_nothing() {
    withWindow { window, _ in
      gtk_widget_grab_focus(window.button)
      let hud = TestHUD(GTKHost(over: window.button.raw))
      hud.show(mask: .black)
      gtk_widget_set_visible(window.button, false.gboolean)
      gtk_widget_grab_focus(window.entry)
      for key in ["Return", "ctrl+t"] { window.type(key) }
      XCTAssertEqual([window.activations, window.accelerations], [1, 1])
      gtk_widget_set_visible(window.button, true.gboolean)
      waitFor("the HUD to come back") { gtk_widget_get_mapped(hud.stage!.widget) != 0 }
      spend(.milliseconds(100))
      window.click(window.center(of: window.button))
      XCTAssertEqual(window.clicks, 0)
      hud.end()
    }
  }

  func test_a_mask_over_a_widget_pops_down_what_is_open_above_that_one() {
    withWindow { window, _ in
      let popovers = [window.entry, window.button].map { parent in
        let popover = gtk_popover_new()!
        gtk_popover_set_autohide(popover.cast(), false.gboolean)
        gtk_popover_set_child(popover.cast(), gtk_label_new("Above"))
        gtk_widget_set_parent(popover, parent)
        gtk_popover_popup(popover.cast())
        return popover
      }
      waitFor("the popovers") { popovers.allSatisfy { gtk_widget_get_mapped($0) != 0 } }
      let hud = TestHUD(GTKHost(over: window.button.raw))
      hud.show(mask: .black)
      waitFor("one to go") { gtk_widget_get_mapped(popovers[1]) == 0 }
      XCTAssertNotEqual(gtk_widget_get_mapped(popovers[0]), 0)
      hud.end()
      for popover in popovers { gtk_widget_unparent(popover) }
    }
  }

  func test_a_HUD_over_a_popover_or_a_widget_in_it_is_in_the_popover() {
    for (hidesItself, isWhole) in [(true, true), (true, false), (false, true), (false, false)] {
      withWindow { window, _ in
        let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
        let buttons = ["One", "Other"].map { (label: String) in gtk_button_new_with_label(label)! }
        for button in buttons {
          gtk_widget_set_size_request(button, 160, 60)
          gtk_box_append(box.cast(), button)
        }
        var presses = [0, 0]
        var connections = (0...1).map { index in
          buttons[index].raw.on("clicked") { presses[index] += 1 }
        }
        let popover = gtk_popover_new()!
        gtk_popover_set_autohide(popover.cast(), hidesItself.gboolean)
        gtk_popover_set_child(popover.cast(), box)
        gtk_widget_set_parent(popover, window.entry)
        @MainActor func open() {
          gtk_popover_popup(popover.cast())
          waitFor("the popover") { gtk_widget_get_width(buttons[0]) > 0 }
          spend(.milliseconds(200))
        }
        /// Clicks the middle of a button in the popover.
        @MainActor func click(_ button: Widget) {
          let surface = gtk_native_get_surface(popover.opaque)
          var left = 0.0
          var top = 0.0
          gtk_native_get_surface_transform(popover.opaque, &left, &top)
          let center = button.bounds(in: popover)!.center
          window.click(
            CGPoint(
              x: CGFloat(gdk_popup_get_position_x(surface)) + left + center.x,
              y: CGFloat(gdk_popup_get_position_y(surface)) + top + center.y))
        }
        open()
        let hud = TestHUD(GTKHost(over: isWhole ? popover.raw : buttons[0].raw))
        hud.show(mask: .black, dismissal: [])
        XCTAssertEqual(hud.stage?.widget.isBelow(popover), true)
        // If a popover without a grab of its own has just opened, GTK may send the first click to
        // the window below, with or without a HUD.
        if hidesItself {
          for button in buttons { click(button) }
          XCTAssertTrue(hud.posts.contains("DidReceiveTouch"))
        }
        gtk_widget_grab_focus(buttons[0])
        window.type("space")
        XCTAssertEqual(presses, isWhole || !hidesItself ? [0, 0] : [0, 1])
        XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)

        gtk_popover_popdown(popover.cast())
        waitFor("the popover to close") { gtk_widget_get_mapped(popover) == 0 }
        gtk_widget_grab_focus(window.button)
        // GTK ignores the first click after it has closed a popover, so press keys.
        window.type("space")
        waitFor("a click by Space") { window.clicks == 1 }
        window.type("ctrl+t")
        XCTAssertEqual(window.accelerations, 1)

        open()
        waitFor("the HUD to be visible again") { gtk_widget_get_mapped(hud.stage!.widget) != 0 }
        XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
        hud.end()
        gtk_widget_grab_focus(buttons[0])
        window.type("space")
        waitFor("a press by Space") { presses[0] == 1 }
        connections.disconnect()
        gtk_popover_popdown(popover.cast())
        gtk_widget_unparent(popover)
      }
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
      // Scroll bars that appear and disappear would count as changes.
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
      for widget in [window.entry, window.button] {
        gtk_widget_set_visible(widget, false.gboolean)
      }
      gtk_box_append(window.box.cast(), gtk_label_new("Above"))
      gtk_box_append(window.box.cast(), scroller)
      let below = gtk_label_new("Below")!
      gtk_box_append(window.box.cast(), below)
      window.present()
      waitFor("the page to have a place") { (page.bounds(in: window.widget)?.height ?? 0) >= 700 }
      spend(.milliseconds(200))
      let bare = window.picture()
      let view = scroller.bounds(in: window.widget)!

      let hud = TestHUD(GTKHost(over: page.raw))
      hud.show(mask: .black)
      /// The area of the window that differs from the picture without the mask.
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
      hud.forgetPosts()
      window.click(window.center(of: below))
      XCTAssertEqual(hud.posts, [], "a widget over the page is not masked")
      window.click(view.center)
      XCTAssertEqual(hud.posts.first, "DidReceiveTouch")
      hud.end()
      window.destroy()
    }
  }
}
#endif
