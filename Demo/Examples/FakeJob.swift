import Foundation
import HUD

/// The steps of `job`, which takes five seconds unless it is cancelled.
@MainActor enum FakeJob {
  nonisolated static let time = Duration.seconds(5)

  /// Begins a new job. Its steps update the HUD of `handle`, if there is one.
  static func begin() {
    job = Progress(totalUnitCount: 100)
    handle = nil
  }

  nonisolated static func steps(after start: Duration = .zero) -> [(Duration, Example.Step)] {
    (1...100).map { (start + time / 100 * $0, { advance() }) }
  }

  private static func advance() {
    guard !job.isCancelled else { return }
    job.completedUnitCount += 1
    showProgress()
  }

  private static func showProgress() { handle?.progress = job.fractionCompleted }
}
