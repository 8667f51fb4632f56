import Foundation
import HUD

/// A job for examples, which takes five seconds unless it is cancelled.
@MainActor enum FakeJob {
  nonisolated static let time = Duration.seconds(5)

  private(set) static var progress = Progress(totalUnitCount: 100)
  private(set) static var handle: HUD.Handle?

  /// Begins a new job. Its steps update the HUD whose handle `show` returns, if any.
  static func begin(_ show: (Progress) -> HUD.Handle?) {
    progress = Progress(totalUnitCount: 100)
    handle = show(progress)
  }

  nonisolated static func steps(after start: Duration = .zero) -> [(Duration, Example.Step)] {
    (1...100).map { (start + time / 100 * $0, { advance() }) }
  }

  private static func advance() {
    guard !progress.isCancelled else { return }
    progress.completedUnitCount += 1
    handle?.progress = progress.fractionCompleted
  }
}
