#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// The input that reaches the app or the HUD, from a real pointer and keyboard.
final class InputTests: GTKTestCase {
  func test_O5_without_a_mask_pointer_and_keyboard_reach_the_app_but_not_below_the_panel() {
    withWindow { window, hud in
      hud.show(mask: .none)
      gtk_widget_grab_focus(window.entry)
      let panel = hud.panelFrame(in: window)
      window.click(panel.center)
      XCTAssertEqual(window.clicks, 0, "a click on the panel")
      window.click(CGPoint(x: panel.minX - 5, y: panel.midY))
      XCTAssertEqual(window.clicks, 1, "a click beside the panel")
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
      XCTAssertEqual(
        hud.posts, ["WillAppear", "DidAppear"], "touches that reach the app are not posted")
    }
  }

  func test_a_mask_keeps_pointer_and_keyboard_from_the_app_and_gives_them_back() {
    withWindow { window, hud in
      gtk_widget_grab_focus(window.button)
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
    }
  }

  func test_the_focus_comes_back_after_two_HUDs_in_one_window() {
    for isFirstTheFirstToEnd in [true, false] {
      withWindow { window, hud in
        let other = TestHUD(GTKHost(over: window.box))
        gtk_widget_grab_focus(window.entry)
        window.select(4, 7)
        other.show(mask: .black)
        hud.show(mask: .black)
        (isFirstTheFirstToEnd ? other : hud).end()
        (isFirstTheFirstToEnd ? hud : other).end()
        XCTAssertEqual(window.focused?.isBelow(window.entry), true)
        XCTAssertEqual(window.selection, [4, 7, 7])
      }
    }
  }

  func test_SI26_Escape_and_the_button_cancel() {
    withWindow { window, hud in
      var cancellations = 0
      let cancel = HUD.Action("Cancel", role: .cancel) { cancellations += 1 }
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
      XCTAssertEqual(cancellations, 3, "the button must not have the focus")
      window.type("Tab")
      window.type("Return")
      waitFor("the button to be pressed by a key") { cancellations == 4 }
      XCTAssertEqual(window.clicks, 0)
    }
  }

  func test_the_windows_own_controls_work_behind_a_mask_and_the_apps_do_not() {
    withWindow(TestWindow(titleBar: gtk_header_bar_new())) { window, hud in
      let bar = gtk_window_get_titlebar(window.widget.cast())!
      let action = gtk_button_new_with_label("Action")!
      gtk_header_bar_pack_start(bar.opaque, action)
      var actions = 0
      var closes = 0
      var connections = [
        action.raw.on("clicked") { actions += 1 },
        window.widget.raw.on("destroy") { closes += 1 },
      ]
      waitFor("the button to have a place") { gtk_widget_get_width(action) > 0 }
      window.click(window.center(of: action))
      XCTAssertEqual(actions, 1)
      hud.show(mask: .black)
      window.click(window.center(of: action))
      XCTAssertEqual(actions, 1)
      let close = find(in: bar) { gtk_widget_has_css_class($0, "close") != 0 }
      window.click(window.center(of: close!))
      waitFor("the window to close") { closes == 1 }
      XCTAssertNil(hud.stage)
      connections.disconnect()
    }
  }

  func test_a_title_bar_under_a_mask_is_dimmed_except_for_the_windows_own_buttons() {
    for mask in [HUD.Mask.black, .gradient, .blur, .clear, .none] {
      withWindow(TestWindow(titleBar: gtk_header_bar_new())) { window, hud in
        let bar = gtk_window_get_titlebar(window.widget.cast())!
        let action = gtk_button_new_with_label("Action")!
        gtk_header_bar_pack_start(bar.opaque, action)
        waitFor("the button to have a place") { gtk_widget_get_width(action) > 0 }
        @MainActor func dimmed(_ condition: (Widget) -> Bool) -> Bool {
          Bool(gtk_widget_has_css_class(find(in: bar, condition)!, "hud-masked"))
        }
        @MainActor func parts() -> [Bool] {
          [
            dimmed { $0 == bar }, dimmed { $0 == action },
            dimmed { $0.raw.isA(gtk_window_controls_get_type()) },
          ]
        }
        hud.show(mask: mask)
        let isSeen = ![.clear, .none].contains(mask)
        waitFor("the mask to be drawn") { (hud.stage?.mask != nil) == isSeen }
        XCTAssertEqual(parts(), [isSeen, isSeen, false], "\(mask)")
        hud.controller.dismiss()
        XCTAssertEqual(parts(), [false, false, false], "\(mask)")
      }
    }
  }

