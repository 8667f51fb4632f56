#if GTK && os(Linux)
import CGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// What gets through a HUD, with a real pointer and a real keyboard.
final class InputTests: GTKTestCase {
  func test_without_a_mask_pointer_and_keyboard_reach_the_app() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      hud.show(mask: .none)
      gtk_widget_grab_focus(window.entry)
      window.click(hud.panelFrame(in: window).center)
      XCTAssertEqual(window.clicks, 1, "a click under the panel")
      gtk_widget_grab_focus(window.entry)
      window.type("Return")
      XCTAssertEqual(window.activations, 1, "Enter")
      window.type("Tab")
      XCTAssertEqual(window.focused, window.button, "Tab")
      window.type("space")
      waitFor("a click by Space") { window.clicks == 2 }
      window.type("ctrl+t")
      XCTAssertEqual(window.accelerations, 1, "an accelerator")
      window.type("alt+p")
      waitFor("a click by mnemonic") { window.clicks == 3 }
      XCTAssertEqual(hud.posts, ["WillAppear", "DidAppear"], "touches are the app's")
      hud.end()
      window.destroy()
    }
  }

  func test_a_mask_keeps_pointer_and_keyboard_from_the_app_and_gives_them_back() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
      gtk_widget_grab_focus(window.button)
      let hud = TestHUD()
      hud.show(mask: .clear)
      window.click(window.center(of: window.button))
      for key in ["Tab", "Return", "space", "ctrl+t", "alt+p", "x"] { window.type(key) }
      XCTAssertEqual([window.clicks, window.accelerations, window.activations], [0, 0, 0])
      XCTAssertEqual(window.focused, hud.stage?.panel.widget)
      hud.end()
      XCTAssertEqual(window.focused, window.button)
      window.click(window.center(of: window.button))
      window.type("ctrl+t")
      XCTAssertEqual([window.clicks, window.accelerations], [1, 1])
      window.destroy()
    }
  }

  func test_the_focus_comes_back_with_caret_and_selection() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
      gtk_widget_grab_focus(window.entry)
      gtk_editable_select_region(window.entry.opaque, 4, 7)
      let focus = window.focused
      let hud = TestHUD()
      hud.show(mask: .black)
      XCTAssertNotEqual(window.focused, focus)
      hud.end()
      XCTAssertEqual(window.focused, focus)
      var start: gint = 0
      var end: gint = 0
      gtk_editable_get_selection_bounds(window.entry.opaque, &start, &end)
      XCTAssertEqual([start, end, gtk_editable_get_position(window.entry.opaque)], [4, 7, 7])
      window.destroy()
    }
  }

  func test_SI26_Escape_and_the_button_cancel() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      var cancellations = 0
      let cancel = HUD.Action("Cancel") { cancellations += 1 }
      hud.show(mask: .black, action: cancel)
      window.type("Escape")
      XCTAssertEqual(cancellations, 1)
      XCTAssertNil(hud.stage)

      for mask in [HUD.Mask.none, .black] {
        hud.show(mask: mask, action: cancel)
        let button = hud.stage!.panel.button!.widget
        window.click(button.bounds(in: window.widget)!.center)
        XCTAssertNil(hud.stage)
      }
      XCTAssertEqual(cancellations, 3)

      hud.show(mask: .black, action: cancel)
      window.type("Return")
      XCTAssertEqual(cancellations, 3, "nobody went to the button")
      window.type("Tab")
      window.type("Return")
      waitFor("the button to be pressed by a key") { cancellations == 4 }
      XCTAssertEqual(window.clicks, 0)
      hud.end()
      window.destroy()
    }
  }

  func test_the_windows_own_controls_work_behind_a_mask_and_the_apps_do_not() {
    MainActor.assumeIsolated {
      let bar = gtk_header_bar_new()!
      let action = gtk_button_new_with_label("Action")!
      gtk_header_bar_pack_start(bar.opaque, action)
      let window = TestWindow(titleBar: bar)
      var actions = 0
      var closes = 0
      let connections = [
        action.raw.on("clicked") { actions += 1 },
        window.widget.raw.on("destroy") { closes += 1 },
      ]
      window.present()
      let hud = TestHUD()
      window.click(window.center(of: action))
      XCTAssertEqual(actions, 1)
      hud.show(mask: .black)
      window.click(window.center(of: action))
      XCTAssertEqual(actions, 1)
      let close = find(in: bar) { gtk_widget_has_css_class($0, "close") != 0 }
      window.click(window.center(of: close!))
      waitFor("the window to close") { closes == 1 }
      XCTAssertNil(hud.stage)
      for connection in connections { connection.disconnect() }
      hud.end()
    }
  }

  func test_touches_are_told_while_a_mask_blocks() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      hud.show(mask: .clear)
      hud.forgetPosts()
      window.click(CGPoint(x: 20, y: 200))
      XCTAssertEqual(hud.posts, ["DidReceiveTouch"])
      window.click(hud.panelFrame(in: window).center)
      XCTAssertEqual(hud.posts, ["DidReceiveTouch", "DidReceiveTouch", "DidTouchInside"])
      hud.end()
      window.destroy()
    }
  }

  func test_S8_grace_time_blocks_nothing() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      hud.controller.show(
        HUD.Content(.spinner), options: HUD.Options(mask: .black, graceTime: .seconds(60)))
      window.click(window.center(of: window.button))
      window.type("ctrl+t")
      XCTAssertEqual([window.clicks, window.accelerations], [1, 1])
      XCTAssertEqual(hud.posts, [])
      hud.end()
      window.destroy()
    }
  }

  func test_a_mask_pops_down_what_is_open_above_the_window() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
      let popover = gtk_popover_new()!
      gtk_popover_set_child(popover.cast(), gtk_label_new("Above"))
      gtk_widget_set_parent(popover, window.button)
      gtk_popover_popup(popover.cast())
      waitFor("the popover") { gtk_widget_get_mapped(popover) != 0 }
      let hud = TestHUD()
      hud.show(mask: .none)
      XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
      hud.show(mask: .black)
      waitFor("the popover to go") { gtk_widget_get_mapped(popover) == 0 }
      hud.end()
      gtk_widget_unparent(popover)
      window.destroy()
    }
  }

  func test_a_toast_stays_while_the_pointer_is_on_it() {
    MainActor.assumeIsolated {
      let window = TestWindow()
      window.present()
      window.movePointer(to: CGPoint(x: 5, y: 5))
      let hud = TestHUD()
      hud.show(.success, "Saved", duration: .milliseconds(400))
      window.movePointer(to: hud.panelFrame(in: window).center)
      spend(.milliseconds(600))
      XCTAssertTrue(hud.controller.isVisible)
      window.movePointer(to: CGPoint(x: 5, y: 5))
      waitFor("the toast to go") { !hud.controller.isVisible }
      XCTAssertEqual(hud.posts.last, "DidDisappear timedOut")
      hud.end()
      window.destroy()
    }
  }
}
#endif
