#if GTK && os(Linux)
import CHUDGTK
import Glibc
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import XCTest

/// The app as it is drawn through a mask of material.
final class BlurMaskTests: GTKTestCase {
  func test_the_app_is_seen_through_a_mask_of_blur_and_nothing_of_the_app_is_sharp() throws {
    try withWindow { window, hud in
      gtk_button_set_label(window.button.cast(), String(repeating: "█ ", count: 12))
      spend(.milliseconds(200))
      let middle = window.center(of: window.button)
      /// The pixels from the button's edge to its middle. The button's title covers only the inner
      /// half.
      @MainActor func row() -> [Int] {
        let picture = window.picture()
        return (20..<Int(middle.x)).map { picture[$0, Int(middle.y)].red }
      }
      XCTAssertGreaterThan(steps(row()).max() ?? 0, 100)
      show(.blur, in: hud)
      let masked = row()
      XCTAssertLessThanOrEqual(try XCTUnwrap(steps(masked).max()), 3, "\(masked)")
      XCTAssertGreaterThan((masked.first ?? 0) - (masked.last ?? 0), 20, "\(masked)")
    }
  }

  func test_the_children_that_the_app_has_put_in_its_overlay_are_seen_too() {
    withWindow(TestWindow(overlay: true)) { window, hud in
      let overlay = gtk_window_get_child(window.widget.cast())!
      let styles = "label.red { background: red; min-width: 200px; min-height: 120px; }"
      window.withStyle(styles) {
        @MainActor func redLabel(_ place: GtkAlign) -> Widget {
          let label = gtk_label_new("")!
          gtk_widget_add_css_class(label, "red")
          gtk_widget_set_halign(label, GTK_ALIGN_START)
          gtk_widget_set_valign(label, place)
          gtk_overlay_add_overlay(overlay.opaque, label)
          return label
        }
        let label = redLabel(GTK_ALIGN_END)
        spend(.milliseconds(100))
        let center = window.center(of: label)
        @MainActor func color() -> [Int] {
          let pixel = window.picture()[Int(center.x), Int(center.y)]
          return [pixel.red, pixel.green, pixel.blue]
        }
        XCTAssertEqual(color(), [255, 0, 0])
        show(.blur, .light, in: hud)
        // The tint is 35 % white.
        for (seen, expected) in zip(color(), [255, 89, 89]) {
          XCTAssertEqual(seen, expected, accuracy: 3)
        }
        gtk_widget_set_visible(label, false.gboolean)
        spend(.milliseconds(800))
        XCTAssertGreaterThan(color()[1], 200)
      }
    }
  }

  func test_a_mask_of_blur_follows_moving_content_and_ends_with_the_content_at_rest() throws {
    try requireOnePixelPerPoint()
    withWindow { window, hud in
      gtk_widget_grab_focus(window.button)
      show(.blur, in: hud)
      let before = window.picture()
      let drawn = hud.stage!.mask
      gtk_editable_set_text(window.entry.opaque, "\u{2588}\u{2588}\u{2588}")
      waitFor("the mask to follow", atMost: .milliseconds(900)) { hud.stage!.mask !== drawn }
      // Changes again before the throttle allows another drawing.
      gtk_editable_set_text(window.entry.opaque, "\u{2588}")
      spend(.milliseconds(900))
      let rested = window.picture()
      XCTAssertGreaterThan(rested.difference(from: before), 10)
      hud.host.presenter!.drawPictures(at: .now)
      spend(.milliseconds(200))
      XCTAssertEqual(window.picture().difference(from: rested), 0)
    }
  }

  func test_a_mask_of_blur_over_content_that_never_rests_is_drawn_twice_a_second_at_most() {
    withWindow { window, hud in
      // GtkSpinner does not turn on every desktop.
      let area = gtk_drawing_area_new()!
      gtk_widget_set_size_request(area, 20, 20)
      gtk_box_append(window.box.cast(), area)
      area.onTick {
        gtk_widget_queue_draw(area)
        return true
      }
      show(.blur, in: hud)
      var drawn = hud.stage!.mask
      var drawings = 0
      let connection = gtk_widget_get_frame_clock(window.widget)!.raw.on("after-paint") {
        if hud.stage!.mask !== drawn { drawings += 1 }
        drawn = hud.stage!.mask
      }
      let start = Duration.now
      // A busy machine needs longer for as many frames.
      var frames = 0
      waitFor("the frames", atMost: .seconds(60)) {
        frames += window.frames { spend(.seconds(1)) }
        return frames > 60 && drawings > 2
      }
      connection.disconnect()
      XCTAssertLessThanOrEqual(Double(drawings), 2 * (Duration.now - start).seconds + 2)
    }
  }

  func test_the_renderer_that_draws_with_Cairo_does_not_enlarge_the_blur_for_every_frame() throws {
    try withWindow { window, hud in
      show(.blur, in: hud)
      guard window.widget.isDrawnByCairo else { throw XCTSkip("Another renderer draws.") }
      let mask = try XCTUnwrap(hud.stage?.mask)
      XCTAssertEqual(gsk_render_node_get_node_type(mask.pointer), GSK_CAIRO_NODE)
    }
  }

