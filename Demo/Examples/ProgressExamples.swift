import HUD

extension Example {
  static let progress = [
    Example("progress", "Progress ring", code: "HUD.showProgress(0.4)") { HUD.showProgress(0.4) },
    Example(
      "progress-status", "Progress ring with text",
      code: #"HUD.showProgress(job.fractionCompleted, status: "Uploading")"#,
      at: .milliseconds(1300), length: .milliseconds(2400),
      then: eighths(by: .milliseconds(220)) {
        HUD.showProgress(job.fractionCompleted, status: "Uploading")
      }
    ) {
      FakeJob.begin()
      HUD.showProgress(0, status: "Uploading")
    },
    Example(
      "progress-bar", "Progress bar",
      code: #"HUD.showProgress(0.4, status: "Importing photos", as: .bar)"#
    ) { HUD.showProgress(0.4, status: "Importing photos", as: .bar) },
    Example(
      "progress-pie", "Progress pie", code: #"HUD.showProgress(0.4, status: "Indexing", as: .pie)"#
    ) { HUD.showProgress(0.4, status: "Indexing", as: .pie) },
    Example(
      "progress-annular", "Thick progress ring",
      code: #"HUD.showProgress(0.4, status: "Preparing", as: .annular)"#
    ) { HUD.showProgress(0.4, status: "Preparing", as: .annular) },
    Example(
      "progress-unknown", "Indeterminate, then determinate",
      code: """
        HUD.showProgress(-1, status: "Downloading", as: .bar)
        // once the length is known
        HUD.showProgress(job.fractionCompleted, status: "Downloading", as: .bar)
        """,
      at: .milliseconds(1900), length: .milliseconds(2800),
      then: eighths(after: .seconds(1), by: .milliseconds(180)) {
        HUD.showProgress(job.fractionCompleted, status: "Downloading", as: .bar)
      }
    ) {
      FakeJob.begin()
      HUD.showProgress(-1, status: "Downloading", as: .bar)
    },
    Example(
      "progress-object", "Foundation’s Progress",
      code: """
        job.isCancellable = true
        HUD.track(job, status: "Importing photos", as: .bar)
        """,
      at: .seconds(2), length: FakeJob.time + .milliseconds(400), then: FakeJob.steps()
    ) {
      FakeJob.begin()
      job.isCancellable = true
      HUD.track(job, status: "Importing photos", as: .bar)
    },
  ]

  /// Returns eight steps, each of which does an eighth of the job and calls `show`.
  private static func eighths(
    after start: Duration = .zero, by interval: Duration, _ show: @escaping Step
  ) -> [(Duration, Step)] {
    (1...8).map { eighth in
      (
        start + interval * eighth,
        {
          job.completedUnitCount = job.totalUnitCount * Int64(eighth) / 8
          show()
        }
      )
    }
  }
}
