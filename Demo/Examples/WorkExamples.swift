import HUD

extension Example {
  static let work = [
    Example(
      "activities", "Activity that succeeds",
      code: """
        activity = HUD.begin("Syncing")
        // when the work is done
        activity?.succeed("Synced")
        """,
      at: .milliseconds(900), length: .milliseconds(3800),
      then: [(.milliseconds(1400), { activity?.succeed("Synced") })]
    ) { activity = HUD.begin("Syncing") },
    Example(
      "run", "Async work with Cancel",
      code: """
        Task {
          try await HUD.run("Downloading", as: .ring, cancellable: true) { activity in
            try await FakeDownload(photos: 24, bytes: 1_000_000).start { activity.progress = $0 }
          }
        }
        """,
      picture: .instead { HUD.show(.ring(0.4), status: "Downloading", action: .cancel {}) }
    ) {
      Task {
        try await HUD.run("Downloading", as: .ring, cancellable: true) { activity in
          try await FakeDownload(photos: 24, bytes: 1_000_000).start { activity.progress = $0 }
        }
      }
    },
    Example(
      "late-cancel", "Cancel that comes late",
      code: """
        job.isCancellable = true
        let options = HUD.Options(cancelDelay: .seconds(2))
        HUD.track(job, status: "Importing photos", as: .bar, options: options)
        """,
      at: .milliseconds(2600), length: FakeJob.time + .milliseconds(400), then: FakeJob.steps()
    ) {
      FakeJob.begin()
      job.isCancellable = true
      let options = HUD.Options(cancelDelay: .seconds(2))
      HUD.track(job, status: "Importing photos", as: .bar, options: options)
    },
    Example(
      "work-pill", "Work while the app is used",
      code: #"""
        activity = HUD.begin("Exporting", options: HUD.Options(position: .top))
        """#,
      at: .milliseconds(900), length: .milliseconds(3800),
      then: [(.milliseconds(2600), { activity?.succeed("Exported") })]
    ) { activity = HUD.begin("Exporting", options: HUD.Options(position: .top)) },
    Example(
      "work-mask", "Work for which the app waits",
      code: #"HUD.show(.bar, status: "Updating the library", mask: .black)"#,
      at: .milliseconds(1500), length: .milliseconds(2400)
    ) { HUD.show(.bar, status: "Updating the library", mask: .black) },
    Example(
      "run-failure", "Async work that fails",
      code: """
        try? await HUD.run("Sending", failure: { $0.localizedDescription }) { try await send() }
        """,
      picture: .instead { HUD.showError(error) }
    ) {
      Task {
        // swift-format-ignore: OnlyOneTrailingClosureArgument
        try? await HUD.run("Sending", failure: { $0.localizedDescription }) { try await send() }
      }
    },
    Example(
      "count", "Two loads, one HUD",
      code: """
        HUD.show(status: "Loading messages…")
        HUD.show(status: "Loading photos…")
        // for each that ends
        HUD.popActivity()
        """,
      at: .milliseconds(900), length: .milliseconds(2600),
      then: [900, 2100].map { (.milliseconds($0), { HUD.popActivity() }) }
    ) {
      HUD.show(status: "Loading messages…")
      HUD.show(status: "Loading photos…")
    },
    Example(
      "dismiss-completion", "Dismissal with a completion",
      code: """
        HUD.show(status: "First this")
        // later
        HUD.dismiss { HUD.showSuccess("Then this") }
        """,
      length: .milliseconds(4000),
      then: [(.milliseconds(1200), { HUD.dismiss { HUD.showSuccess("Then this") } })]
    ) { HUD.show(status: "First this") },
    Example(
      "threads", "Calls from ten tasks at once",
      code: #"""
        for number in 1...10 { Task.detached { HUD.show(status: "Task \(number)") } }
        """#,
      picture: .none
    ) { for number in 1...10 { Task.detached { HUD.show(status: "Task \(number)") } } },
  ]
}
