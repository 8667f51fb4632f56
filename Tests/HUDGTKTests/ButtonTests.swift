#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// The panel's button, and the keys that reach it.
final class ButtonTests: GTKTestCase {
  func test_Tab_goes_to_the_button_also_without_a_mask_and_on_from_it() {
    withWindow { window, hud in
      gtk_widget_grab_focus(window.button)
      hud.show(action: HUD.Action("Cancel", role: .cancel) {})
      let button = hud.stage!.panel.button!.widget
      window.type("Tab")
      XCTAssertEqual(window.focused, button)
      window.type("Tab")
      XCTAssertEqual(window.focused?.isBelow(window.entry), true)
      window.type("shift+Tab")
      XCTAssertEqual(window.focused, button)
    }
  }

  func test_Return_performs_nothing_of_a_HUD_that_came_before_GTK_clicks() {
    withWindow { window, hud in
      var performed: [String] = []
      hud.show(action: HUD.Action("Retry") { performed.append("Retry") })
      let button = hud.stage!.panel.button!.widget
      // As Return does, GTK clicks the button a quarter of a second later.
      gtk_widget_activate(button)
      hud.show(action: HUD.Action("Erase") { performed.append("Erase") })
      var hasClicked = false
      let click = button.raw.on("clicked") { hasClicked = true }
      waitFor("GTK to click") { hasClicked }
      XCTAssertEqual(performed, [])
      gtk_widget_activate(button)
      waitFor("the action") { !performed.isEmpty }
      XCTAssertEqual(performed, ["Erase"])
      click.disconnect()
    }
  }

  func test_a_HUD_that_ends_while_its_button_is_held_hears_of_nothing_any_more() {
    withWindow { window, hud in
      var performed = 0
      hud.show(mask: .black, action: HUD.Action("Stop") { performed += 1 })
      weak let stage = hud.stage
      window.movePointer(to: window.center(of: hud.stage!.panel.button!.widget))
      Screen.run("xdotool", "mousedown", "1")
      spend(Desktop.reactionTime)
      hud.end()
      window.withDarkTheme { spend(.milliseconds(50)) }
      for key in ["Tab", "space", "Return", "Escape"] { window.type(key) }
      window.withStyle(".hud { color: red; }") { spend(.milliseconds(50)) }
      XCTAssertNotNil(stage)
      Screen.run("xdotool", "mouseup", "1")
      waitFor("the stage to go") { stage == nil }
      movePointerAway()
      XCTAssertEqual(performed, 0)
    }
  }

  func test_a_window_that_closes_while_its_HUD_s_button_is_held_is_freed() {
    withWindow { other, _ in
      let window = TestWindow()
      window.present()
      let hud = TestHUD(GTKHost(over: window.widget.raw))
      hud.show(mask: .black, action: HUD.Action("Stop") {})
      let reference = WeakReference(window.widget.raw)
      window.movePointer(to: window.center(of: hud.stage!.panel.button!.widget))
      Screen.run("xdotool", "mousedown", "1")
      spend(Desktop.reactionTime)
      window.destroy()
      hud.end()
      waitFor("the window to be freed", atMost: .seconds(2)) { reference.object == nil }
      Screen.run("xdotool", "mouseup", "1")
      movePointerAway()
    }
  }

  func test_Escape_without_a_mask_cancels_where_the_button_has_the_focus() {
    withWindow { window, hud in
      let escapes = Escapes(in: window.widget)
      var cancellations = 0
      gtk_widget_grab_focus(window.button)
      hud.show(action: HUD.Action("Cancel", role: .cancel) { cancellations += 1 })
      window.type("Tab")
      window.type("Escape")
      XCTAssertEqual([cancellations, escapes.count], [1, 0])
      XCTAssertEqual(hud.posts.last, "DidDisappear cancelled")
      window.type("Escape")
      XCTAssertEqual([cancellations, escapes.count], [1, 1])
    }
  }

  func test_without_a_mask_too_the_focus_goes_back_where_the_button_took_it_from() {
    for key in ["Escape", "Return", nil] {
      withWindow { window, hud in
        gtk_widget_grab_focus(window.entry)
        window.select(4, 7)
        hud.show(action: HUD.Action("Cancel", role: .cancel) {})
        let button = hud.stage!.panel.button!.widget
        if let key {
          window.type("shift+Tab")
          XCTAssertEqual(window.focused, button)
          window.type(key)
        } else {
          window.click(button.bounds(in: window.widget)!.center)
        }
        waitFor("the HUD to end") { hud.stage == nil }
        XCTAssertEqual(window.focused?.isBelow(window.entry), true, "after \(key ?? "a click")")
        XCTAssertEqual(window.selection, [4, 7, 7])
      }
    }
  }

  func test_a_button_that_goes_from_the_panel_gives_the_focus_back_or_to_the_panel() {
    for mask in [HUD.Mask.none, .black] {
      withWindow { window, hud in
        gtk_widget_grab_focus(window.entry)
        hud.show(mask: mask, action: HUD.Action("Cancel", role: .cancel) {})
        let panel = hud.stage!.panel
        window.type(mask == .none ? "shift+Tab" : "Tab")
        XCTAssertEqual(window.focused, panel.button!.widget)
        hud.show(mask: mask)
        waitFor("the button to go") { panel.button == nil }
        XCTAssertEqual(window.focused?.isBelow(window.entry), mask == .none)
        XCTAssertEqual(window.focused == panel.widget, mask == .black)
      }
    }
  }

