#if os(Linux)
import HUDCairo
import HUDCore
import HUDLayers
import HUDOffscreen
import Testing

/// Every progress indicator from 0 to 1, compared with pictures that somebody has checked.
@MainActor @Suite("Pictures of progress", .timeLimit(.minutes(15))) struct ProgressPictureTests {
  struct Subject: Sendable, CustomTestStringConvertible {
    let name: String
    /// The size of the picture. A host smaller than the panel would make the panel smaller.
    let size: CGSize
    var style = HUD.Style.roomy
    var isRightToLeft = false
    let indicator: @Sendable (Double) -> HUD.Indicator
    var testDescription: String { name }
  }

  /// Empty, almost empty, half, almost full, full.
  nonisolated static let steps = [0, 0.02, 0.5, 0.97, 1]

  nonisolated static let subjects = [
    Subject(name: "ring", size: dial) { .ring($0) },
    Subject(name: "ring-18", size: dial, style: compact(radius: 18)) { .ring($0) },
    Subject(name: "ring-24", size: dial, style: compact(radius: 24)) { .ring($0) },
    Subject(name: "annular", size: dial) { .annular($0) },
    Subject(name: "pie", size: dial) { .pie($0) },
    Subject(name: "bar", size: bar) { .bar($0) },
    Subject(name: "bar-right-to-left", size: bar, isRightToLeft: true) { .bar($0) },
  ]

  nonisolated private static let dial = CGSize(width: 88, height: 88)
  nonisolated private static let bar = CGSize(width: 164, height: 56)

  /// A style whose ring has this radius, on a panel without a text.
  nonisolated private static func compact(radius: CGFloat) -> HUD.Style {
    var style = HUD.Style.compact
    style.ringRadiusWithoutStatus = radius
    return style
  }

  @Test(
    "At 0, 0.02, 0.5, 0.97 and 1 each indicator looks as in its pictures",
    arguments: subjects, [1, 2])
  func lookAsTheyDid(_ subject: Subject, scale: Int) throws {
    for isDark in [false, true] {
      let frames = try Self.steps.map {
        try picture(of: subject, at: $0, scale: CGFloat(scale), isDark: isDark)
      }
      let name = "steps-\(subject.name)-\(isDark ? "dark" : "light")-\(scale)x"
      try ReferencePicture(name).expect(.strip(of: frames, scale: CGFloat(scale)))
    }
  }

  @Test("[MI28] Every percent changes the picture, the first and the last too", arguments: subjects)
  func everyPercentMoves(_ subject: Subject) throws {
    var last: Surface?
    for percent in 0...100 {
      let frame = try picture(of: subject, at: Double(percent) / 100)
      if let last { #expect(frame.differs(from: last), "nothing moved to \(percent) %") }
      last = frame
    }
  }

  @Test(
    "[MI28] [§P3] Progress above 1 is drawn as 1, and a negative one as indeterminate",
    arguments: subjects, [(-0.5, .nan), (-.infinity, .nan), (1.01, 1), (.infinity, 1)])
  func outside(_ subject: Subject, progress: (given: Double, drawn: Double)) throws {
    let drawn = try picture(of: subject, at: progress.given)
    #expect(!drawn.differs(from: try picture(of: subject, at: progress.drawn)))
  }

  nonisolated static let bars = [
    subjects[5], subjects[6],
    Subject(name: "bar-filled", size: bar, style: HUD.Style()) { .bar($0) },
  ]

  @Test(
    "[§P4] A part runs along a bar without progress as in its pictures", arguments: bars, [1, 2])
  func runningBar(_ subject: Subject, scale: Int) throws {
    for isDark in [false, true] {
      let times: [Duration] = [.zero, .milliseconds(300), .milliseconds(700), .milliseconds(1400)]
      let frames = try times.map {
        try picture(
          of: subject, at: .nan, after: .seconds(2) + $0, scale: CGFloat(scale), isDark: isDark)
      }
      let name = "running-\(subject.name)-\(isDark ? "dark" : "light")-\(scale)x"
      try ReferencePicture(name).expect(.strip(of: frames, scale: CGFloat(scale)))
    }
  }

  private func picture(
    of subject: Subject, at progress: Double, after time: Duration = .seconds(1),
    scale: CGFloat = 1, isDark: Bool = false
  ) throws -> Surface {
    let screen = OffscreenHost.studio(subject.size, scale: scale, isDark: isDark)
    screen.isRightToLeft = subject.isRightToLeft
    let controller = HUDController(defaults: Defaults(style: .compact), host: { screen })
    var style = subject.style
    style.margin = 0
    // The shadow does not belong to the indicator and takes most of the time to draw.
    style.castsShadow = false
    controller.show(
      HUD.Content(subject.indicator(progress)),
      options: HUD.Options(animation: .fade, style: style))
    screen.advance(by: time)
    return try screen.picture()
  }
}
#endif
