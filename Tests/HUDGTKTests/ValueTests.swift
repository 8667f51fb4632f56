#if GTK && os(Linux)
import CHUDGTK
import Foundation
@testable import HUDCore
@testable import HUDGTK
@testable import HUDOffscreen
import HUDLayers
import XCTest

/// Values of GTK's own: icons of the theme, fonts that Pango describes, and the accent colour.
final class ValueTests: GTKTestCase {
  func test_a_symbolic_icon_is_a_stencil_for_the_panels_size_and_scale() throws {
    try run {
      for scale in [1, 2] as [CGFloat] {
        let pixels = try XCTUnwrap(themePixels("audio-headphones-symbolic", scale: scale))
        XCTAssertEqual(pixels.isTinted, true)
        XCTAssertEqual(CGFloat(pixels.picture.width), 32 * scale)
        XCTAssertEqual(pixels.size, CGSize(width: 32, height: 32))
        XCTAssertTrue(pixels.picture.colors.isSubset(of: [[0, 0, 0]]), "only its alpha counts")
        // Edges that were scaled up would be soft over two pixels and more.
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
      XCTAssertEqual(try XCTUnwrap(themePixels("no-such-icon", scale: 1)).picture, missing.picture)
    }
  }

  func test_an_icon_is_on_the_panel_and_told_apart_by_its_name() {
    XCTAssertEqual(HUD.Image(iconName: "folder"), HUD.Image(iconName: "folder"))
    XCTAssertNotEqual(HUD.Image(iconName: "folder"), HUD.Image(iconName: "user-home"))
    withWindow { window, hud in
      var style = HUD.Style()
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

  // MARK: Helpers

  /// As every test here, on the process's main thread.
  private func run(_ body: @MainActor () throws -> Void) throws {
    try MainActor.assumeIsolated(body)
  }
}

@MainActor private func themePixels(_ name: String, scale: CGFloat) -> HUD.Image.Pixels? {
  HUD.Image(iconName: name).pixels(
    in: PicturePlace(
      size: CGSize(width: 40, height: 32), scale: scale, isDark: false, isRightToLeft: false))
}

extension CGImage {
  private var pixels: [ArraySlice<UInt8>] {
    stride(from: 0, to: premultipliedBGRA.count, by: 4).map { premultipliedBGRA[$0..<$0 + 4] }
  }

  /// Of what is not clear.
  fileprivate var colors: Set<[UInt8]> {
    Set(pixels.filter { $0.last != 0 }.map { Array($0.dropLast()) })
  }

  /// Of all that is not clear, what is not opaque either.
  fileprivate var shareOfSoftPixels: Double {
    let seen = pixels.filter { $0.last != 0 }
    return Double(seen.count { $0.last != 255 }) / Double(max(seen.count, 1))
  }
}
#endif
