#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
@testable import HUDOffscreen
import HUDLayers
import XCTest

/// GTK's own values: theme icons, Pango font descriptions and the accent colour.
final class ValueTests: GTKTestCase {
  func test_a_symbolic_icon_is_a_stencil_for_the_panels_size_and_scale() throws {
    try run {
      for scale in [1, 2] as [CGFloat] {
        let pixels = try XCTUnwrap(themePixels("audio-headphones-symbolic", scale: scale))
        XCTAssertEqual(pixels.isTinted, true)
        XCTAssertEqual(CGFloat(pixels.picture.width), 32 * scale)
        XCTAssertEqual(pixels.size, CGSize(width: 32, height: 32))
        XCTAssertTrue(pixels.picture.colors.isSubset(of: [[0, 0, 0]]), "only its alpha counts")
        // Scaled-up edges would be soft over two pixels or more.
        XCTAssertLessThan(pixels.picture.shareOfSoftPixels, 0.35 / scale)
      }
    }
  }

  func test_a_coloured_icon_keeps_its_colours() throws {
    try run {
      let pixels = try XCTUnwrap(themePixels("folder", scale: 2))
      XCTAssertEqual(pixels.isTinted, false)
      XCTAssertGreaterThan(pixels.picture.colors.count, 10)
    }
  }

  func test_an_icon_that_the_theme_does_not_have_shows_that_it_is_missing() throws {
    try run {
      let missing = try XCTUnwrap(themePixels("image-missing", scale: 1))
      let other = try XCTUnwrap(themePixels("no-such-icon", scale: 1))
      XCTAssertEqual(other.picture.premultipliedBGRA, missing.picture.premultipliedBGRA)
    }
  }

  func test_an_icon_is_on_the_panel_and_told_apart_by_its_name() {
    XCTAssertEqual(HUD.Image(iconName: "folder"), HUD.Image(iconName: "folder"))
    XCTAssertNotEqual(HUD.Image(iconName: "folder"), HUD.Image(iconName: "user-home"))
    withWindow { window, hud in
      var style = HUD.Style.compact
      style.bezel = .color(.white)
      style.indicatorColor = HUD.Color(red: 1, green: 0, blue: 0)
      let image = HUD.Image(iconName: "audio-headphones-symbolic")
      hud.controller.show(HUD.Content(.image(image)), options: HUD.Options(style: style))
      waitFor("the HUD to be drawn") { hud.isDrawn }
      spend(.milliseconds(300))
      let picture = window.picture()
      let red = (0..<picture.width).flatMap { x in
        (0..<picture.height).filter { picture[x, $0] == (255, 0, 0) }
      }
      XCTAssertGreaterThan(red.count, 50)
    }
  }

  func test_an_icon_that_the_theme_lacks_is_found_by_a_shorter_name_or_as_a_symbolic_one() throws {
    try run {
      let pixels = { (name: String) in themePixels(name, scale: 1)?.picture.premultipliedBGRA }
      let folder = try XCTUnwrap(pixels("folder"))
      let missing = try XCTUnwrap(pixels("image-missing"))
      XCTAssertNotEqual(folder, missing)
      XCTAssertEqual(pixels("folder-of-no-kind"), folder)
      XCTAssertEqual(pixels("open-menu"), pixels("open-menu-symbolic"))
      XCTAssertNotEqual(pixels("open-menu"), missing)
      XCTAssertEqual(pixels("nothing"), missing)
    }
  }

  func test_a_description_tells_size_and_family() {
    let font = HUD.Font(pango: "DejaVu Serif Italic 12")
    XCTAssertEqual(font.size, 16)
    XCTAssertEqual(font.family, "DejaVu Serif")
    XCTAssertEqual(HUD.Font(pango: "DejaVu Serif 12px").size, 12)
    XCTAssertEqual(HUD.Font(pango: "DejaVu Serif").size, 11 * 96 / 72, accuracy: 1e-9)
    XCTAssertNil(HUD.Font(pango: "Italic 12").family)
    XCTAssertEqual(HUD.Font(pango: "").size, 11 * 96 / 72, accuracy: 1e-9)
    XCTAssertEqual(HUD.Font(pango: "Sans 12"), HUD.Font(pango: "Sans 12"))
    XCTAssertNotEqual(HUD.Font(pango: "Sans 12"), HUD.Font(pango: "Sans Light 12"))
  }

