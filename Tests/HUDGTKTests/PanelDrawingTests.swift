#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// The HUD as the screen shows it, and the cost of drawing it.
final class PanelDrawingTests: GTKTestCase {
  func test_the_texts_have_the_fonts_that_the_app_adds_to_Pango_s_own() {
    inAProcessOfItsOwn {
      typealias Make = @convention(c) () -> OpaquePointer?
      typealias Add = @convention(c) (OpaquePointer?, UnsafePointer<CChar>) -> gint
      typealias SetConfig = @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?) -> Void
      @MainActor func measure(_ string: String) -> CGFloat {
        GTKHost().measure(
          Text(string: string, font: HUD.Font(size: 20, family: "Sans")),
          in: CGSize(width: 1000, height: 100)
        ).width
      }
      XCTAssertLessThan(measure("iiii"), measure("MMMM"))
      // A set of fonts with this one only.
      let make = function("FcConfigCreate", as: Make.self)!
      let add = function("FcConfigAppFontAddFile", as: Add.self)!
      let setConfig = function("pango_fc_font_map_set_config", as: SetConfig.self)!
      let fonts = make()
      XCTAssertEqual(add(fonts, "/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf"), 1)
      setConfig(pango_cairo_font_map_get_default(), fonts)
      XCTAssertEqual(measure("iiii"), measure("MMMM"))
    }
  }

  func test_a_panel_of_material_is_solid_and_what_moves_below_it_redraws_nothing() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      hud.show(.success, "Saved", duration: .seconds(60))
      spend(.milliseconds(700))
      let (panel, redraws) = (hud.stage!.panel, hud.stage!.panel.redraws)
      let frame = hud.panelFrame(in: window)
      let light = window.picture(of: frame.insetBy(dx: 6, dy: 6))
      let frames = window.frames {
        gtk_button_set_label(window.button.cast(), String(repeating: "█ ", count: 12))
        spend(.milliseconds(500))
      }
      XCTAssertGreaterThan(frames, 0)
      XCTAssertEqual(panel.redraws, redraws)
      XCTAssertEqual(window.picture(of: frame.insetBy(dx: 6, dy: 6)).difference(from: light), 0)
    }
  }

  func test_a_toast_that_stands_costs_no_frame_and_no_tick() {
    withWindow { window, hud in
      gtk_widget_grab_focus(window.button)
      hud.show(.success, "Saved", duration: .seconds(60))
      spend(.milliseconds(700))
      XCTAssert(window.isAtRest(for: .seconds(2)))
      XCTAssertFalse(hud.host.presenter!.isTicking)
    }
  }

  func test_a_ring_that_turns_draws_nothing_but_its_sixty_frames() {
    withWindow { window, hud in
      hud.show(.spinner, "Loading…")
      let (panel, indicator) = (hud.stage!.panel, hud.stage!.panel.indicator!)
      // A busy machine skips frames, which are drawn in a later turn.
      waitFor("a turn without a new frame", atMost: .seconds(60)) {
        let drawings = indicator.drawings
        spend(.seconds(1))
        return drawings >= 60 && indicator.drawings == drawings
      }
      // The first frame may be drawn again when the panel gets its place.
      XCTAssertLessThan(indicator.drawings, 65)
      let drawn = (panel.redraws, indicator.drawings)
      let frames = window.frames { spend(.milliseconds(1500)) }
      XCTAssertGreaterThan(frames, 5)
      XCTAssertEqual(panel.redraws, drawn.0, "the panel must not be redrawn")
      XCTAssertEqual(indicator.drawings, drawn.1, "all frames must have been drawn before")
    }
  }

  func test_a_ring_too_large_for_the_memory_of_its_frames_turns_without_keeping_them() {
    withWindow { window, hud in
      var style = HUD.Style.compact
      style.ringRadius = 100
      hud.controller.show(
        HUD.Content(.spinner, status: "Loading…"), options: HUD.Options(style: style))
      let drawings = { hud.stage?.panel.indicator?.drawings ?? 0 }
      waitFor("more than the frames of one turn", atMost: .seconds(60)) { drawings() > 70 }
      let before = window.picture()
      let drawn = drawings()
      waitFor("a tenth of a turn") { drawings() > drawn + 6 }
      XCTAssertGreaterThan(window.picture().pixelsThatDiffer(from: before), 20)
    }
  }

  func test_a_button_that_stays_as_it_is_is_styled_no_more_when_something_else_changes() {
    withWindow { window, hud in
      hud.show(action: HUD.Action("Cancel", role: .cancel) {})
      let button = hud.stage!.panel.button!
      let changes = button.styleChanges
      for status in ["One", "Two and more", "Three"] {
        hud.controller.setStatus(status)
        waitFor("the panel to be drawn") { hud.isDrawn }
      }
      XCTAssertEqual(button.styleChanges, changes)
    }
  }

  func test_a_button_has_the_weight_that_its_font_is_to_have() {
    withWindow { _, hud in
      let weights: [(HUD.Font.Weight, PangoWeight)] = [
        (.regular, PANGO_WEIGHT_NORMAL), (.medium, PANGO_WEIGHT_MEDIUM),
        (.semibold, PANGO_WEIGHT_SEMIBOLD), (.bold, PANGO_WEIGHT_BOLD),
      ]
      for (weight, expected) in weights {
        var style = HUD.Style.compact
        style.buttonFont.weight = weight
        hud.controller.show(
          HUD.Content(.spinner, status: "Saving", action: HUD.Action("Cancel", role: .cancel) {}),
          options: HUD.Options(style: style))
        waitFor("the HUD to be drawn") { hud.isDrawn }
        let label = gtk_button_get_child(hud.stage!.panel.button!.widget.cast())
        let font = pango_context_get_font_description(gtk_widget_get_pango_context(label))
        XCTAssertEqual(pango_font_description_get_weight(font), expected)
        let name = pango_font_description_from_string(
          style.buttonFont.pangoName(defaultFamily: "Sans"))
        XCTAssertEqual(pango_font_description_get_weight(name), expected)
        pango_font_description_free(name)
      }
    }
  }

  func test_an_indicator_in_the_place_of_one_that_turned_is_seen() {
    withWindow { window, hud in
      hud.controller.show(HUD.Content(.pie(0.9), status: "A"))
      spend(.milliseconds(300))
      let fresh = window.picture()
      hud.controller.dismiss()
      spend(.milliseconds(300))
      hud.controller.show(HUD.Content(.activity, status: "A"))
      waitFor("all frames of the wheel", atMost: .seconds(60)) {
        hud.stage?.panel.indicator?.drawings == 60
      }
      hud.controller.show(HUD.Content(.pie(0.9), status: "A"))
      spend(.milliseconds(600))
      XCTAssertNil(window.picture().areaThatDiffers(from: fresh))
    }
  }

  func test_what_an_app_brought_may_stop_to_turn() {
    withWindow { window, hud in
      let layer = CALayer()
      let turn = CABasicAnimation(keyPath: "transform.rotation")
      turn.fromValue = 0.0
      turn.toValue = 2 * Double.pi
      turn.duration = 0.2
      turn.repeatCount = .infinity
      layer.add(turn, forKey: "turn")
      hud.show(.custom(size: CGSize(width: 20, height: 20)) { layer })
      waitFor("it to turn") { window.frames { spend(.milliseconds(200)) } > 5 }
      layer.removeAnimation(forKey: "turn")
      waitFor("it to stand still") { window.frames { spend(.milliseconds(200)) } == 0 }
    }
  }

  func test_the_next_frame_shows_what_was_asked_for() {
    withWindow(fade: .milliseconds(150)) { window, hud in
      spend(.milliseconds(300))
      let clock = gtk_widget_get_frame_clock(window.widget)!
      var drawnFrames: [Bool] = []
      let connection = clock.raw.on("after-paint") { drawnFrames.append(hud.isDrawn) }
      hud.controller.show(HUD.Content(.spinner, status: "Now"))
      waitFor("a frame") { !drawnFrames.isEmpty }
      XCTAssertEqual(drawnFrames.first, true)
      connection.disconnect()
    }
  }
}
#endif
