import Foundation
import HUD

/// What MBProgressHUD's demo shows, in its own metrics.
extension Example {
  static let classics = [
    roomy("mb-activity", "Indeterminate", HUD.Content(.activity), length: .seconds(1)),
    roomy(
      "mb-label", "With a label", HUD.Content(.activity, title: "Loading…"), length: .seconds(1)),
    roomy(
      "mb-details", "With details",
      HUD.Content(.activity, title: "Loading…", detail: "Parsing data\n(1/1)")),
    working("mb-pie", "Determinate") { .pie($0) },
    working("mb-annular", "Annular determinate") { .annular($0) },
    working("mb-bar", "Bar determinate") { .bar($0) },
    roomy(
      "mb-text", "Text only", HUD.Content(.none, title: "Message here!"),
      options: HUD.Options(position: .bottom, duration: .seconds(3))),
    roomy("mb-custom", "A check mark in a square", HUD.Content(.success, title: "Done")) {
      $0.isSquare = true
    },
    roomy(
      "mb-button", "With a button",
      HUD.Content(.pie(0.4), title: "Loading…", action: HUD.Action("Cancel") {})),
    switching,
    roomy("mb-window", "On the window", HUD.Content(.activity)),
    working("mb-download", "A download", title: "Downloading", wide: true) { .pie($0) },
    tracked,
    roomy(
      "mb-dim", "Dimmed background", HUD.Content(.activity),
      options: HUD.Options(mask: .color(HUD.Color(white: 0, alpha: 0.1)))),
    roomy("mb-colored", "Coloured", HUD.Content(.activity, title: "Loading…")) {
      $0.foreground = HUD.Color(red: 0, green: 0.6, blue: 0.7)
    },
  ]

  private static func roomy(
    _ name: String, _ title: String, _ content: HUD.Content,
    options: HUD.Options = HUD.Options(), length: Duration? = nil,
    style change: (inout HUD.Style) -> Void = { _ in }
  ) -> Example {
    var options = options
    var style = HUD.Style.roomy
    change(&style)
    options.style = style
    return Example(
      name, title, code: "HUD.show(HUD.Content(…), options: HUD.Options(style: .roomy))",
      length: length
    ) { [options] in HUD.show(content, options: options) }
  }

  /// Work whose dial fills in a second.
  private static func working(
    _ name: String, _ title: String, title text: String = "Loading…", wide: Bool = false,
    _ dial: @escaping @Sendable (Double) -> HUD.Indicator
  ) -> Example {
    var style = HUD.Style.roomy
    if wide { style.minimumSize = .init(width: 150, height: 100) }
    let options = HUD.Options(style: style)
    return Example(
      name, title, code: "handle.progress = 0.4", length: .milliseconds(1400),
      then: (1...10).map { step in
        (.milliseconds(100 * step), { Shown.handle?.progress = Double(step) / 10 })
      }
    ) { Shown.handle = HUD.show(HUD.Content(dial(0), title: text), options: options) }
  }

  private static let switching: Example = {
    var style = HUD.Style.roomy
    style.minimumSize = .init(width: 150, height: 100)
    let options = HUD.Options(style: style)
    let steps: [(Duration, HUD.Content)] = [
      (.milliseconds(700), HUD.Content(.pie(0.3), title: "Loading…")),
      (.milliseconds(1000), HUD.Content(.pie(0.8), title: "Loading…")),
      (.milliseconds(1300), HUD.Content(.activity, title: "Cleaning up…")),
      (.milliseconds(2000), HUD.Content(.success, title: "Completed")),
    ]
    return Example(
      "mb-switching", "Mode switching", code: "handle.update(HUD.Content(…))",
      at: .milliseconds(900), length: .milliseconds(2800),
      then: steps.map { time, content in (time, { @MainActor in Shown.handle?.update(content) }) }
    ) {
      Shown.handle = HUD.show(
        HUD.Content(.activity, title: "Preparing…"), options: options)
    }
  }()

  private static let tracked = Example(
    "mb-progress", "A Foundation Progress", code: #"HUD.track(progress, status: "Loading…")"#,
    length: .milliseconds(1400),
    then: (1...10).map { step in
      (.milliseconds(100 * step), { Shown.progress.completedUnitCount = Int64(step) * 10 })
    }
  ) {
    Shown.progress = Progress(totalUnitCount: 100)
    HUD.track(Shown.progress, status: "Loading…", options: HUD.Options(style: .roomy))
  }
}

/// What an example goes on with after it began.
@MainActor private enum Shown {
  static var handle: HUD.Handle?
  static var progress = Progress(totalUnitCount: 100)
}
