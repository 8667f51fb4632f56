#if os(Linux)
import HUDCairo
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Status, detail and button in three scripts, compared with pictures that somebody has checked.
@MainActor @Suite("Pictures of texts", .timeLimit(.minutes(15))) struct TextPictureTests {
  /// The texts in one language, with a font that has its letters.
  struct Wording: Sendable {
    let title: String
    let detail: String
    let button: String
    let family: String
    var isRightToLeft = false
  }

  nonisolated static let wordings = [
    Wording(
      title: "Copying photos", detail: "3 of 7\nto the library", button: "Cancel",
      family: "DejaVu Sans"),
    Wording(
      title: "正在拷贝照片", detail: "第 3 张，共 7 张\n到图库", button: "取消",
      family: "WenQuanYi Micro Hei"),
    Wording(
      title: "جارٍ نسخ الصور", detail: "٣ من ٧\nإلى المكتبة", button: "إلغاء",
      family: "DejaVu Sans", isRightToLeft: true),
  ]

  enum Preset: String, CaseIterable {
    case compact
    case roomy

    var style: HUD.Style { self == .compact ? .compact : .roomy }
  }

  @Test(
    "English, Chinese and Arabic panels look as in their pictures",
    arguments: Preset.allCases, [1, 2])
  func lookAsTheyDid(_ preset: Preset, scale: Int) throws {
    for isDark in [false, true] {
      let frames = try Self.wordings.map {
        try picture(of: $0, style: preset.style, scale: CGFloat(scale), isDark: isDark)
      }
      let name = "texts-\(preset.rawValue)-\(isDark ? "dark" : "light")-\(scale)x"
      try ReferencePicture(name).expect(
        .strip(of: frames, scale: CGFloat(scale)), tolerance: .glyphs)
    }
  }

  private func picture(
    of wording: Wording, style: HUD.Style, scale: CGFloat, isDark: Bool
  ) throws -> Surface {
    let screen = OffscreenHost.studio(
      CGSize(width: 240, height: 180), scale: scale, isDark: isDark)
    screen.isRightToLeft = wording.isRightToLeft
    let controller = HUDController(defaults: Defaults(style: .compact), host: { screen })
    controller.show(
      HUD.Content(
        .bar(0.4), status: wording.title, detail: wording.detail,
        action: HUD.Action(wording.button) {}),
      options: HUD.Options(animation: .fade, style: style.with(family: wording.family)))
    screen.advance(by: .seconds(1))
    return try screen.picture()
  }
}

extension HUD.Style {
  fileprivate func with(family: String) -> HUD.Style {
    var style = self
    style.statusFont.family = family
    style.detailFont.family = family
    style.buttonFont.family = family
    return style
  }
}
#endif
