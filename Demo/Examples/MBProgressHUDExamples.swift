import Foundation
import HUD

/// The fifteen rows of MBProgressHUD's demo, with its metrics and its times.
extension Example {
  static let mbProgressHUD = [
    row("mb-activity", "Indeterminate", "(.activity)", HUD.Content(.activity), .seconds(1)),
    row(
      "mb-label", "With a label", #"(.activity, status: "Loading…")"#,
      HUD.Content(.activity, status: "Loading…"), .seconds(1)),
    row(
      "mb-details", "With details",
      #"(.activity, status: "Loading…", detail: "Parsing data\n(1/1)")"#,
      HUD.Content(.activity, status: "Loading…", detail: "Parsing data\n(1/1)")),
    working("mb-pie", "Determinate", ".pie") { .pie($0) },
    working("mb-annular", "Annular determinate", ".annular") { .annular($0) },
    working("mb-bar", "Bar determinate", ".bar") { .bar($0) },
    Example(
      "mb-text", "Text only",
      code: #"HUD.showText("Message here!", options: HUD.Options(position: .bottom))"#
    ) {
      HUD.showText(
        "Message here!", options: roomy(HUD.Options(position: .bottom, duration: .seconds(3))))
    },
    Example(
      "mb-custom", "A layer of your own, in a square",
      code: #"HUD.show(.custom { checkMark }, status: "Done")"#
    ) {
      HUD.show(
        .custom(layer: CheckMark.layer), status: "Done",
        options: roomy(HUD.Options(duration: .seconds(3))) { $0.isSquare = true })
    },
    cancellable, switching, inWindow, downloading, tracked,
    Example(
      "mb-dim", "Dimmed background",
      code: "HUD.show(.activity, mask: .color(HUD.Color(white: 0, alpha: 0.1)))", stay: .seconds(3)
    ) {
      HUD.show(.activity, mask: .color(HUD.Color(white: 0, alpha: 0.1)), options: roomy())
    },
    Example(
      "mb-colored", "Coloured",
      code: "style.foreground = HUD.Color(red: 0, green: 0.6, blue: 0.7)", stay: .seconds(3)
    ) {
      HUD.show(
        .activity, status: "Loading…",
        options: roomy { $0.foreground = HUD.Color(red: 0, green: 0.6, blue: 0.7) })
    },
  ]

  /// Makes an example without steps. `code` is the argument list of its call.
  private static func row(
    _ name: String, _ title: String, _ code: String, _ content: HUD.Content,
    _ length: Duration? = nil
  ) -> Example {
    Example(
      name, title, code: "HUD.show\(code)", length: length, stay: .seconds(3)
    ) { HUD.show(content, options: roomy()) }
  }

  private static func working(
    _ name: String, _ title: String, _ code: String,
    _ dial: @escaping @Sendable (Double) -> HUD.Indicator
  ) -> Example {
    Example(
      name, title,
      code: #"""
        handle = HUD.show(\#(code), status: "Loading…"); handle.progress = 0.4
        """#,
      at: .seconds(2), length: FakeJob.time + .milliseconds(400), stay: .zero, then: FakeJob.steps()
    ) {
      FakeJob.begin { _ in HUD.show(dial(0), status: "Loading…", options: roomy()) }
    }
  }

  private static let cancellable = Example(
    "mb-button", "With a button that stops the work",
    code: #"HUD.show(.pie, action: HUD.Action("Cancel", role: .cancel) { job.cancel() })"#,
    at: .seconds(2), length: FakeJob.time + .milliseconds(400), stay: .zero, then: FakeJob.steps()
  ) {
    FakeJob.begin { job in
      let cancel = HUD.Action("Cancel", role: .cancel) { job.cancel() }
      return HUD.show(.pie(0), status: "Loading…", action: cancel, options: roomy())
    }
  }

  private static let switching: Example = {
    let loading = Duration.seconds(2)
    let cleaning = loading + FakeJob.time
    let completed = cleaning + .seconds(2)
    func change(at time: Duration, to content: HUD.Content) -> (Duration, Step) {
      (time, { FakeJob.handle?.update(content) })
    }
    let begin = [change(at: loading, to: HUD.Content(.pie(0), status: "Loading…"))]
    let end = [
      change(at: cleaning, to: HUD.Content(.activity, status: "Cleaning up…")),
      change(at: completed, to: HUD.Content(.success, status: "Completed")),
    ]
    return Example(
      "mb-switching", "Mode switching",
      code: #"handle.update(HUD.Content(.success, status: "Completed"))"#, at: .seconds(4),
      length: completed + .milliseconds(2400), stay: .seconds(2),
      then: begin + FakeJob.steps(after: loading) + end
    ) {
      FakeJob.begin { _ in
        HUD.show(.activity, status: "Preparing…", options: roomy(wide: true))
      }
    }
  }()

  private static let inWindow = Example(
    "mb-window", "In the app's window", code: "HUD.in(window).show(.activity)",
    stay: .seconds(3)
  ) { (window ?? .shared).show(.activity, options: roomy()) }

  private static let downloading = Example(
    "mb-download", "A download with URLSession",
    code: #"handle.update(HUD.Content(.pie(received / expected), status: "Loading…"))"#,
    stay: .seconds(60),
    picture: .instead {
      HUD.show(.pie(0.6), status: "Loading…", options: roomy(wide: true))
    }
  ) {
    let handle = HUD.show(.activity, status: "Preparing…", options: roomy(wide: true))
    Task {
      do {
        try await FakeDownload(photos: 24, bytes: 1_000_000).start { share in
          handle.update(HUD.Content(.pie(share), status: "Loading…"))
        }
        handle.update(HUD.Content(.success, status: "Completed"))
      } catch {
        handle.update(HUD.Content(.error, status: "No connection"))
      }
      try? await Task.sleep(for: .seconds(3))
      handle.dismiss()
    }
  }

  private static let tracked = Example(
    "mb-progress", "A Foundation Progress that can be cancelled",
    code: #"progress.isCancellable = true; HUD.track(progress, status: "Loading…", as: .pie)"#,
    at: .seconds(2), length: FakeJob.time + .milliseconds(400), then: FakeJob.steps()
  ) {
    FakeJob.begin { job in
      job.isCancellable = true
      HUD.track(job, status: "Loading…", as: .pie, options: roomy())
      // The HUD reads the progress by itself, so there is no handle to update.
      return nil
    }
  }

  /// Returns options with MBProgressHUD's look and motion. With `wide` the panel fits all modes.
  private static func roomy(
    _ options: HUD.Options = HUD.Options(), wide: Bool = false,
    style change: (inout HUD.Style) -> Void = { _ in }
  ) -> HUD.Options {
    var style = HUD.Style.roomy
    if wide { style.minimumSize = CGSize(width: 150, height: 100) }
    change(&style)
    var options = options
    options.animation = .fade
    options.style = style
    return options
  }
}
