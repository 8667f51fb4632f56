#if GTK && os(Linux)
import CHUDGTK
import HUDCairo
@testable import HUDCore
@testable import HUDGTK
import HUDLayers
import HUDOffscreen
import XCTest

/// Whether a HUD looks in a window as it does without a screen.
final class LikenessTests: GTKTestCase {
  func test_a_HUD_looks_in_a_window_as_it_does_without_a_screen() throws {
    try MainActor.assumeIsolated { try Self.compareAll(atScale: 1) }
  }

  func test_it_does_so_too_where_each_point_has_four_pixels() throws {
    try inAProcessOfItsOwn(["GDK_SCALE": "2"]) { try Self.compareAll(atScale: 2) }
  }

  /// GTK's own composition rounds once more where something is translucent.
  private static let roundingOfComposition = 3

  /// A button is GTK's own: its title is set as all others in the app are, on whole pixels, and
  /// becomes a point narrower or wider by that.
  private static let buttonTolerance: CGFloat = 1

  private struct Look {
    var content = HUD.Content(.ring(0.4), title: "Uploading")
    var mask = HUD.Mask.none
    var style = HUD.Style.compact
    var family = "DejaVu Sans"
    var isRightToLeft = false
  }

  @MainActor private static let looks =
    [HUD.Mask.none, .black, .gradient].map { Look(mask: $0) }
    + [HUD.Indicator.pie(0.4), .bar(0.4), .success].map {
      Look(content: HUD.Content($0, title: "Uploading"))
    }
    + [(HUD.Style.compact, HUD.Style.Appearance.light), (.roomy, .dark)].flatMap {
      style, appearance in
      wordings.map { wording in
        var look = wording
        look.style = style
        look.style.appearance = appearance
        return look
      }
    }

  @MainActor private static let wordings = [
    Look(
      content: HUD.Content(
        .annular(0.4), title: "Copying photos", detail: "3 of 7\nto the library",
        action: HUD.Action("Cancel") {})),
    Look(
      content: HUD.Content(
        .bar(0.4), title: "正在拷贝照片", detail: "第 3 张，共 7 张\n到图库",
        action: HUD.Action("取消") {}),
      family: "WenQuanYi Micro Hei"),
    Look(
      content: HUD.Content(
        .bar(0.4), title: "جارٍ نسخ الصور", detail: "٣ من ٧\nإلى المكتبة",
        action: HUD.Action("إلغاء") {}),
      isRightToLeft: true),
  ]

  @MainActor private static func compareAll(atScale scale: Int) throws {
    for look in looks {
      gtk_widget_set_default_direction(look.isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
      defer { gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR) }
      try compare(look, atScale: scale)
    }
  }

  @MainActor private static func compare(_ look: Look, atScale scale: Int) throws {
    let window = TestWindow()
    window.present()
    gtk_widget_set_visible(window.box, false.gboolean)
    let hud = TestHUD()
    var style = look.style
    style.bezel = .color(HUD.Color(light: HUD.Color(white: 0.95), dark: HUD.Color(white: 0.2)))
    style.statusFont.family = look.family
    style.detailFont.family = look.family
    style.buttonFont.family = look.family
    let options = HUD.Options(mask: look.mask, style: style)
    hud.controller.show(look.content, options: options)
    waitFor("the HUD to be drawn") { hud.isDrawn && !hud.host.presenter!.isTicking }
    spend(.milliseconds(100))

    let offscreen = OffscreenHost(size: CGSize(width: 400, height: 300))
    offscreen.scale = CGFloat(scale)
    offscreen.textScale = hud.host.metrics.textScale
    offscreen.isRightToLeft = look.isRightToLeft
    let base = hud.host.presenter!.surroundings.background
    offscreen.background = HUD.Color(
      red: CGFloat(base.red), green: CGFloat(base.green), blue: CGFloat(base.blue))
    let controller = HUDController(defaults: Defaults()) { offscreen }
    controller.show(look.content, options: options)
    offscreen.advance(by: .seconds(2))
    let expected = try offscreen.picture()
    let seen = window.picture()
    let picture = Screen.Picture(expected)
    if let button = hud.stage?.panel.button {
      let place = button.widget.bounds(in: window.widget) ?? .zero
      let area = seen.areaThatDiffers(from: picture)?.divided(by: scale)
      XCTAssertTrue(
        area.map(place.insetBy(dx: -buttonTolerance, dy: 0).contains) ?? true,
        "\(look): \(area ?? .zero) differs, and the button stands at \(place).")
    } else {
      XCTAssertLessThanOrEqual(
        seen.difference(from: picture), roundingOfComposition, "\(look)")
    }
    hud.end()
    window.destroy()
  }
}

extension CGRect {
  fileprivate func divided(by scale: Int) -> CGRect {
    let scale = CGFloat(scale)
    return CGRect(
      x: minX / scale, y: minY / scale, width: width / scale, height: height / scale)
  }
}

extension Screen.Picture {
  fileprivate init(_ surface: Surface) {
    var bytes: [UInt8] = []
    for row in 0..<surface.height {
      for column in 0..<surface.width {
        let pixel = surface[column, row]
        bytes += [pixel.red, pixel.green, pixel.blue]
      }
    }
    self.init(width: surface.width, height: surface.height, bytes: bytes)
  }
}
#endif
