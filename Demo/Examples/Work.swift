import Foundation
import HUD

/// What an example is busy with: a hundred units in five seconds, unless it is told to stop.
@MainActor enum Work {
  nonisolated static let time = Duration.seconds(5)

  private(set) static var job = Progress(totalUnitCount: 100)
  private(set) static var handle: HUD.Handle?

  /// Begins anew, with the HUD that `show` puts up for it, if that is to be told.
  static func begin(_ show: (Progress) -> HUD.Handle?) {
    job = Progress(totalUnitCount: 100)
    handle = show(job)
  }

  nonisolated static func steps(after start: Duration = .zero) -> [(Duration, Example.Step)] {
    (1...100).map { (start + time / 100 * $0, { advance() }) }
  }

  private static func advance() {
    guard !job.isCancelled else { return }
    job.completedUnitCount += 1
    handle?.progress = job.fractionCompleted
  }
}
