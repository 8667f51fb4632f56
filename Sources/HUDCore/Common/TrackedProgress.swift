package import HUDLayers

/// Follows a `Progress` without retaining it.
///
/// This class polls the progress instead of observing it: an observer would be called on any
/// thread for each of perhaps a million steps.
@MainActor package final class TrackedProgress {
  /// The content to show at first, with the values that were read when `track` was called.
  package nonisolated let content: HUD.Content
  private weak var progress: Progress?
  private let indicator: HUD.Indicator
  /// Whether the status is the description of the progress, because the call gave no status.
  private let isDescribed: Bool
  private var last: Reading

  private struct Reading: Sendable {
    /// The completed part of the work; nil for indeterminate progress.
    var fraction: Double?
    /// The description of the progress; nil if the call gave a status. It is read only if needed,
    /// because it is by far the slowest property to read.
    var description: String?
    var isPaused: Bool

    init(_ progress: Progress, on indicator: HUD.Indicator, isDescribed: Bool) {
      isPaused = progress.isPaused
      // Paused work must not look busy, so a dial shows 0 instead of indeterminate progress.
      let unknown: Double? = isPaused && indicator.hasDial ? 0 : nil
      fraction = progress.isIndeterminate ? unknown : progress.fractionCompleted.fraction
      description = isDescribed ? HUD.Content.meaningful(progress.localizedDescription) : nil
    }
  }

  package nonisolated init(_ progress: Progress, in content: HUD.Content) {
    isDescribed = content.status == nil
    indicator = content.indicator
    var content = content
    var reading = Reading(progress, on: indicator, isDescribed: isDescribed)
    content.indicator = indicator.advanced(to: reading.fraction ?? .nan)
    if isDescribed { content.status = reading.description }
    if content.action == nil, progress.isCancellable {
      content.action = .cancelWork { [weak progress] in progress?.cancel() }
    }
    self.content = content
    // Let the first reading report that the work is paused. The text "paused" cannot be shown
    // earlier, because it depends on the host's languages, which are not known yet.
    reading.isPaused = false
    self.progress = progress
    last = reading
  }

  /// The reason why the work is over, `.ended` if nobody retains the `Progress`; nil until then.
  var end: HUD.Reason? { progress.map(\.end) ?? .ended }

  /// Reads the progress, and returns the change of `request` since the last reading; nil if nothing
  /// has changed.
  func change(of request: Request, in languages: [String]) -> RequestChange? {
    guard let progress else { return nil }
    let (old, new) = (last, Reading(progress, on: indicator, isDescribed: isDescribed))
    last = new
    let isRenamed = !new.description.isIdentical(to: old.description)
    let isSame = new.fraction == old.fraction && new.isPaused == old.isPaused
    if isSame, !isRenamed { return nil }
    let paused = new.isPaused ? request.words(in: languages).paused : nil
    return RequestChange(
      status: isRenamed ? new.description ?? "" : nil,
      detail: new.isPaused != old.isPaused ? paused ?? "" : nil,
      progress: new.fraction != old.fraction ? new.fraction ?? .nan : nil, isDescribed: isRenamed)
  }
}

extension Progress {
  /// The reason why the work is over; nil while the work continues.
  var end: HUD.Reason? { isFinished ? .ended : isCancelled ? .cancelled : nil }
}
