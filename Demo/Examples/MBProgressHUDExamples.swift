import HUD

/// The fifteen rows of MBProgressHUD's demo, with its names, its metrics and its times.
extension Example {
  static let mbProgressHUD = [
    Example(
      "mb-activity", "Indeterminate",
      code: """
        HUD.show(.activity, options: HUD.Options(animation: .fade, style: .roomy))
        """,
      length: .seconds(1), stay: .seconds(3)
    ) {
      HUD.show(.activity, options: HUD.Options(animation: .fade, style: .roomy))
    },
    Example(
      "mb-label", "With label",
      code: """
        HUD.show(
          .activity, status: "Loading…",
          options: HUD.Options(animation: .fade, style: .roomy))
        """,
      length: .seconds(1), stay: .seconds(3)
    ) {
      HUD.show(
        .activity, status: "Loading…",
        options: HUD.Options(animation: .fade, style: .roomy))
    },
    Example(
      "mb-details", "With details",
      code: #"""
        HUD.show(
          .activity, status: "Loading…", detail: "Parsing data\n(1/1)",
          options: HUD.Options(animation: .fade, style: .roomy))
        """#,
      length: .seconds(1), stay: .seconds(3)
    ) {
      HUD.show(
        .activity, status: "Loading…", detail: "Parsing data\n(1/1)",
        options: HUD.Options(animation: .fade, style: .roomy))
    },
    Example(
      "mb-pie", "Determinate",
      code: """
        handle = HUD.show(
          .pie(0), status: "Loading…",
          options: HUD.Options(animation: .fade, style: .roomy))
        // for each step
        handle?.progress = job.fractionCompleted
        """,
      at: .seconds(2), length: FakeJob.time + .milliseconds(400), stay: .zero,
      then: FakeJob.steps()
    ) {
      FakeJob.begin()
      handle = HUD.show(
        .pie(0), status: "Loading…",
        options: HUD.Options(animation: .fade, style: .roomy))
    },
    Example(
      "mb-annular", "Annular determinate",
      code: """
        handle = HUD.show(
          .annular(0), status: "Loading…",
          options: HUD.Options(animation: .fade, style: .roomy))
        // for each step
        handle?.progress = job.fractionCompleted
        """,
      at: .seconds(2), length: FakeJob.time + .milliseconds(400), stay: .zero,
      then: FakeJob.steps()
    ) {
      FakeJob.begin()
      handle = HUD.show(
        .annular(0), status: "Loading…",
        options: HUD.Options(animation: .fade, style: .roomy))
    },
    Example(
      "mb-bar", "Bar determinate",
      code: """
        handle = HUD.show(
          .bar(0), status: "Loading…",
          options: HUD.Options(animation: .fade, style: .roomy))
        // for each step
        handle?.progress = job.fractionCompleted
        """,
      at: .seconds(2), length: FakeJob.time + .milliseconds(400), stay: .zero,
      then: FakeJob.steps()
    ) {
      FakeJob.begin()
      handle = HUD.show(
        .bar(0), status: "Loading…",
        options: HUD.Options(animation: .fade, style: .roomy))
    },
    Example(
      "mb-text", "Text only",
      code: """
        HUD.showText(
          "Message here!",
          options: HUD.Options(
            animation: .fade, position: .bottom, duration: .seconds(3), style: .roomy))
        """
    ) {
      HUD.showText(
        "Message here!",
        options: HUD.Options(
          animation: .fade, position: .bottom, duration: .seconds(3), style: .roomy))
    },
    Example(
      "mb-custom", "Custom view",
      code: """
        HUD.show(
          .custom(layer: CheckMark.layer), status: "Done",
          options: HUD.Options(
            animation: .fade, duration: .seconds(3), style: .roomy.with { $0.isSquare = true }))
        """
    ) {
      HUD.show(
        .custom(layer: CheckMark.layer), status: "Done",
        options: HUD.Options(
          animation: .fade, duration: .seconds(3), style: .roomy.with { $0.isSquare = true }))
    },
    Example(
      "mb-button", "With action button",
      code: """
        handle = HUD.show(
          .pie(0), status: "Loading…", action: .cancel { job.cancel() },
          options: HUD.Options(animation: .fade, style: .roomy))
        // for each step
        handle?.progress = job.fractionCompleted
        """,
      at: .seconds(2), length: FakeJob.time + .milliseconds(400), stay: .zero,
      then: FakeJob.steps()
    ) {
      FakeJob.begin()
      handle = HUD.show(
        .pie(0), status: "Loading…", action: .cancel { job.cancel() },
        options: HUD.Options(animation: .fade, style: .roomy))
    },
    Example(
      "mb-switching", "Mode switching",
      code: """
        let style = HUD.Style.roomy.with { $0.minimumSize = CGSize(width: 150, height: 100) }
        handle = HUD.show(
          .activity, status: "Preparing…",
          options: HUD.Options(animation: .fade, style: style))
        // next
        handle?.update(HUD.Content(.pie(0), status: "Loading…"))
        // next
        handle?.update(HUD.Content(.activity, status: "Cleaning up…"))
        // next
        handle?.update(HUD.Content(.success, status: "Completed"))
        """,
      at: .seconds(4), length: .milliseconds(11_400), stay: .seconds(2),
      then: loading + FakeJob.steps(after: .seconds(2)) + ending
    ) {
      FakeJob.begin()
      let style = HUD.Style.roomy.with { $0.minimumSize = CGSize(width: 150, height: 100) }
      handle = HUD.show(
        .activity, status: "Preparing…",
        options: HUD.Options(animation: .fade, style: style))
    },
    Example(
      "mb-window", "On window",
      code: """
        HUD.in(window).show(.activity, options: HUD.Options(animation: .fade, style: .roomy))
        """,
      length: .seconds(1), stay: .seconds(3)
    ) {
      HUD.in(window).show(.activity, options: HUD.Options(animation: .fade, style: .roomy))
    },
    Example(
      "mb-download", "Networking",
      code: """
        let style = HUD.Style.roomy.with { $0.minimumSize = CGSize(width: 150, height: 100) }
        let download = HUD.show(
          .activity, status: "Preparing…",
          options: HUD.Options(animation: .fade, style: style))
        Task {
          do {
            try await FakeDownload(photos: 24, bytes: 1_000_000).start { share in
              download.update(HUD.Content(.pie(share), status: "Loading…"))
            }
            download.update(HUD.Content(.success, status: "Completed"))
          } catch {
            download.update(HUD.Content(.error, status: "No connection"))
          }
          try? await Task.sleep(for: .seconds(3))
          download.dismiss()
        }
        """,
      stay: .seconds(60),
      picture: .instead {
        HUD.show(
          .pie(0.6), status: "Loading…",
          options: HUD.Options(animation: .fade, style: .roomy))
      }
    ) {
      let style = HUD.Style.roomy.with { $0.minimumSize = CGSize(width: 150, height: 100) }
      let download = HUD.show(
        .activity, status: "Preparing…",
        options: HUD.Options(animation: .fade, style: style))
      Task {
        do {
          try await FakeDownload(photos: 24, bytes: 1_000_000).start { share in
            download.update(HUD.Content(.pie(share), status: "Loading…"))
          }
          download.update(HUD.Content(.success, status: "Completed"))
        } catch {
          download.update(HUD.Content(.error, status: "No connection"))
        }
        try? await Task.sleep(for: .seconds(3))
        download.dismiss()
      }
    },
    Example(
      "mb-progress", "Determinate with Progress",
      code: """
        job.isCancellable = true
        HUD.track(
          job, status: "Loading…", as: .pie,
          options: HUD.Options(animation: .fade, style: .roomy))
        """,
      at: .seconds(2), length: FakeJob.time + .milliseconds(400), then: FakeJob.steps()
    ) {
      FakeJob.begin()
      job.isCancellable = true
      HUD.track(
        job, status: "Loading…", as: .pie,
        options: HUD.Options(animation: .fade, style: .roomy))
    },
    Example(
      "mb-dim", "Dim background",
      code: """
        HUD.show(
          .activity, mask: .color(HUD.Color(white: 0, alpha: 0.1)),
          options: HUD.Options(animation: .fade, style: .roomy))
        """,
      length: .seconds(1), stay: .seconds(3)
    ) {
      HUD.show(
        .activity, mask: .color(HUD.Color(white: 0, alpha: 0.1)),
        options: HUD.Options(animation: .fade, style: .roomy))
    },
    Example(
      "mb-colored", "Colored",
      code: """
        let style = HUD.Style.roomy.with { $0.foreground = HUD.Color(red: 0, green: 0.6, blue: 0.7) }
        HUD.show(
          .activity, status: "Loading…", options: HUD.Options(animation: .fade, style: style))
        """,
      length: .seconds(1), stay: .seconds(3)
    ) {
      let style = HUD.Style.roomy.with { $0.foreground = HUD.Color(red: 0, green: 0.6, blue: 0.7) }
      HUD.show(
        .activity, status: "Loading…", options: HUD.Options(animation: .fade, style: style))
    },
  ]

  private static let loading: [(Duration, Step)] = [
    (.seconds(2), { handle?.update(HUD.Content(.pie(0), status: "Loading…")) })
  ]

  private static let ending: [(Duration, Step)] = [
    (.seconds(7), { handle?.update(HUD.Content(.activity, status: "Cleaning up…")) }),
    (.seconds(9), { handle?.update(HUD.Content(.success, status: "Completed")) }),
  ]
}
