#if GTK && os(Linux)
import CGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import LayerKit
import XCTest

/// The panel's button, and the keys that are meant for it.
final class ButtonTests: GTKTestCase {
  func test_Tab_goes_to_the_button_also_without_a_mask_and_on_from_it() {
    withWindow { window, hud in
      gtk_widget_grab_focus(window.button)
      hud.show(action: HUD.Action("Cancel") {})
      let button = hud.stage!.panel.button!.widget
      window.type("Tab")
      XCTAssertEqual(window.focused, button)
      window.type("Tab")
      XCTAssertEqual(window.focused?.isBelow(window.entry), true)
      window.type("shift+Tab")
      XCTAssertEqual(window.focused, button)
    }
  }

  func test_Escape_without_a_mask_cancels_where_the_button_has_the_focus() {
    withWindow { window, hud in
      let escapes = Escapes(in: window)
      var cancellations = 0
      gtk_widget_grab_focus(window.button)
      hud.show(action: HUD.Action("Cancel") { cancellations += 1 })
      window.type("Tab")
      window.type("Escape")
      XCTAssertEqual([cancellations, escapes.count], [1, 0])
      XCTAssertEqual(hud.posts.last, "DidDisappear cancelled")
      window.type("Escape")
      XCTAssertEqual([cancellations, escapes.count], [1, 1])
    }
  }

  func test_Escape_without_a_mask_is_the_apps_where_nothing_on_the_panel_would_be_cancelled() {
    for role in [HUD.Action.Role.cancel, .plain] {
      withWindow { window, hud in
        let escapes = Escapes(in: window)
        var presses = 0
        gtk_widget_grab_focus(window.button)
        hud.show(action: HUD.Action("Stop", role: role) { presses += 1 })
        if role == .plain { window.type("Tab") }
        XCTAssertEqual(hud.stage!.panel.button!.hasFocus, role == .plain)
        for key in ["Escape", "ctrl+Escape"] { window.type(key) }
        XCTAssertEqual([presses, escapes.count], [0, 2], "\(role)")
        XCTAssertTrue(hud.controller.isVisible)
      }
    }
  }
}

/// How often Escape came through to the app.
@MainActor private final class Escapes {
  private(set) var count = 0
  private var connections: [Connection] = []

  init(in window: TestWindow) {
    let keys = gtk_event_controller_key_new()!
    gtk_widget_add_controller(window.widget, keys)
    connections = [
      keys.raw.onKey { [unowned self] key, _ in
        if key == guint(GDK_KEY_Escape) { count += 1 }
        return false
      }
    ]
  }

  isolated deinit { connections.disconnect() }
}
#endif
