import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// What is given up in less and less room.
@MainActor @Suite(.timeLimit(.minutes(15))) struct LessRoomTests {
  /// A panel, and the rooms that shrink around it.
  struct Sample: CustomTestStringConvertible, Sendable {
    let name: String
    var indicator = HUD.Indicator.ring(0.5)
    var status = "Uploading"
    var detail: String? = "3 of 7"
    var title = "Cancel"
    var position = HUD.Position.center
    var isRightToLeft = false
    var imageLength: CGFloat = 44

    var testDescription: String { name }

    static let long = "Importing all photos of the last summer, one after the other"

    static let all = [
      Sample(name: "ring"),
      Sample(name: "toast", indicator: .success, status: "Saved", title: "Undo", position: .top),
      Sample(
        name: "long toast", indicator: .success, status: long, detail: long, title: "Undo",
        position: .bottom),
      Sample(name: "long texts", indicator: .spinner, status: long, detail: long),
      Sample(name: "text", indicator: .none, status: "Three files are deleted", title: "Undo"),
      Sample(name: "text without a detail", indicator: .none, status: long, detail: nil),
      Sample(
        name: "right to left", indicator: .spinner, status: "جارٍ تحميل الصور إلى المكتبة",
        detail: "٣ من ٧", title: "إلغاء التحميل", position: .top, isRightToLeft: true),
      Sample(name: "image", indicator: .image(.square), imageLength: 300),
      Sample(name: "bar", indicator: .bar(0.5), status: "A", detail: "B"),
      Sample(
        name: "lines", status: (1...9).map { "Line \($0)" }.joined(separator: "\n"),
        detail: "One\nTwo\nThree"),
    ]
  }

  nonisolated static let looks: [(Look, CGFloat)] = [
    (.standard, 1), (.standard, 3.1), (.roomy, 1),
  ]

  @Test(
    "[§L5] What was given up does not come back in less room, and a button is in every room",
    arguments: Sample.all, looks)
  func lessRoom(sample: Sample, look: (Look, textScale: CGFloat)) throws {
    let screen = OffscreenHost()
    screen.textScale = look.textScale
    screen.isRightToLeft = sample.isRightToLeft
    let hud = HUDController(defaults: Defaults(), host: { screen })
    let style = look.0.style.with {
      $0.imageSize = CGSize(width: sample.imageLength, height: sample.imageLength)
    }
    hud.show(
      HUD.Content(
        sample.indicator, status: sample.status, detail: sample.detail,
        action: HUD.Action(sample.title) {}),
      options: HUD.Options(position: sample.position, style: style))
    func shrink(_ sizes: [CGSize]) throws {
      var before: Set<String> = ["indicator", "status", "detail", "button"]
      for size in sizes {
        screen.size = size
        let panel = try #require(screen.panel)
        let frames = [
          "indicator": panel.indicatorFrame, "status": panel.statusFrame,
          "detail": panel.detailFrame, "button": panel.buttonFrame,
        ]
        let now = Set(frames.compactMapValues(\.self).keys)
        let returned = now.subtracting(before)
        #expect(returned.isEmpty, "\(returned) in \(size)")
        #expect(now.isSuperset(of: ["status", "button"]), "\(now) in \(size)")
        before = now
      }
    }
    let lengths = stride(from: 300, through: 12, by: -2) as StrideThrough<CGFloat>
    for fixed in [100, 390] as [CGFloat] {
      try shrink(lengths.map { CGSize(width: fixed, height: $0) })
      try shrink(lengths.map { CGSize(width: $0, height: fixed) })
    }
    withExtendedLifetime(hud) {}
  }

  @Test("[§L5] A bar that is thinner because it is narrower makes no room for the detail")
  func narrowBar() throws {
    func showsDetail(width: CGFloat, height: CGFloat) throws -> Bool {
      let content = HUD.Content(
        .bar(0.5), status: "A", detail: "B", action: HUD.Action("Cancel", role: .cancel) {})
      let size = CGSize(width: width, height: height)
      return try OffscreenHost.panel(content, in: size).detail != nil
    }
    for height in stride(from: 90, through: 180, by: 1) as StrideThrough<CGFloat> {
      let isNarrow = try showsDetail(width: 100, height: height)
      #expect(try !isNarrow || showsDetail(width: 300, height: height), "\(height)")
    }
  }
}