  func test_Escape_without_a_mask_cancels_where_no_widget_of_the_app_takes_it() {
    for takesKey in [false, true] {
      withWindow { window, hud in
        let escapes = Escapes(in: window.button, taking: takesKey)
        var cancellations = 0
        hud.show(action: HUD.Action("Cancel", role: .cancel) { cancellations += 1 })
        gtk_widget_grab_focus(window.button)
        for key in ["ctrl+Escape", "Escape"] { window.type(key) }
        XCTAssertEqual([cancellations, escapes.count], [takesKey ? 0 : 1, 2])
      }
    }
  }

  func test_Escape_without_a_mask_is_the_apps_where_nothing_on_the_panel_would_be_cancelled() {
    for isFocused in [false, true] {
      withWindow { window, hud in
        let escapes = Escapes(in: window.widget)
        var presses = 0
        gtk_widget_grab_focus(window.button)
        hud.show(action: HUD.Action("Stop") { presses += 1 })
        if isFocused { window.type("Tab") }
        XCTAssertEqual(hud.stage!.panel.button!.hasFocus, isFocused)
        for key in ["Escape", "ctrl+Escape"] { window.type(key) }
        XCTAssertEqual([presses, escapes.count], [0, 2])
        XCTAssertTrue(hud.controller.isVisible)
      }
    }
  }

  func test_the_title_of_the_button_has_the_same_room_around_as_on_other_systems() {
    withWindow { window, hud in
      hud.show(action: HUD.Action("Cancel", role: .cancel) {})
      let button = hud.stage!.panel.button!.widget
      let title = gtk_button_get_child(button.cast())!.bounds(in: window.widget)!
      let room = button.bounds(in: window.widget)!
      // The distances of UIKit's button, border included.
      XCTAssertEqual(title, room.insetBy(dx: 10, dy: 6))
      XCTAssertGreaterThan(title.width, 30)
    }
  }

  func test_its_edge_is_a_line_in_the_colour_of_its_title() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      var style = HUD.Style.compact
      style.bezel = .color(HUD.Color(white: 1))
      style.buttonColor = HUD.Color(red: 1, green: 0, blue: 0)
      hud.controller.show(
        HUD.Content(.ring(0.4), action: HUD.Action("Cancel", role: .cancel) {}),
        options: HUD.Options(style: style))
      waitFor("the HUD to be drawn") { hud.isDrawn }
      spend(.milliseconds(300))
      let frame = hud.stage!.panel.button!.widget.bounds(in: window.widget)!
      let picture = window.picture()
      let column = [0, 1].map { picture[Int(frame.midX), Int(frame.minY) + $0] }
      XCTAssertEqual(column.map(\.red), [255, 255])
      XCTAssertLessThan(column[0].green, 5)
      XCTAssertGreaterThan(column[1].green, 250)
    }
  }

  func test_the_focus_is_seen_round_its_edge() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      hud.show(mask: .clear, action: HUD.Action("Cancel", role: .cancel) {})
      spend(.milliseconds(300))
      let before = window.picture()
      window.type("Tab")
      // The theme fades the focus ring in.
      spend(.milliseconds(500))
      let frame = hud.stage!.panel.button!.widget.bounds(in: window.widget)!
      XCTAssertEqual(
        window.picture().areaThatDiffers(from: before), frame.insetBy(dx: -3, dy: -3))
    }
  }

  func test_the_focus_in_the_style_of_libadwaita_is_a_ring_in_the_accent_colour() throws {
    try requireOnePixelPerPoint()
    for tap in [nil, { @MainActor @Sendable () -> Void in }] {
      withWindow { window, hud in
        let action = tap == nil ? HUD.Action("Undo") {} : nil
        hud.controller.show(
          HUD.Content(.none, status: "Deleted", action: action, onTap: tap),
          options: HUD.Options(mask: .clear, style: .adwaita))
        waitFor("the HUD to be drawn") { hud.isDrawn }
        spend(.milliseconds(300))
        window.type("Tab")
        spend(.milliseconds(500))
        let panel = hud.stage!.panel
        let target = (panel.button ?? panel.tapTarget)!
        XCTAssertTrue(target.hasFocus)
        let frame = target.widget.bounds(in: window.widget)!
        let pixel = window.picture()[Int(frame.midX), Int(frame.minY) - 2]
        XCTAssertGreaterThan(pixel.blue, pixel.red + 60, "\(pixel)")
      }
    }
  }

  func test_a_title_that_is_too_wide_ends_in_an_ellipsis() {
    withWindow { window, hud in
      let title = "Stop and keep all of the files that have been copied so far"
      hud.show(action: HUD.Action(title) {})
      let button = hud.stage!.panel.button!.widget
      let label = gtk_button_get_child(button.cast())!.opaque
      XCTAssertEqual(gtk_label_get_text(label).map { String(cString: $0) }, title)
      XCTAssertEqual(pango_layout_get_line_count(gtk_label_get_layout(label)), 1)
      XCTAssertEqual(pango_layout_is_ellipsized(gtk_label_get_layout(label)), 1)
      let frame = button.bounds(in: window.widget)!
      XCTAssertTrue(hud.panelFrame(in: window).contains(frame))
    }
  }
}

/// Counts the Escape keys that reach the app.
@MainActor private final class Escapes {
  private(set) var count = 0
  private var connections: [Connection] = []

  init(in widget: Widget, taking takesKey: Bool = false) {
    let keys = gtk_event_controller_key_new()!
    gtk_widget_add_controller(widget, keys)
    connections = [
      keys.raw.onValues("key-pressed") { [unowned self] in
        if g_value_get_uint($0 + 1) == guint(GDK_KEY_Escape) { count += 1 }
        return takesKey
      }
    ]
  }
}

/// Moves the pointer off the windows, so that nothing in the next test's window is hovered.
@MainActor private func movePointerAway() { Screen.run("xdotool", "mousemove", "1279", "1023") }
#endif
