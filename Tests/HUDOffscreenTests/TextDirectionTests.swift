#if os(Linux)
import HUDCairo
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// The direction of a text is its own, or the user's if it has none.
@MainActor @Suite(.timeLimit(.minutes(15))) struct TextDirectionTests {
  static let right = "\u{200F}"

  private func picture(
    _ title: String, detail: String? = nil, isRightToLeft: Bool = false, wraps: Bool = true
  ) throws -> Surface {
    let screen = OffscreenHost.studio(CGSize(width: 160, height: 110), scale: 2, isDark: false)
    screen.isRightToLeft = isRightToLeft
    var style = HUD.Style.compact
    style.wrapsStatus = wraps
    style.statusFont.family = "DejaVu Sans"
    style.detailFont.family = "DejaVu Sans"
    style.maximumStatusSize.width = 120
    let hud = HUDController(defaults: Defaults(style: .compact), host: { screen })
    hud.show(
      HUD.Content(.none, status: title, detail: detail),
      options: HUD.Options(animation: .fade, style: style))
    screen.advance(by: .seconds(1))
    return try screen.picture()
  }

  @Test(
    "A text without a direction is drawn in the user's",
    arguments: [
      ("3 / 7", nil, true), ("3 / 7", "12 : 30 → 14 : 45", true),
      ("1 / 2 / 3 / 4 / 5 / 6 / 7 / 8 / 9 / 10", nil, false),
    ])
  func neutral(title: String, detail: String?, wraps: Bool) throws {
    let drawn = try picture(title, detail: detail, isRightToLeft: true, wraps: wraps)
    let marked = try picture(
      Self.right + title, detail: detail.map { Self.right + $0 }, wraps: wraps)
    #expect(!drawn.differs(from: marked))
    #expect(drawn.differs(from: try picture(title, detail: detail, wraps: wraps)))
  }

  @Test(
    "A text with a direction keeps it for every user",
    arguments: [
      ("ABC (אבג)!", true), ("(אבג) ABC!", true), ("3 / 7 אבג", true), ("جارٍ النسخ (3)…", true),
      ("ABC (אבג) and a number of letters more", false),
      ("אבג (ABC) ועוד הרבה אותיות אחרות", false),
    ])
  func strong(title: String, wraps: Bool) throws {
    let drawn = try picture(title, isRightToLeft: true, wraps: wraps)
    #expect(!drawn.differs(from: try picture(title, wraps: wraps)))
  }
}
#endif
