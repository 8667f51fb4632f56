#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// The choice of the HUD's window, and what the HUD changes in it.
final class WindowTests: GTKTestCase {
  func test_a_mask_of_each_kind_may_come_with_the_first_HUD_of_an_open_window() {
    for mask in [HUD.Mask.gradient, .blur, .black, .clear] {
      withWindow { _, hud in hud.show(mask: mask) }
    }
  }

  func test_a_title_bar_is_not_covered() {
    withWindow(TestWindow(titleBar: gtk_header_bar_new())) { window, hud in
      let bar = gtk_window_get_titlebar(window.widget.cast())!.bounds(in: window.widget)!
      hud.controller.show(
        HUD.Content(.ring(0.4)), options: HUD.Options(mask: .black, position: .top))
      waitFor("the HUD to be drawn") { hud.isDrawn }
      XCTAssertEqual(hud.panelFrame(in: window).minY, bar.maxY + 8, accuracy: 1)
    }
  }

  func test_wrapping_keeps_focus_caret_and_selection() {
    withWindow { window, hud in
      gtk_widget_grab_focus(window.entry)
      window.select(4, 7)
      let focus = window.focused
      hud.show()
      XCTAssertTrue(gtk_window_get_child(window.widget.cast())!.raw.isA(gtk_overlay_get_type()))
      XCTAssertEqual(window.focused, focus)
      spend(.milliseconds(100))
      XCTAssertEqual(window.selection, [4, 7, 7])
    }
  }

  func test_wrapping_keeps_the_place_from_which_Tab_goes_on() {
    withWindow { window, hud in
      gtk_widget_grab_focus(window.entry)
      hud.show()
      window.type("Tab")
      XCTAssertEqual(window.focused, window.button)
    }
  }

  func test_wrapping_keeps_the_widget_that_Enter_presses() {
    withWindow { window, hud in
      gtk_window_set_default_widget(window.widget.cast(), window.button)
      gtk_entry_set_activates_default(window.entry.cast(), true.gboolean)
      gtk_widget_grab_focus(window.entry)
      hud.show()
      XCTAssertEqual(gtk_window_get_default_widget(window.widget.cast()), window.button)
      window.type("Return")
      waitFor("the button to be pressed") { window.clicks == 1 }
    }
  }

  func test_a_window_whose_content_is_no_widget_is_one_like_others() {
    withWindow(TestWindow(windowWithATextAsContent())) { window, hud in
      hud.show()
      XCTAssertEqual(hud.stage?.widget.window, window.widget)
      XCTAssertTrue(gtk_window_get_child(window.widget.cast())!.raw.isA(gtk_overlay_get_type()))
    }
  }

  func test_the_content_is_wrapped_once_and_an_overlay_that_is_there_is_used() {
    inAProcessOfItsOwn {
      for hasOverlay in [false, true] {
        let window = TestWindow(overlay: hasOverlay)
        window.present()
        let hud = TestHUD()
        var unmaps = 0
        let connection = window.box.raw.on("unmap") { unmaps += 1 }
        for _ in 0..<3 {
          hud.show()
          hud.controller.dismiss()
        }
        XCTAssertEqual(unmaps, hasOverlay ? 0 : 1)
        connection.disconnect()
        hud.end()
        window.destroy()
      }
    }
  }

  func test_the_content_of_a_window_that_opens_after_the_first_HUD_is_realized_once() {
    withWindow { _, hud in
      let window = TestWindow()
      var counts = [0, 0]
      var connections = [
        window.box.raw.on("realize") { counts[0] += 1 },
        window.box.raw.on("map") { counts[1] += 1 },
      ]
      gtk_widget_grab_focus(window.button)
      window.present()
      hud.show()
      XCTAssertEqual(hud.stage?.widget.window, window.widget)
      XCTAssertEqual(counts, [1, 1])
      XCTAssertEqual(window.focused, window.button)
      connections.disconnect()
      hud.end()
      window.destroy()
    }
  }