  func test_O5_panel_and_mask_keep_presses_from_the_gestures_of_everything_below_them() {
    for phase in [GTK_PHASE_CAPTURE, GTK_PHASE_BUBBLE] {
      withWindow(TestWindow(overlay: true)) { window, hud in
        var presses = 0
        var connections: [Connection] = []
        for widget in [window.widget, gtk_window_get_child(window.widget.cast())!] {
          let gesture = gtk_gesture_click_new()!
          gtk_event_controller_set_propagation_phase(gesture, phase)
          gtk_widget_add_controller(widget, gesture)
          connections.append(gesture.raw.on("pressed") { presses += 1 })
        }
        let beside = CGPoint(x: 20, y: 200)
        var cancellations = 0
        let cancel = HUD.Action("Cancel", role: .cancel, keepsHUD: true) { cancellations += 1 }
        hud.show(mask: .black, action: cancel)
        window.click(beside)
        window.click(hud.panelFrame(in: window).center)
        XCTAssertEqual(presses, 0)
        window.click(hud.stage!.panel.button!.widget.bounds(in: window.widget)!.center)
        XCTAssertEqual(cancellations, 1)
        if phase == GTK_PHASE_BUBBLE { XCTAssertEqual(presses, 0) }
        presses = 0
        hud.show(mask: .none)
        window.click(hud.panelFrame(in: window).center)
        XCTAssertEqual(presses, 0)
        connections.disconnect()
      }
    }
  }

  func test_the_edge_of_a_window_can_be_dragged_behind_a_mask() throws {
    try withWindow(TestWindow(titleBar: gtk_header_bar_new())) { window, hud in
      var left = 0.0
      var top = 0.0
      gtk_native_get_surface_transform(window.widget.opaque, &left, &top)
      try XCTSkipUnless(left > 2, "GTK draws no edge here.")
      var presses = 0
      // Keeps the presses from GTK, because without a window manager GTK resizes no window.
      let events = gtk_event_controller_legacy_new()!
      gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(window.widget, events)
      let connection = events.raw.onEvent { event in
        guard gdk_event_get_event_type(event) == GDK_BUTTON_PRESS else { return false }
        presses += 1
        return true
      }
      hud.show(mask: .black)
      hud.forgetPosts()
      window.clickSurface(CGPoint(x: 2, y: 150))
      XCTAssertEqual(presses, 1)
      XCTAssertEqual(hud.posts, [])
      window.clickSurface(CGPoint(x: left + 2, y: 150))
      XCTAssertEqual(presses, 1)
      XCTAssertEqual(hud.posts, ["DidReceiveTouch"])
      connection.disconnect()
    }
  }

  func test_S8_grace_time_blocks_nothing() {
    withWindow { window, hud in
      hud.controller.show(
        HUD.Content(.spinner), options: HUD.Options(mask: .black, graceTime: .seconds(60)))
      window.click(window.center(of: window.button))
      window.type("ctrl+t")
      XCTAssertEqual([window.clicks, window.accelerations], [1, 1])
      XCTAssertEqual(hud.posts, [])
    }
  }

  func test_a_mask_pops_down_what_is_open_above_the_window() {
    withWindow { window, hud in
      let popover = gtk_popover_new()!
      gtk_popover_set_child(popover.cast(), gtk_label_new("Above"))
      gtk_widget_set_parent(popover, window.button)
      gtk_popover_popup(popover.cast())
      waitFor("the popover") { gtk_widget_get_mapped(popover) != 0 }
      hud.show(mask: .none)
      XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
      hud.show(mask: .black)
      waitFor("the popover to go") { gtk_widget_get_mapped(popover) == 0 }
      gtk_widget_unparent(popover)
    }
  }

  func test_a_popover_that_opens_behind_a_mask_is_popped_down_at_once() {
    for hidesItself in [true, false] {
      withWindow { window, hud in
        let inside = gtk_button_new_with_label("Inside")!
        var presses = 0
        let connection = inside.raw.on("clicked") { presses += 1 }
        let popover = gtk_popover_new()!
        gtk_popover_set_autohide(popover.cast(), hidesItself.gboolean)
        gtk_popover_set_child(popover.cast(), inside)
        gtk_widget_set_parent(popover, window.button)
        hud.show(mask: .black)
        gtk_popover_popup(popover.cast())
        waitFor("the popover to go") { gtk_widget_get_mapped(popover) == 0 }
        XCTAssertEqual(window.focused, hud.stage?.panel.widget)
        window.type("space")
        XCTAssertEqual(presses, 0)
        hud.end()
        gtk_popover_popup(popover.cast())
        gtk_widget_grab_focus(inside)
        window.type("space")
        waitFor("a press") { presses == 1 }
        connection.disconnect()
        gtk_popover_popdown(popover.cast())
        waitFor("the popover to go") { gtk_widget_get_mapped(popover) == 0 }
        gtk_widget_unparent(popover)
      }
    }
  }

