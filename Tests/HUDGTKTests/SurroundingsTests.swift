#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import XCTest

/// The user's settings, which change while a HUD is displayed.
final class SurroundingsTests: GTKTestCase {
  func test_S16_reduced_motion_applies_at_once() {
    withWindow { window, hud in
      let settings = gtk_widget_get_settings(window.widget)!
      hud.show()
      XCTAssertFalse(hud.host.metrics.reducesMotion)
      settings.set("gtk-enable-animations", to: false)
      XCTAssertTrue(hud.host.metrics.reducesMotion)
      settings.set("gtk-enable-animations", to: true)
      XCTAssertFalse(hud.host.metrics.reducesMotion)
    }
  }

  func test_direction_text_size_and_font_are_the_users() {
    withWindow { window, hud in
      let settings = gtk_widget_get_settings(window.widget)!
      settings.set("gtk-font-name", to: "Sans 10")
      hud.show()
      let before = hud.host.metrics
      let width = hud.panelFrame(in: window).width
      gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL)
      waitFor("the other direction") { hud.host.metrics.isRightToLeft }
      gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR)
      waitFor("the direction to come back") { !hud.host.metrics.isRightToLeft }
      settings.set("gtk-font-name", to: "DejaVu Serif 22")
      XCTAssertEqual(hud.host.metrics.textScale, 2 * before.textScale / (10 / 11), accuracy: 0.01)
      waitFor("a larger panel") { hud.panelFrame(in: window).width > width + 20 }
      XCTAssertEqual(hud.host.labelRenderer.family, "DejaVu Serif")
      settings.set("gtk-font-name", to: "Sans 10")
    }
  }

  func test_texts_and_button_follow_the_users_text_size_and_font() {
    withWindow { window, hud in
      let settings = gtk_widget_get_settings(window.widget)!
      defer { settings.set("gtk-font-name", to: "Sans 10") }
      settings.set("gtk-font-name", to: "DejaVu Sans 10")
      hud.show(.none, "Seven messages deleted", action: HUD.Action("Undo all of it") {})
      @MainActor func sizes() -> [CGSize] {
        let slots = hud.host.presenter?.slots
        return [slots?.status?.frame.size, slots?.button?.frame.size].compactMap(\.self)
      }
      var before = sizes()
      for font in ["DejaVu Sans 20", "DejaVu Sans 10", "DejaVu Serif 10"] {
        settings.set("gtk-font-name", to: font)
        waitFor("other sizes with \(font)") { sizes() != before }
        spend(.milliseconds(50))
        before = sizes()
        let (panel, frame) = (hud.stage!.panel, before.last ?? .zero)
        let button = panel.button!.widget
        // At a fractional scale the frame has whole pixels, and the widget whole points.
        for size in [button.naturalSize, button.bounds(in: panel.widget)!.size] {
          XCTAssertEqual(size.width, frame.width, accuracy: 1)
          XCTAssertEqual(size.height, frame.height, accuracy: 1)
        }
      }
    }
  }

  /// Only a display of Wayland has fractional scales.
  func test_the_scale_is_that_of_the_surface_also_where_it_is_fractional() throws {
    guard let function = dlsym(dlopen(nil, RTLD_LAZY), "gdk_surface_get_scale") else {
      throw XCTSkip("GTK before 4.12 has whole scales only.")
    }
    withWindow { window, hud in
      typealias Scale = @convention(c) (OpaquePointer?) -> Double
      let surface = gtk_native_get_surface(window.widget.opaque)
      let scale = CGFloat(unsafeBitCast(function, to: Scale.self)(surface))
      hud.show(.success, "Sharp")
      XCTAssertEqual(hud.host.metrics.scale, scale)
      XCTAssertEqual(hud.stage?.panel.drawnScale, scale)
      XCTAssertEqual(hud.stage?.panel.indicator?.scale, scale)
    }
  }

  func test_a_scale_that_changes_is_drawn_sharp() {
    withWindow { window, hud in
      hud.show(.success, "Sharp")
      let old = Desktop.scale(of: window.widget)
      let new: CGFloat = old == 2 ? 1 : 2
      window.setDisplayScale(new)
      waitFor("the new scale") { hud.host.metrics.scale == new }
      waitFor("the panel to be drawn") { hud.isDrawn }
      XCTAssertEqual(hud.stage?.panel.drawnScale, new)
      window.setDisplayScale(old)
      waitFor("the old scale") { Desktop.scale(of: window.widget) == old }
    }
  }
}
#endif
