import HUDCore
import HUDLayers
import HUDOffscreen

/// A value and its Swift source.
struct Sample<Value: Sendable>: Sendable {
  let value: Value
  let source: String

  init(_ value: Value, _ source: String) {
    self.value = value
    self.source = source
  }
}

/// The values from which stories are made. They are few, so that equal ones meet.
enum Samples {
  static let ids = ["a", "b"]

  static let texts: [Sample<String?>] = plainTexts.map { Sample($0, $0.debugDescription) } + others

  private static let plainTexts = [
    "A", "Saving…", "Two\nlines", "  ", "",
    "A rather long status that takes more than one line on a telephone, and longer to read",
    "جارٍ التحميل", "读取中", "\u{202E}\u{0007}",
  ]

  private static let others: [Sample<String?>] = [
    Sample(nil, "nil"), Sample("\u{200B}", "\"\\u{200B}\""),
    Sample(
      "e" + String(repeating: "\u{301}", count: 3_000),
      "\"e\" + String(repeating: \"\\u{301}\", count: 3_000)"),
    Sample(String(repeating: "ab ", count: 500), "String(repeating: \"ab \", count: 500)"),
  ]

  static let words: [Sample<String>] = ["Work", "Copying", "Done"].map { Sample($0, "\"\($0)\"") }

  /// Picked so that many deadlines fall on one moment, and many do not.
  static let times: [Duration] = [
    .zero, .milliseconds(1), .milliseconds(50), .milliseconds(100), .milliseconds(150),
    .milliseconds(200), .milliseconds(250), .milliseconds(300), .milliseconds(350),
    .milliseconds(500), .seconds(1), .seconds(2), .seconds(4), .seconds(10),
  ]

  static let fractions: [Sample<Double>] = [
    Sample(0, "0"), Sample(0.2, "0.2"), Sample(0.5, "0.5"), Sample(0.9, "0.9"), Sample(1, "1"),
    Sample(3, "3"), Sample(-1, "-1"), Sample(.nan, ".nan"), Sample(.infinity, ".infinity"),
  ]

  static let dials: [Sample<HUD.Indicator>] = [
    Sample(.ring, ".ring"), Sample(.bar, ".bar"), Sample(.pie, ".pie"),
    Sample(.annular, ".annular"), Sample(.spinner, ".spinner"),
  ]

  static let custom = HUD.Indicator.custom(size: CGSize(width: 30, height: 30)) { CALayer() }

  static let indicators: [Sample<HUD.Indicator>] =
    dials + [
      Sample(.activity, ".activity"), Sample(.ring(0.3), ".ring(0.3)"),
      Sample(.bar(0.5), ".bar(0.5)"), Sample(.pie(0), ".pie(0)"), Sample(.none, ".none"),
      Sample(.success, ".success"), Sample(.warning, ".warning"), Sample(.info, ".info"),
      Sample(custom, "HUD.Indicator.custom(size: CGSize(width: 30, height: 30)) { CALayer() }"),
    ]

  static let masks: [Sample<HUD.Mask>] = [
    Sample(.none, ".none"), Sample(.clear, ".clear"), Sample(.black, ".black"),
    Sample(.gradient, ".gradient"), Sample(.blur, ".blur"),
    Sample(.color(.accent), ".color(.accent)"), Sample(.inherited, ".inherited"),
  ]

  static let animations: [Sample<HUD.Animation>] = [
    Sample(.none, ".none"), Sample(.standard, ".standard"), Sample(.slide, ".slide"),
    Sample(.fade, ".fade"), Sample(.flat, ".flat"), Sample(.zoom, ".zoom"),
    Sample(.zoomIn, ".zoomIn"), Sample(.zoomOut, ".zoomOut"), Sample(.inherited, ".inherited"),
  ]

  static let positions: [Sample<HUD.Position>] = [
    Sample(.center, ".center"), Sample(.top, ".top"), Sample(.bottom, ".bottom"),
    Sample(.offset(x: 10, y: -1_000), ".offset(x: 10, y: -1_000)"),
    Sample(.offset(x: .nan, y: .infinity), ".offset(x: .nan, y: .infinity)"),
  ]

  static let gestures: [Sample<HUD.DismissalGestures>] = [
    Sample([], "[]"), Sample(.tap, ".tap"), Sample(.swipe, ".swipe"),
    Sample([.tap, .swipe], "[.tap, .swipe]"), Sample(.tapOutside, ".tapOutside"),
    Sample([.tap, .tapOutside], "[.tap, .tapOutside]"),
  ]

