#if os(Linux)
import HUDCairo
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// The look of a HUD whose app set nothing but the family of the fonts, compared with pictures that
/// somebody has checked.
@MainActor @Suite("Pictures of the default look", .timeLimit(.minutes(15)))
struct DefaultLookPictureTests {
  /// Some HUDs side by side.
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let contents: [HUD.Content]
    var size = CGSize(width: 250, height: 190)
    var position = HUD.Position.center
    var family = "DejaVu Sans"
    /// Changes the screen from its defaults.
    var set: @MainActor @Sendable (OffscreenHost) -> Void = { _ in }
  }

  private nonisolated static let cancel = HUD.Action("Cancel", role: .cancel) {}
  private nonisolated static let undo = HUD.Action("Undo") {}
  private nonisolated static let pill = CGSize(width: 320, height: 150)
  private nonisolated static let long = "The server did not answer in time, and the work goes on."

  private nonisolated static let outcomes: [HUD.Content] = [
    .init(.success, status: "Saved"), .init(.error, status: "No connection"),
    .init(.warning, status: "Low space"), .init(.info, status: "New version"),
  ]

  private nonisolated static let usual: [HUD.Content] = [
    .init(.bar(0.4), status: "Uploading", detail: "12 of 40", action: cancel),
    .init(.error, status: "No connection", detail: "Try again later.", action: undo),
  ]

  private nonisolated static let inPill: [HUD.Content] = [
    .init(.none, status: "Copied"), .init(.spinner, status: "Uploading"),
    .init(.none, status: "12 photos deleted", action: undo),
    .init(.success, status: "Saved", detail: "11 photos"),
    .init(.success, status: "Saved", action: .close),
    .init(.bar(0.4), status: "Uploading", detail: "12 of 40"),
  ]

  nonisolated static let rows = [
    Row(
      testDescription: "indicators",
      contents: [.spinner, .activity, .ring(0.4), .pie(0.4), .bar(0.4), .bar].map {
        HUD.Content($0, status: "Uploading")
      }),
    Row(
      testDescription: "alone",
      contents: [.spinner, .bar(0.4), .success, .error, .warning, .info].map { HUD.Content($0) },
      size: CGSize(width: 240, height: 130)),
    Row(testDescription: "outcomes", contents: outcomes),
    Row(
      testDescription: "outcomes-pill", contents: outcomes, size: pill, position: .bottom),
    Row(testDescription: "pill", contents: inPill, size: pill, position: .bottom),
    Row(
      testDescription: "buttons",
      contents: [
        .init(.bar(0.4), status: "Uploading", action: cancel),
        .init(.spinner, status: "Deleting", action: .init("Stop", role: .destructive) {}),
        .init(.ring(0.4), status: "Uploading", detail: "12 of 40", action: undo),
        .init(.bar(0.4), status: "Uploading", detail: "12 of 40", action: cancel),
      ], size: CGSize(width: 250, height: 250)),
    Row(
      testDescription: "long",
      contents: [.error, .bar(0.4), .none].map { HUD.Content($0, status: long, detail: long) },
      size: CGSize(width: 360, height: 280)),
    Row(
      testDescription: "long-pill",
      contents: [.error, .none].map { HUD.Content($0, status: long, action: undo) },
      size: CGSize(width: 420, height: 160), position: .top),
    Row(
      testDescription: "right-to-left",
      contents: [
        .init(.bar(0.4), status: "جارٍ نسخ الصور", detail: "٣ من ٧", action: .init("إلغاء") {}),
        .init(.success, status: "تم", detail: "٣ من ٧"),
      ], size: CGSize(width: 240, height: 230), set: { $0.isRightToLeft = true }),
    Row(
      testDescription: "right-to-left-pill",
      contents: [.init(.success, status: "تم", action: .init("تراجع") {})], size: pill,
      position: .bottom, set: { $0.isRightToLeft = true }),
    Row(
      testDescription: "largest-text", contents: usual, size: CGSize(width: 390, height: 400),
      set: { $0.textScale = 2 }),
    Row(
      testDescription: "contrast", contents: usual, size: CGSize(width: 250, height: 250),
      set: { $0.increasesContrast = true }),
    Row(
      testDescription: "solid", contents: usual, size: CGSize(width: 250, height: 250),
      set: { $0.reducesTransparency = true }),
  ]

  @Test("The default look is as in its pictures", arguments: rows, [1, 2])
  func looks(_ row: Row, scale: Int) throws {
    for isDark in [false, true] {
      let frames = try row.contents.map {
        try picture(of: $0, in: row, scale: CGFloat(scale), isDark: isDark)
      }
      let name = "default-\(row.testDescription)-\(isDark ? "dark" : "light")-\(scale)x"
      try ReferencePicture(name).expect(
        .strip(of: frames, scale: CGFloat(scale)), tolerance: .glyphs)
    }
  }

  @Test("A spinner closes to the circle of the check mark, which is then drawn", arguments: [1, 2])
  func closes(scale: Int) throws {
    for isDark in [false, true] {
      let screen = OffscreenHost.studio(
        CGSize(width: 150, height: 170), scale: CGFloat(scale), isDark: isDark)
      let hud = HUDController(defaults: Defaults(style: .standard(in: "DejaVu Sans"))) { screen }
      hud.show(status: "Saving")
      screen.advance(by: .seconds(1))
      hud.showSuccess("Saved")
      let frames = try [0, 60, 60, 60, 60, 60, 200].map {
        screen.advance(by: .milliseconds($0))
        return try screen.picture()
      }
      try ReferencePicture("default-closing-\(isDark ? "dark" : "light")-\(scale)x").expect(
        .strip(of: frames, scale: CGFloat(scale)), tolerance: .glyphs)
    }
  }

  private func picture(
    of content: HUD.Content, in row: Row, scale: CGFloat, isDark: Bool
  ) throws -> Surface {
    let screen = OffscreenHost.studio(row.size, scale: scale, isDark: isDark)
    row.set(screen)
    let hud = HUDController(defaults: Defaults(style: .standard(in: row.family)), host: { screen })
    hud.show(content, options: HUD.Options(animation: .fade, position: row.position))
    screen.advance(by: .seconds(1))
    return try screen.picture()
  }
}

extension HUD.Style {
  /// The default style of all systems but macOS, in fonts of one family.
  fileprivate static func standard(in family: String) -> HUD.Style {
    HUD.Style(touch: ()).with {
      $0.statusFont.family = family
      $0.detailFont.family = family
      $0.buttonFont.family = family
    }
  }
}
#endif
