package import HUDLayers

/// Follows a `Progress` without retaining it.
///
/// This class polls the progress instead of observing it: an observer would be called on any
/// thread for each of perhaps a million steps.
@MainActor package final class TrackedProgress {
  /// The content to show at first, with the values that were read when `track` was called.
  package nonisolated let content: HUD.Content
  private weak var progress: Progress?
  /// The status that the call gave; nil to show the description of the progress.
  private let status: String?
  private let words: HUD.Words
  private let indicator: HUD.Indicator
  private var last: Reading

  private struct Reading: Sendable {
    var fraction: Double
    /// The description of the progress; nil if the call gave a status. It is read only if needed,
    /// because it is by far the slowest property to read.
    var description: String?
    var isPaused: Bool

    init(_ progress: Progress, on indicator: HUD.Indicator, isDescribed: Bool) {
      isPaused = progress.isPaused
      // Paused work must not look busy, so a dial shows 0 instead of indeterminate progress.
      let unknown = isPaused && indicator.hasDial ? 0 : Double.nan
      fraction = progress.isIndeterminate ? unknown : progress.fractionCompleted
      description = isDescribed ? HUD.Content.meaningful(progress.localizedDescription) : nil
    }
  }

  package nonisolated init(_ progress: Progress, in content: HUD.Content, words: HUD.Words) {
    (status, indicator) = (content.status, content.indicator)
    var content = content
    var reading = Reading(progress, on: indicator, isDescribed: status == nil)
    content.indicator = indicator.advanced(to: reading.fraction)
    if status == nil { content.status = reading.description }
    if content.action == nil, progress.isCancellable {
      content.action = .cancelWork { [weak progress] in progress?.cancel() }
    }
    self.content = content
    // Let the first reading report that the work is paused. The text "paused" cannot be shown
    // earlier, because it depends on the host's languages, which are not known yet.
    reading.isPaused = false
    self.progress = progress
    self.words = words
    last = reading
  }

  /// The reason why the work is over, `.ended` if nobody retains the `Progress`; nil until then.
  var end: HUD.Reason? { progress.map(\.end) ?? .ended }

  /// Reads the progress, and returns the changes since the last reading.
  func changes(in languages: [String]) -> [RequestChange] {
    guard let progress else { return [] }
    let reading = Reading(progress, on: indicator, isDescribed: status == nil)
    defer { last = reading }
    var changes: [RequestChange] = []
    if reading.fraction != last.fraction, !(reading.fraction.isNaN && last.fraction.isNaN) {
      changes.append(.progress(reading.fraction))
    }
    if !reading.description.isIdentical(to: last.description) {
      changes.append(.description(reading.description))
    }
    if reading.isPaused != last.isPaused {
      let paused = words.resolved(for: languages).paused
      changes.append(.detail(reading.isPaused ? paused : nil))
    }
    return changes
  }
}

extension Progress {
  /// The reason why the work is over; nil while the work continues.
  var end: HUD.Reason? { isFinished ? .ended : isCancelled ? .cancelled : nil }
}
