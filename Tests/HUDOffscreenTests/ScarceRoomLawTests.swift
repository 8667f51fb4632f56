import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Laws that hold on every screen, whatever the panel shows.
@MainActor @Suite(.timeLimit(.minutes(15))) struct ScarceRoomLawTests {
  nonisolated static let sizes = [
    (20, 20), (40, 200), (50, 120), (60, 60), (60, 120), (120, 60), (100, 100), (150, 150),
    (180, 180), (150, 600), (320, 60),
    (320, 120), (320, 200), (320, 240), (240, 320), (320, 480), (390, 844),
    (844, 390), (1280, 800),
  ].map { CGSize(width: $0.0, height: $0.1) }

  nonisolated static let words: [(status: String, detail: String, title: String)] = [
    ("Loading…", "3 of 7", "Cancel"),
    (
      "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz wird geladen",
      "Zwischenspeicherverwaltung", "Zwischenablage leeren"
    ),
    ("上传照片到云端存储空间，请不要关闭应用", "还剩一分钟", "取消上传"),
    ("جارٍ تحميل الصور إلى المكتبة", "٣ من ٧", "إلغاء التحميل"),
    ((1...40).map { "Line \($0)" }.joined(separator: "\n"), "One\nTwo\nThree", "Stop\nit"),
    ("W", String(repeating: "detail ", count: 40), "OK"),
  ]

  @Test(
    "Whatever the room and the content, nothing overlaps and nothing reaches out", arguments: sizes)
  func laws(size: CGSize) throws {
    for (look, textScale) in [(Look.standard, 1), (.standard, 3.1), (.compact, 1), (.roomy, 1.5)] {
      for (index, words) in Self.words.enumerated() {
        for indicator in [HUD.Indicator.none, .spinner, .bar(0.4), .image(.square)] {
          func panel(_ action: HUD.Action?) throws -> OffscreenHost.Panel {
            let content = HUD.Content(
              indicator, status: words.status, detail: words.detail, action: action)
            let panel = try OffscreenHost.panel(
              content, in: size, style: look.style, textScale: textScale)
            let broken = Self.brokenLaws(panel, content, in: size)
            #expect(
              broken.isEmpty,
              "words \(index), \(indicator.kind), \(action == nil ? "no " : "")button, \(look)")
            return panel
          }
          for role in [HUD.Action.Role.cancel, .plain] {
            #expect(try panel(HUD.Action(words.title, role: role) {}).buttonTitle == words.title)
          }
          _ = try panel(nil)
        }
      }
    }
  }

  private static func brokenLaws(
    _ panel: OffscreenHost.Panel, _ content: HUD.Content, in size: CGSize
  ) -> [String] {
    let parts = [panel.indicatorFrame, panel.statusFrame, panel.detailFrame, panel.buttonFrame]
      .compactMap(\.self)
    let numbers = ([panel.frame] + parts).flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
    let overlaps = parts.indices.contains { index in
      // Frames of whole pixels may take half a point from each other.
      parts[(index + 1)...].contains { $0.insetBy(dx: 0.5, dy: 0.5).intersects(parts[index]) }
    }
    let laws: [(String, Bool)] = [
      ("frames are finite", numbers.allSatisfy { $0.isFinite }),
      ("the panel is on the screen", CGRect(origin: .zero, size: size).contains(panel.frame)),
      ("the parts are on the panel", parts.allSatisfy { panel.frame.contains($0) }),
      ("no parts overlap", !overlaps),
      ("the status is there", panel.status != nil),
      ("the indicator is there", panel.indicator == content.indicator.kind),
    ]
    return laws.filter { !$0.1 }.map { "\($0.0): \(panel.frame) \(parts)" }
  }
}