  func test_a_popover_that_its_app_opens_again_and_again_stays() {
    for (hidesItself, isOpen) in [(true, true), (true, false), (false, false)] {
      withWindow { window, hud in
        let inside = gtk_button_new_with_label("Inside")!
        let popover = gtk_popover_new()!
        gtk_popover_set_autohide(popover.cast(), hidesItself.gboolean)
        gtk_popover_set_child(popover.cast(), inside)
        gtk_widget_set_parent(popover, window.button)
        var (presses, closings) = (0, 0)
        var connections = [
          inside.raw.on("clicked") { presses += 1 },
          popover.raw.on("closed") {
            closings += 1
            gtk_popover_popup(popover.cast())
          },
        ]
        if isOpen { gtk_popover_popup(popover.cast()) }
        hud.show(mask: .black)
        if !isOpen { gtk_popover_popup(popover.cast()) }
        waitFor("the popover to insist") { closings == 1 }
        spend(.milliseconds(300))
        XCTAssertEqual(closings, 1)
        XCTAssertNotEqual(gtk_widget_get_mapped(popover), 0)
        window.click(popover.centerOfPopover)
        XCTAssertEqual(presses, 1)
        connections.disconnect()
        gtk_popover_popdown(popover.cast())
        gtk_widget_unparent(popover)
      }
    }
  }

  func test_a_toast_stays_while_the_pointer_is_on_it() {
    withPlayedWindow { window, hud, clock in
      window.movePointer(to: CGPoint(x: 5, y: 5))
      hud.show(.success, "Saved", duration: .milliseconds(800))
      window.movePointer(to: hud.panelFrame(in: window).center)
      waitFor("the pointer to arrive") { hud.host.presenter!.isAttended }
      clock.advance(by: .seconds(1)) { window.drawFrame() }
      XCTAssertTrue(hud.controller.isVisible)
      window.movePointer(to: CGPoint(x: 5, y: 5))
      waitFor("the pointer to leave") { !hud.host.presenter!.isAttended }
      clock.play(in: window, untilSeeing: "the toast gone") { !hud.controller.isVisible }
      XCTAssertEqual(hud.posts.last, "DidDisappear timedOut")
    }
  }

  func test_a_toast_whose_window_closes_under_the_pointer_ends_in_the_next_one() {
    withPlayedWindow(TestWindow(size: CGSize(width: 240, height: 160))) { window, hud, clock in
      let other = TestWindow(size: CGSize(width: 600, height: 500))
      other.present()
      other.movePointer(to: CGPoint(x: 5, y: 5))
      hud.show(.success, "Saved", duration: .seconds(2))
      other.movePointer(to: hud.panelFrame(in: other).center)
      waitFor("the pointer to arrive") { hud.host.presenter!.isAttended }
      other.destroy()
      XCTAssertEqual(hud.stage?.widget.window, window.widget)
      clock.play(in: window, untilSeeing: "the toast gone") { !hud.controller.isVisible }
      XCTAssertEqual(hud.posts.last, "DidDisappear timedOut")
    }
  }

  func test_a_toast_whose_widget_is_hidden_under_the_pointer_ends() {
    withWindow { window, _ in
      let clock = ManualClock()
      let hud = TestHUD(GTKHost(WeakReference(window.button.raw), clock: clock))
      window.movePointer(to: CGPoint(x: 5, y: 5))
      hud.show(.success, "Saved", duration: .milliseconds(800))
      window.movePointer(to: hud.panelFrame(in: window).center)
      waitFor("the pointer to arrive") { hud.host.presenter!.isAttended }
      gtk_widget_set_visible(window.button, false.gboolean)
      XCTAssertFalse(hud.host.presenter!.isAttended)
      clock.play(in: window, untilSeeing: "the toast gone") { !hud.controller.isVisible }
      hud.end()
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// The centre of the popover in the coordinates of its parent surface.
  fileprivate var centerOfPopover: CGPoint {
    let surface = gtk_native_get_surface(opaque)
    return CGPoint(
      x: CGFloat(gdk_popup_get_position_x(surface) + gdk_surface_get_width(surface) / 2),
      y: CGFloat(gdk_popup_get_position_y(surface) + gdk_surface_get_height(surface) / 2))
  }
}
#endif