  func test_the_first_HUD_in_a_window_waits_while_the_user_drags_in_it() {
    inAProcessOfItsOwn {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      let scale = gtk_scale_new_with_range(GTK_ORIENTATION_HORIZONTAL, 0, 100, 1)!
      gtk_widget_set_size_request(scale, 300, -1)
      gtk_box_prepend(window.box.cast(), scale)
      waitFor("the scale to have a place") { gtk_widget_get_height(scale) > 0 }
      gtk_range_set_value(scale.cast(), 0)
      @MainActor func value() -> Double { gtk_range_get_value(scale.cast()) }
      let (start, end) = (CGPoint(x: 20, y: 15), CGPoint(x: 360, y: 15))
      window.movePointer(to: start)
      Screen.run("xdotool", "mousedown", "1")
      spend(Desktop.reactionTime)
      hud.controller.show(HUD.Content(status: "Loading"))
      spend(.milliseconds(200))
      XCTAssertNil(hud.stage)
      window.movePointer(to: end)
      XCTAssertGreaterThan(value(), 50)
      Screen.run("xdotool", "mouseup", "1")
      waitFor("the HUD", atMost: .seconds(1)) { hud.stage != nil }
      hud.end()
      window.destroy()
    }
  }

  func test_the_first_HUD_in_a_window_waits_for_a_drag_two_seconds_at_most() {
    inAProcessOfItsOwn {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      window.movePointer(to: window.center(of: window.button))
      Screen.run("xdotool", "mousedown", "1")
      spend(Desktop.reactionTime)
      hud.controller.show(HUD.Content(status: "Loading"))
      XCTAssertNil(hud.stage)
      waitFor("the HUD after two seconds", atMost: .seconds(4)) { hud.stage != nil }
      Screen.run("xdotool", "mouseup", "1")
      spend(Desktop.reactionTime)
      hud.end()
      window.destroy()
    }
  }

  func test_an_overlay_of_the_apps_own_leaves_the_window_as_it_is() {
    inAProcessOfItsOwn {
      let window = TestWindow()
      let paned = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      let overlay = gtk_overlay_new()!
      gtk_window_set_child(window.widget.cast(), paned)
      gtk_widget_set_hexpand(overlay, true.gboolean)
      gtk_overlay_set_child(overlay.opaque, gtk_label_new("Mine"))
      gtk_box_append(paned.cast(), gtk_label_new("Not mine"))
      gtk_box_append(paned.cast(), overlay)
      gtk_window_present(window.widget.cast())
      waitFor("the overlay to have a size") { gtk_widget_get_width(overlay) > 0 }
      for host in [GTKHost(overlay: overlay), GTKHost(over: overlay)] {
        let hud = TestHUD(host)
        hud.show()
        XCTAssertEqual(gtk_window_get_child(window.widget.cast()), paned)
        XCTAssertEqual(hud.host.metrics.size.width, CGFloat(gtk_widget_get_width(overlay)))
        hud.end()
      }
      window.destroy()
    }
  }

  func test_a_HUD_leaves_the_question_of_a_small_dialog_alone_but_not_a_large_one() {
    for (isMessage, size, isSkipped) in [
      (true, 380, true), (false, 150, true), (false, 350, false),
    ] {
      withWindow { window, hud in
        let type = isMessage ? gtk_message_dialog_get_type() : gtk_window_get_type()
        let dialog: Widget = g_object_new_with_properties(type, 0, nil, nil).raw.cast()
        gtk_window_set_transient_for(dialog.cast(), window.widget.cast())
        gtk_window_set_modal(dialog.cast(), true.gboolean)
        let delete = gtk_button_new_with_label("Delete")!
        var deletions = 0
        let connection = delete.raw.on("clicked") { deletions += 1 }
        let question = TestWindow(dialog, size: CGSize(width: size, height: size - 60))
        gtk_box_append(question.box.cast(), delete)
        question.present()
        hud.show(mask: .black)
        XCTAssertEqual(hud.stage?.widget.window, isSkipped ? window.widget : dialog)
        question.click(question.center(of: delete))
        XCTAssertEqual(deletions, isSkipped ? 1 : 0)
        let own = TestHUD(GTKHost(over: dialog))
        own.show()
        XCTAssertEqual(own.stage?.widget.window, dialog)
        own.end()
        connection.disconnect()
        hud.end()
        question.destroy()
      }
    }
  }

  func test_a_window_that_closes_or_hides_hands_the_HUD_on_without_posts() {
    for hides in [false, true] {
      withWindow { one, hud in
        let other = TestWindow()
        other.present()
        hud.show(mask: .clear)
        XCTAssertEqual(hud.stage?.widget.window, other.widget)
        hud.forgetPosts()
        if hides { gtk_widget_set_visible(other.widget, false.gboolean) } else { other.destroy() }
        XCTAssertEqual(hud.stage?.widget.window, one.widget)
        waitFor("the HUD to be drawn") { hud.isDrawn }
        XCTAssertEqual(hud.posts, [])
        if hides { other.destroy() }
        one.destroy()
        XCTAssertEqual(hud.posts, ["WillDisappear hostGone", "DidDisappear hostGone"])
        XCTAssertNil(hud.stage)
      }
    }
  }