  func test_where_a_video_is_drawn_by_the_compositor_the_mask_is_plain() throws {
    typealias Make = @convention(c) @Sendable (Widget?) -> Widget?
    typealias SetEnabled = @convention(c) @Sendable (Widget?, gint) -> Void
    let program = dlopen(nil, RTLD_LAZY)
    guard let make = dlsym(program, "gtk_graphics_offload_new"),
      let setEnabled = dlsym(program, "gtk_graphics_offload_set_enabled")
    else { throw XCTSkip("GTK before 4.14 draws every video itself.") }
    let makeOffload = unsafeBitCast(make, to: Make.self)
    let enable = unsafeBitCast(setEnabled, to: SetEnabled.self)
    try withWindow { window, hud in
      let offload = makeOffload(gtk_picture_new())
      gtk_box_append(window.box.cast(), offload)
      spend(.milliseconds(100))
      show(.blur, in: hud)
      XCTAssertFalse(hud.host.metrics.hasMaterial)
      XCTAssertNil(try XCTUnwrap(hud.host.presenter?.slots).mask)
      hud.controller.dismiss()
      waitFor("the HUD to be gone") { hud.stage == nil }
      let (enabled, disabled): (gint, gint) = (0, 1)
      enable(offload, disabled)
      show(.blur, in: hud)
      XCTAssertNotNil(hud.host.presenter?.slots?.mask)
      // An app may start a video while the HUD is shown.
      enable(offload, enabled)
      gtk_editable_set_text(window.entry.opaque, "Something else")
      waitFor("the plain mask") { hud.host.presenter?.slots?.mask == nil }
    }
  }

  func test_a_mask_of_blur_is_tinted_as_its_appearance_is_or_as_the_app_says() {
    let red = HUD.Color(red: 1, green: 0, blue: 0, alpha: 0.5)
    let masks: [(HUD.Mask, HUD.Style.Appearance, alpha: Double, tint: [Double])] = [
      (.blur, .light, 0.35, [255, 255, 255]), (.blur, .dark, 0.35, [0, 0, 0]),
      (.blur(tint: red), .dark, 0.5, [255, 0, 0]),
    ]
    for mask in masks {
      withWindow { window, hud in
        let base = plain(window)
        show(mask.0, mask.1, in: hud)
        let expected = zip(base, mask.tint).map { $0 * (1 - mask.alpha) + $1 * mask.alpha }
        expect(window, expected)
      }
    }
  }

  func test_a_mask_of_blur_follows_a_theme_that_turns_dark() {
    withWindow { window, hud in
      let light = plain(window)
      show(.blur, in: hud)
      expect(window, light.map { $0 * 0.65 + 255 * 0.35 })
      window.withDarkTheme {
        waitFor("the HUD to know") { hud.host.metrics.isDark }
        waitFor("the HUD to be drawn") { hud.isDrawn }
        spend(.milliseconds(300))
        expect(window, [0x20, 0x20, 0x20].map { $0 * 0.65 })
      }
      waitFor("the light to come back") { !hud.host.metrics.isDark }
      waitFor("the HUD to be drawn") { hud.isDrawn }
      spend(.milliseconds(300))
      expect(window, light.map { $0 * 0.65 + 255 * 0.35 })
    }
  }
}

private func steps(_ row: [Int]) -> [Int] { zip(row, row.dropFirst()).map { abs($0 - $1) } }

/// Hides the window's content, and returns the colour that is left.
@MainActor private func plain(_ window: TestWindow) -> [Double] {
  gtk_widget_set_visible(window.box, false.gboolean)
  spend(.milliseconds(100))
  return corner(of: window)
}

@MainActor private func corner(of window: TestWindow) -> [Double] {
  let pixel = window.picture()[20, 20]
  return [pixel.red, pixel.green, pixel.blue].map(Double.init)
}

@MainActor private func expect(
  _ window: TestWindow, _ color: [Double], line: UInt = #line
) {
  for (seen, expected) in zip(corner(of: window), color) {
    // The tint is blended more than once, in whole numbers.
    XCTAssertEqual(seen, expected, accuracy: 2, line: line)
  }
}

/// Shows a HUD at the upper edge, where it covers none of the pixels that are compared.
@MainActor private func show(
  _ mask: HUD.Mask, _ appearance: HUD.Style.Appearance = .automatic, in hud: TestHUD
) {
  var style = HUD.Style.compact
  style.appearance = appearance
  style.bezel = .color(HUD.Color(white: 0.5))
  hud.controller.show(
    HUD.Content(.ring(0.4)), options: HUD.Options(mask: mask, position: .top, style: style))
  waitFor("the HUD to be drawn") { hud.isDrawn }
  spend(.milliseconds(300))
}
#endif
