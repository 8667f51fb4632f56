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
  func test_a_mask_of_blur_leaves_the_header_bar_sharp() throws {
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
      hud.show(mask: .blur)
      spend(.milliseconds(500))
      let changed = try XCTUnwrap(window.picture().areaThatDiffers(from: bare))
      let edge = try XCTUnwrap(bar.bounds(in: window.widget)).maxY
      // At a fractional scale the edge is in the middle of a pixel.
      XCTAssertGreaterThanOrEqual(changed.minY, edge - (Desktop.hasOnePixelPerPoint ? 0 : 1))
      XCTAssertLessThan(changed.minY, edge + 60)
      hud.end()
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
#endif