  func test_text_is_measured_and_drawn_in_the_font_described_also_offscreen() throws {
    try run {
      @MainActor func panel(_ font: HUD.Font) throws -> (size: CGSize, png: Data) {
        let screen = OffscreenHost(size: CGSize(width: 300, height: 200))
        let hud = HUDController(host: screen)
        var style = HUD.Style.compact
        style.statusFont = font
        hud.show(HUD.Content(.none, status: "Figures of ink"), options: HUD.Options(style: style))
        screen.advance(by: .seconds(1))
        return (try XCTUnwrap(screen.panelFrame).size, try screen.png())
      }
      let serif = try panel(HUD.Font(size: 16, family: "DejaVu Serif"))
      let same = try panel(HUD.Font(pango: "DejaVu Serif 12"))
      XCTAssertEqual(same.size, serif.size)
      XCTAssertEqual(same.png, serif.png)
      let condensed = try panel(HUD.Font(pango: "DejaVu Serif Condensed 12"))
      XCTAssertLessThan(condensed.size.width, serif.size.width - 5)
      let italic = try panel(HUD.Font(pango: "DejaVu Serif Italic 12"))
      XCTAssertNotEqual(italic.png, serif.png)
      XCTAssertNotEqual(italic.png, try panel(HUD.Font(pango: "DejaVu Serif Bold 12")).png)
    }
  }

  func test_a_description_without_a_family_is_in_the_users() {
    withWindow { _, hud in
      var style = HUD.Style.compact
      style.statusFont = HUD.Font(pango: "Italic 12")
      XCTAssertEqual(
        style.statusFont.pangoName(defaultFamily: "DejaVu Serif"), "DejaVu Serif, Italic 12")
      style.statusFont.weight = .bold
      XCTAssertEqual(
        style.statusFont.pangoName(defaultFamily: "DejaVu Serif"), "DejaVu Serif, weight=700")
    }
  }

  func test_the_button_has_the_font_described() {
    withWindow { _, hud in
      var style = HUD.Style.compact
      style.buttonFont = HUD.Font(pango: "DejaVu Serif, Condensed Light Italic Small-Caps 15")
      hud.controller.show(
        HUD.Content(.spinner, status: "Saving", action: HUD.Action("Cancel") {}),
        options: HUD.Options(style: style))
      waitFor("the HUD to be drawn") { hud.isDrawn }
      let label = gtk_button_get_child(hud.stage!.panel.button!.widget.cast())
      let font = pango_context_get_font_description(gtk_widget_get_pango_context(label))
      XCTAssertEqual(pango_font_description_get_weight(font), PANGO_WEIGHT_LIGHT)
      XCTAssertEqual(pango_font_description_get_style(font), PANGO_STYLE_ITALIC)
      XCTAssertEqual(pango_font_description_get_stretch(font), PANGO_STRETCH_CONDENSED)
      // In GTK's CSS, small caps are a font variation.
      XCTAssertTrue(style.buttonFont.css(family: "Sans").contains("caps: small-caps"))
      XCTAssertEqual(
        pango_font_description_get_family(font).map { String(cString: $0) },
        "DejaVu Serif,\(hud.host.labelRenderer.family)")
      XCTAssertEqual(
        CGFloat(pango_font_description_get_size(font)) / CGFloat(PANGO_SCALE),
        20 * hud.host.metrics.textScale, accuracy: 0.01)
    }
  }

  func test_the_accent_is_the_themes_and_follows_it() {
    withWindow { window, hud in
      hud.show()
      // Adwaita draws selections in this colour.
      XCTAssertEqual(hud.host.metrics.accent.hex, "3584e4")
      window.withStyle("@define-color accent_color #ff0080; window { color: #123456; }") {
        waitFor("the panel to know") { hud.host.metrics.accent.hex == "ff0080" }
      }
      waitFor("the theme's to come back") { hud.host.metrics.accent.hex == "3584e4" }
    }
  }

  // MARK: Helpers

  /// Runs `body` on the main actor. Every test runs on the process's main thread.
  private func run(_ body: @MainActor () throws -> Void) throws {
    try MainActor.assumeIsolated(body)
  }
}

@MainActor private func themePixels(_ name: String, scale: CGFloat) -> HUD.Image.Pixels? {
  HUD.Image(iconName: name).pixels(
    in: PictureContext(
      size: CGSize(width: 40, height: 32), scale: scale, isDark: false, isRightToLeft: false))
}

extension CGImage {
  private var pixels: [ArraySlice<UInt8>] {
    stride(from: 0, to: premultipliedBGRA.count, by: 4).map { premultipliedBGRA[$0..<$0 + 4] }
  }

  /// The colours of all pixels that are not transparent.
  fileprivate var colors: Set<[UInt8]> {
    Set(pixels.filter { $0.last != 0 }.map { Array($0.dropLast()) })
  }

  /// The share of translucent pixels among those that are not transparent.
  fileprivate var shareOfSoftPixels: Double {
    let seen = pixels.filter { $0.last != 0 }
    return Double(seen.count { $0.last != 255 }) / Double(max(seen.count, 1))
  }
}

extension HUD.Color {
  fileprivate var hex: String {
    let color = cgColor(isDark: false)
    return [color.red, color.green, color.blue]
      .map { String(format: "%02x", Int(($0 * 255).rounded())) }.joined()
  }
}
#endif
