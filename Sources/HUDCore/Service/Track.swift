import HUDLayers

/// Follows a `Progress` without retaining it.
///
/// A track polls the progress instead of observing it, because an observer would be called on any
/// thread for each of perhaps a million steps.
package struct Track: Sendable {
  /// The ID of the request, which is known only when the call is enqueued.
  var id: Request.ID = 0
  // A variable, because Swift 6.2.0 does not compile a weak constant.
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
      // Paused work must not look busy, so a dial shows 0 instead of the turning ring.
      let unknown = isPaused && indicator.hasDial ? 0 : Double.nan
      fraction = progress.isIndeterminate ? unknown : progress.fractionCompleted
      description =
        isDescribed ? HUD.Content.meaningful(progress.localizedDescription) : nil
    }
  }

  init(_ progress: Progress, status: String?, words: HUD.Words, on indicator: HUD.Indicator) {
    self.progress = progress
    self.status = HUD.Content.meaningful(status)
    self.words = words
    self.indicator = indicator
    last = Reading(progress, on: indicator, isDescribed: self.status == nil)
    // Let the first reading report that the work is paused. The text "paused" cannot be shown
    // earlier, because it depends on the host's languages, which are not known yet.
    last.isPaused = false
  }

  /// The content to show at first, with the values that were read when `track` was called.
  var content: HUD.Content {
    let isCancellable = progress?.isCancellable == true
    return HUD.Content(
      indicator.advanced(to: last.fraction), status: status ?? last.description,
      action: isCancellable ? .cancel { [weak progress] in progress?.cancel() } : nil)
  }

  /// The reason why the work is over; nil while the work continues.
  var end: HUD.Reason? {
    guard let progress, !progress.isFinished else { return .ended }
    return progress.isCancelled ? .cancelled : nil
  }

  /// Reads the progress, and returns the changes since the last reading as inputs for the machine.
  mutating func news(in languages: [String]) -> [Machine.Input] {
    if let end { return [.withdraw(id, end)] }
    guard let progress else { return [] }
    let reading = Reading(progress, on: indicator, isDescribed: status == nil)
    defer { last = reading }
    var changes: [Change] = []
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
    return changes.map { .change(id, $0) }
  }
}
