#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// A HUD in a window of Adwaita, whose content includes the title bar.
///
/// Adwaita is loaded at run time, so that neither the build nor the library needs it.
final class AdwaitaTests: GTKTestCase {
  func test_a_mask_of_blur_leaves_the_windows_buttons_as_they_are_and_dims_the_header_bar() throws {
    try inAProcessOfItsOwn {
      let adwaita = try XCTUnwrap(Adwaita())
      let bar = adwaita.headerBar()
      let window = TestWindow(adwaita.applicationWindow())
      gtk_box_prepend(window.box.cast(), bar)
      window.present()
      // An entry has a caret that blinks.
      gtk_widget_grab_focus(window.button)
      spend(.milliseconds(500))
      let bare = window.picture()
      let hud = TestHUD()
      hud.show(mask: .blur(tint: .clear))
      spend(.milliseconds(500))
      let changed = window.picture()
      let controls = try XCTUnwrap(
        find(in: bar) {
          $0.raw.isA(gtk_window_controls_get_type()) && $0.bounds(in: bar)?.isEmpty == false
        }?.bounds(in: window.widget))
      let edge = try XCTUnwrap(bar.bounds(in: window.widget)).maxY
      XCTAssertEqual(difference(changed, bare, in: controls.insetBy(dx: 1, dy: 1)), 0)
      XCTAssertTrue(Bool(gtk_widget_has_css_class(bar, "hud-masked")))
      let below = CGRect(x: 20, y: edge + 5, width: 200, height: 60)
      XCTAssertGreaterThan(difference(changed, bare, in: below), 8)
      hud.end()
      XCTAssertFalse(Bool(gtk_widget_has_css_class(bar, "hud-masked")))
      window.destroy()
    }
  }

  func test_a_mask_keeps_the_content_from_the_user_and_leaves_the_windows_controls() throws {
    // In a separate process, because loading Adwaita changes the style of all widgets for good.
    try inAProcessOfItsOwn {
      let adwaita = try XCTUnwrap(Adwaita())
      let bar = adwaita.headerBar()
      let action = gtk_button_new_with_label("Action")!
      let window = TestWindow(adwaita.applicationWindow())
      adwaita.pack(action, in: bar)
      gtk_box_prepend(window.box.cast(), bar)
      var actions = 0
      var closes = 0
      var connections = [
        action.raw.on("clicked") { actions += 1 },
        window.widget.raw.on("destroy") { closes += 1 },
      ]
      window.present()
      window.click(window.center(of: action))
      window.click(window.center(of: window.button))
      XCTAssertEqual([actions, window.clicks], [1, 1])
      let hud = TestHUD()
      hud.show(mask: .black)
      window.click(window.center(of: action))
      window.click(window.center(of: window.button))
      for key in ["Tab", "Return", "ctrl+t", "alt+p"] { window.type(key) }
      XCTAssertEqual([actions, window.clicks, window.accelerations], [1, 1, 0])
      let close = find(in: bar) { gtk_widget_has_css_class($0, "close") != 0 }
      window.click(window.center(of: try XCTUnwrap(close)))
      waitFor("the window to close") { closes == 1 }
      XCTAssertNil(hud.stage)
      connections.disconnect()
      hud.end()
    }
  }
}

/// The largest difference of a pixel in `area`.
private func difference(_ one: Screen.Picture, _ other: Screen.Picture, in area: CGRect) -> Int {
  (Int(area.minY)..<Int(area.maxY)).flatMap { y in
    (Int(area.minX)..<Int(area.maxX)).map { x in abs(one[x, y].green - other[x, y].green) }
  }.max() ?? 0
}
#endif
