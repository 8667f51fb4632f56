#if os(Linux)
import HUDCairo
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// The default style of macOS, compared with pictures that somebody has checked.
@MainActor @Suite("Pictures of the default style of macOS", .timeLimit(.minutes(15)))
struct MacStylePictureTests {
  nonisolated static let contents: [HUD.Content] = [
    .init(),
    .init(status: "Copying"),
    .init(.ring(0.4), status: "Copying photos", detail: "3 of 7", action: .init("Cancel") {}),
    .init(.bar(0.4), status: "Copying photos", detail: "3 of 7", action: .init("Cancel") {}),
    .init(.success, status: "Saved"),
    .init(.none, status: "Copied"),
  ]

  @Test("A Mac's panel is as small as its windows", arguments: [false, true])
  func looks(isDark: Bool) throws {
    let frames = try Self.contents.map { content in
      let screen = OffscreenHost.studio(
        CGSize(width: 240, height: 230), scale: 2, isDark: isDark)
      let hud = HUDController(defaults: Defaults(style: .compact)) { screen }
      let style = HUD.Style.mac.with {
        $0.statusFont.family = "DejaVu Sans"
        $0.detailFont.family = "DejaVu Sans"
        $0.buttonFont.family = "DejaVu Sans"
      }
      hud.show(content, options: HUD.Options(animation: .fade, style: style))
      screen.advance(by: .seconds(1))
      return try screen.picture()
    }
    try ReferencePicture("mac-\(isDark ? "dark" : "light")-2x").expect(
      .strip(of: frames, scale: 2), tolerance: .glyphs)
  }

  @Test("The sizes of the other styles are the same on a Mac, and the fonts of an app")
  func others() {
    #expect(HUD.Style.mac.with { $0.statusFont = .init(size: 20) }.statusFont.size == 20)
    #expect(HUD.Style.compact.statusFont.size == 15 && HUD.Style.compact.ringRadius == 18)
    #expect(HUD.Style.roomy.detailFont.size == 12 && HUD.Style.adwaita.ringRadius == 20)
    #expect(HUD.Style(touch: ()).statusFont.size == 17 && HUD.Style.mac.detailFont.size == 11)
  }
}
#endif