  func test_a_window_that_its_app_closes_under_a_mask_closes_as_without_one() {
    withWindow { one, hud in
      let other = TestWindow()
      other.present()
      hud.show(mask: .black)
      let refuse: @convention(c) (UnsafeMutableRawPointer?, gpointer?) -> gboolean = { _, _ in 1 }
      let refusal = g_signal_connect_data(
        other.widget.raw, "close-request", unsafeBitCast(refuse, to: GCallback.self), nil, nil,
        GConnectFlags(rawValue: 0))
      gtk_window_close(other.widget.cast())
      spend(.milliseconds(50))
      XCTAssertEqual(hud.stage?.widget.window, other.widget)
      g_signal_handler_disconnect(other.widget.raw, refusal)
      hud.forgetPosts()
      gtk_window_close(other.widget.cast())
      waitFor("the HUD to move") { hud.stage?.widget.window == one.widget }
      waitFor("the HUD to be drawn") { hud.isDrawn }
      one.focus()
      one.click(CGPoint(x: 20, y: 200))
      XCTAssertEqual(one.clicks, 0)
      XCTAssertEqual(hud.posts, ["DidReceiveTouch"])
      hud.forgetPosts()
      gtk_window_close(one.widget.cast())
      waitFor("the HUD to go") { hud.stage == nil }
      XCTAssertEqual(hud.posts, ["WillDisappear hostGone", "DidDisappear hostGone"])
    }
  }

  func test_a_window_that_is_closed_because_the_HUD_will_appear_takes_it_along() {
    withWindow { window, hud in
      let observer = NotificationCenter.default.addObserver(
        forName: HUD.willAppearNotification, object: hud.controller, queue: nil
      ) { _ in MainActor.assumeIsolated { window.destroy() } }
      hud.show(mask: .black, action: HUD.Action("Cancel", role: .cancel) {})
      XCTAssertEqual(hud.posts.first, "WillAppear")
      XCTAssertEqual(hud.posts.suffix(2), ["WillDisappear hostGone", "DidDisappear hostGone"])
      NotificationCenter.default.removeObserver(observer)
    }
  }

  func test_HUDs_may_be_let_go_while_others_hear_of_a_window_that_went() {
    inAProcessOfItsOwn {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      hud.show()
      var others = (0..<30).map { _ in HUDController(host: GTKHost()) }
      let observer = NotificationCenter.default.addObserver(
        forName: HUD.didDisappearNotification, object: hud.controller, queue: nil
      ) { _ in MainActor.assumeIsolated { others = [] } }
      window.destroy()
      XCTAssertEqual(hud.posts.last, "DidDisappear hostGone")
      XCTAssertEqual(others.count, 0)
      NotificationCenter.default.removeObserver(observer)
      hud.end()
    }
  }

  func test_the_window_of_GTKs_inspector_never_has_the_HUD() {
    inAProcessOfItsOwn {
      let window = TestWindow()
      window.present()
      let hud = TestHUD()
      gtk_window_set_interactive_debugging(true.gboolean)
      /// The inspector's window, once it is on the screen.
      @MainActor func inspector() -> Widget? {
        gtk_window_get_toplevels()!.items.first {
          $0.raw.typeName == "GtkInspectorWindow" && gtk_widget_get_mapped($0) != 0
        }
      }
      waitFor("the inspector") { inspector() != nil }
      waitFor("the inspector to be active") {
        gtk_window_is_active(inspector()!.cast()) != 0
          && gtk_window_is_active(window.widget.cast()) == 0
      }
      hud.show()
      XCTAssertEqual(hud.stage?.widget.window, window.widget)
      gtk_window_set_interactive_debugging(false.gboolean)
      hud.end()
      window.destroy()
    }
  }

  func test_a_window_that_loses_the_focus_keeps_the_HUD() {
    withWindow { one, hud in
      let other = TestWindow()
      other.present()
      one.focus()
      hud.show()
      other.focus()
      XCTAssertEqual(hud.stage?.widget.window, one.widget)
      hud.end()
      hud.show()
      XCTAssertEqual(hud.stage?.widget.window, other.widget)
      hud.end()
      other.destroy()
    }
  }