  static let styles: [Sample<HUD.Style>] = [
    Sample(HUD.Style(), "HUD.Style()"), Sample(.compact, ".compact"), Sample(.roomy, ".roomy"),
  ]

  static let behaviors: [Sample<HUD.Behavior>] = {
    let changes: [Sample<@Sendable (inout HUD.Behavior) -> Void>] = [
      Sample({ _ in }, ""),
      Sample({ $0.toastPolicy = .enqueue }, "$0.toastPolicy = .enqueue"),
      Sample(
        {
          $0.toastPolicy = .enqueue
          $0.toastQueueLimit = 1
        }, "$0.toastPolicy = .enqueue; $0.toastQueueLimit = 1"),
      Sample({ $0.graceTime = .milliseconds(300) }, "$0.graceTime = .milliseconds(300)"),
      Sample({ $0.cancelDelay = .milliseconds(300) }, "$0.cancelDelay = .milliseconds(300)"),
      Sample({ $0.minimumTime = .milliseconds(500) }, "$0.minimumTime = .milliseconds(500)"),
      Sample(
        {
          $0.minimumToastTime = .milliseconds(200)
          $0.maximumToastTime = .seconds(1)
        }, "$0.minimumToastTime = .milliseconds(200); $0.maximumToastTime = .seconds(1)"),
      Sample(
        {
          $0.fadeInTime = .milliseconds(100)
          $0.fadeOutTime = .zero
        }, "$0.fadeInTime = .milliseconds(100); $0.fadeOutTime = .zero"),
      Sample(
        {
          $0.mask = .clear
          $0.dismissal = [.tap, .swipe]
        }, "$0.mask = .clear; $0.dismissal = [.tap, .swipe]"),
      Sample({ $0.animation = .none }, "$0.animation = .none"),
    ]
    return changes.map { change in
      Sample(
        HUD.Behavior().with { change.value(&$0) },
        change.source.isEmpty ? "HUD.Behavior()" : "HUD.Behavior().with { \(change.source) }")
    }
  }()

  static let triggers: [Sample<Story.Trigger>] =
    [
      Sample(.post(.willAppear), ".post(.willAppear)"),
      Sample(.post(.didAppear), ".post(.didAppear)"),
      Sample(.post(.willDisappear), ".post(.willDisappear)"),
      Sample(.post(.didDisappear), ".post(.didDisappear)"),
    ] + appCalls

  static let appCalls: [Sample<Story.Trigger>] = [
    Sample(.completion, ".completion"), Sample(.action, ".action"),
  ]

  static let metrics: [Sample<@MainActor @Sendable (Story) -> Void>] = [
    Sample(
      { $0.screen.size = CGSize(width: 844, height: 390) },
      "story.screen.size = CGSize(width: 844, height: 390)"),
    Sample(
      { $0.screen.size = CGSize(width: 390, height: 844) },
      "story.screen.size = CGSize(width: 390, height: 844)"),
    Sample({ $0.screen.size = .zero }, "story.screen.size = .zero"),
    Sample(
      { $0.screen.size = CGSize(width: 60, height: 40) },
      "story.screen.size = CGSize(width: 60, height: 40)"),
    Sample({ $0.screen.scale = 3 }, "story.screen.scale = 3"),
    Sample({ $0.screen.isDark.toggle() }, "story.screen.isDark.toggle()"),
    Sample({ $0.screen.textScale = 3 }, "story.screen.textScale = 3"),
    Sample({ $0.screen.textScale = 1 }, "story.screen.textScale = 1"),
    Sample({ $0.screen.isRightToLeft.toggle() }, "story.screen.isRightToLeft.toggle()"),
    Sample({ $0.screen.increasesContrast.toggle() }, "story.screen.increasesContrast.toggle()"),
    Sample({ $0.screen.keyboardInset = 300 }, "story.screen.keyboardInset = 300"),
    Sample({ $0.screen.keyboardInset = 0 }, "story.screen.keyboardInset = 0"),
  ]
}

extension Duration {
  /// The duration in Swift.
  var source: String {
    self == .zero ? ".zero" : ".milliseconds(\(Int((seconds * 1_000).rounded())))"
  }
}
