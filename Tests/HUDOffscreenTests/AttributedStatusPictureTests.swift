#if os(Linux)
import HUDCairo
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// An attributed status, as the offscreen host measures and draws it.
@MainActor @Suite("Pictures of attributed texts", .timeLimit(.minutes(15)))
struct AttributedStatusPictureTests {
  private static func part(
    _ text: String, _ emphasis: HUD.Emphasis = [], _ color: HUD.Color? = nil
  ) -> AttributedString {
    var part = AttributedString(text)
    if !emphasis.isEmpty { part.hud.emphasis = emphasis }
    part.hud.color = color
    return part
  }

  private static let red = HUD.Color(
    light: HUD.Color(red: 0.8, green: 0, blue: 0), dark: HUD.Color(red: 1, green: 0.5, blue: 0.5))

  private static let statuses = [
    part("Copied ") + part("3", .bold, red) + part(" of 7 files"),
    part("slanted ", .italic) + part("code() ", .monospaced) + part("old", .struckThrough)
      + part(" ") + part("new", [.bold, .underlined]),
    part("تم نسخ ") + part("٣", [.bold, .underlined], red) + part(" ملفات"),
  ]

  @Test(
    "Weight, slant, lines and colour look as in their pictures",
    arguments: [1, 2], [false, true])
  func lookAsTheyDid(scale: Int, isDark: Bool) throws {
    let frames = try Self.statuses.map { status in
      let screen = OffscreenHost.studio(
        CGSize(width: 200, height: 140), scale: CGFloat(scale), isDark: isDark)
      return try picture(of: HUD.Content(.success, status: status), on: screen)
    }
    let name = "attributed-\(isDark ? "dark" : "light")-\(scale)x"
    try ReferencePicture(name).expect(
      .strip(of: frames, scale: CGFloat(scale)), tolerance: .glyphs)
  }

  private func picture(of content: HUD.Content, on screen: OffscreenHost) throws -> Surface {
    let controller = HUDController(defaults: Defaults(style: .compact), host: { screen })
    var style = HUD.Style.compact
    style.statusFont.family = "DejaVu Sans"
    controller.show(content, options: HUD.Options(animation: .fade, style: style))
    screen.advance(by: .seconds(1))
    return try screen.picture()
  }

  @Test("A change of only the attributes is drawn")
  func update() throws {
    let screen = OffscreenHost()
    let hud = HUDController(defaults: Defaults(style: .compact)) { screen }
    let handle = hud.show(HUD.Content(.none, status: "A long enough text"))
    let before = try #require(screen.panel?.statusFrame)
    handle.update(HUD.Content(.none, status: Self.part("A long enough text", .bold)))
    #expect(try #require(screen.panel?.statusFrame).width > before.width)
    #expect(screen.panel?.status == "A long enough text")
    #expect(screen.announcements == ["A long enough text"])
    handle.status = "A long enough text"
    #expect(screen.panel?.statusFrame == before)
  }
}
#endif