  func test_a_minimised_window_has_no_frames_and_its_HUD_still_comes_to_its_end() throws {
    try XCTSkipIf(Desktop.isWayland, "This compositor cannot minimise a window.")
    try MainActor.assumeIsolated {
      // Only a window manager can minimise a window.
      let manager = try Screen.start("openbox", "--sm-disable")
      defer {
        // It may be too busy with the windows to end when it is asked to.
        kill(manager.processIdentifier, SIGKILL)
        manager.waitUntilExit()
      }
      let window = TestWindow()
      gtk_window_present(window.widget.cast())
      waitFor("the window to be mapped") { gtk_widget_get_mapped(window.widget) != 0 }
      let clock = ManualClock()
      let hud = TestHUD(GTKHost(nil, clock: clock), fade: .milliseconds(50))
      hud.show(.success, "Saved", duration: .milliseconds(1500))
      // The pointer on the panel holds the toast only while the window can be seen.
      // The window manager may move the window, so move the pointer until it is on the panel.
      var distance: CGFloat = 0
      waitFor("the pointer on the panel") {
        distance = distance == 0 ? 5 : 0
        let center = hud.panelFrame(in: window).center
        window.movePointer(to: CGPoint(x: center.x + distance, y: center.y))
        return hud.host.presenter?.isAttended == true
      }
      waitFor("the window to be minimised") {
        gtk_window_minimize(window.widget.cast())
        let surface = gtk_native_get_surface(window.widget.opaque)
        return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
      }
      XCTAssertTrue(hud.controller.isVisible)
      waitFor("the toast to end") {
        clock.advance(by: .seconds(1) / 60) {}
        return hud.stage == nil
      }
      XCTAssertEqual(hud.posts.suffix(2), ["WillDisappear timedOut", "DidDisappear timedOut"])
      hud.end()
      window.destroy()
    }
  }

  func test_content_that_is_replaced_under_the_HUD_takes_it_over() {
    withWindow { window, hud in
      hud.show()
      hud.forgetPosts()
      gtk_window_set_child(window.widget.cast(), gtk_label_new("New"))
      waitFor("the HUD to be drawn") { hud.isDrawn }
      XCTAssertEqual(hud.stage?.widget.window, window.widget)
      XCTAssertEqual(hud.posts, [])
    }
  }

  func test_S6_nothing_stays_on_a_window_however_often_the_HUD_is_interrupted() {
    withWindow(fade: .milliseconds(30)) { window, hud in
      hud.show()
      hud.end()
      let controllers = gtk_widget_observe_controllers(window.widget)
      defer { g_object_unref(controllers!.raw) }
      // GTK removes the controllers between two events.
      spend(.milliseconds(10))
      let before = g_list_model_get_n_items(controllers)
      for _ in 0..<5 {
        hud.controller.show(HUD.Content(.spinner), options: HUD.Options(mask: .clear))
        spend(.milliseconds(10))
        hud.controller.dismiss()
        spend(.milliseconds(10))
      }
      XCTAssertEqual(g_list_model_get_n_items(controllers), before + 4)
      weak let stage = hud.stage
      waitFor("the HUD to go") { hud.stage == nil }
      waitFor("the controllers to go") { g_list_model_get_n_items(controllers) == before }
      waitFor("the stage to be let go") { stage == nil }
    }
  }
}

/// Makes a window whose property `content`, the name that Adwaita uses for a widget, is a text.
@MainActor private func windowWithATextAsContent() -> Widget {
  let name = "TestWindowWithAText"
  let known = g_type_from_name(name)
  let type =
    known != 0
    ? known
    : g_type_register_static_simple(
      gtk_window_get_type(), name, guint(MemoryLayout<GtkWindowClass>.size),
      { data, _ in
        guard let objectClass = data?.assumingMemoryBound(to: GObjectClass.self) else { return }
        objectClass.pointee.get_property = { _, _, value, _ in g_value_set_string(value, "Text") }
        objectClass.pointee.set_property = { _, _, _, _ in }
        let readAndWrite = GParamFlags(rawValue: 3)  // G_PARAM_READWRITE
        g_object_class_install_property(
          objectClass, 1, g_param_spec_string("content", nil, nil, nil, readAndWrite))
      },
      guint(MemoryLayout<GtkWindow>.size), nil, GTypeFlags(rawValue: 0))
  return UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!).cast()
}
#endif
