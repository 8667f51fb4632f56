/// The requests of one presentation, which lasts from leaving hidden until didDisappear.
package struct Presentation: Sendable {
  package typealias ID = UInt64

  package let id: ID
  /// The request on the panel. The last one stays displayed while the panel fades out.
  package internal(set) var displayed: Request
  package internal(set) var count = 0
  package internal(set) var toast: Toast?
  /// A delayed dismissal of everything.
  package var dismissal: ScheduledEnd?
  /// False if the call that ended the presentation wants no motion.
  package var leavesAnimated = true
  package var appearedAt: Duration = .zero
  /// Since when there has been no window.
  var waitsSince: Duration = .zero
  /// Whether the log has told why nothing is seen.
  var isExplained = false

  var anonymous: Request?
  var activities: [Request] = []
  /// The toasts that wait for the one on show.
  package internal(set) var queue: [Toast] = []
  /// Requests that end later, because their handles said so.
  package internal(set) var withdrawals: [Request.ID: ScheduledEnd] = [:]
  private var completions: [Completion.ID] = []
  var recordedEnds: [(id: Request.ID, reason: HUD.Reason)] = []
  private(set) var isAttended = false
  /// The request that was last announced, or read by the focus, as it was then.
  var announced: Request?
  /// Whether the screen reader's focus is on the panel, as it is while the panel blocks.
  var hasFocus = false

  package init(id: ID, _ request: Request, at moment: Moment) {
    self.id = id
    displayed = request
    put(up: request, at: moment)
    displayed = requestToDisplay ?? request
  }

  /// The one that is seen: a toast before all others, then the newest.
  @inline(__always) private var requestToDisplay: Request? {
    if let toast { return toast.request }
    guard let activity = activities.last else { return anonymous }
    guard let anonymous else { return activity }
    return anonymous.rank > activity.rank ? anonymous : activity
  }

  /// Whether any request follows a `Progress`, which has to be read.
  package var isFollowing: Bool { activities.contains { $0.kind == .tracked } }

  /// When the log tells why nothing is seen, once.
  package var explanationDue: Duration? { isExplained ? nil : waitsSince + Machine.patience }

  package var isWanted: Bool { toast != nil || anonymous != nil || !activities.isEmpty }

  /// All that have not ended: displayed, covered and waiting.
  package var requests: [Request] {
    [anonymous].compactMap(\.self) + activities + toasts.map(\.request)
  }

  /// The displayed toast, and those that wait for it.
  private var toasts: [Toast] { [toast].compactMap(\.self) + queue }

  /// When the next toast is given up if there is still no window.
  var unseenUntil: Duration? { toasts.map(\.unseenUntil).min() }

  /// Gives up the toasts that have waited too long for a window.
  mutating func endUnseenToasts(at moment: Moment) {
    for toast in toasts where toast.unseenUntil <= moment.now {
      withdraw(toast.request.id, .neverShown, at: moment)
    }
  }

  func id(named name: String) -> Request.ID? { requests.first { $0.name == name }?.id }
}

/// An end that was asked for beforehand.
package struct ScheduledEnd: Sendable {
  package let due: Duration
  let isAnimated: Bool

  /// The first of several, and whose it is.
  static func next(
    of ends: [Request.ID: ScheduledEnd]
  ) -> (id: Request.ID, end: ScheduledEnd)? {
    if ends.isEmpty { return nil }
    return ends.min { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map { ($0.key, $0.value) }
  }
}

// MARK: Ends that somebody waits for

extension Presentation {
  mutating func complete(_ completion: Completion.ID?) {
    if let completion { completions.append(completion) }
  }

  /// Selects the request to display, and tells which requests have ended. If none is left, the last
  /// one stays displayed until the panel has faded out, and ends with it or with the next request.
  ///
  /// - Parameter isSeen: False before the panel appears: whatever ends then was never shown.
  mutating func updateDisplayed(_ effects: inout [Machine.Effect], isSeen: Bool = true) {
    if isWanted { leavesAnimated = true }
    let requestToDisplay = requestToDisplay
    if recordedEnds.isEmpty {
      displayed = requestToDisplay ?? displayed
      return
    }
    let last = requestToDisplay == nil ? displayed.id : nil
    displayed = requestToDisplay ?? displayed
    for (id, reason) in recordedEnds where id != last {
      effects.append(.end(id, isSeen ? reason : .neverShown))
    }
    recordedEnds.removeAll { $0.id != last }
  }

  /// A later call overtook the dismissals that were to come.
  mutating func supersedeDismissals() -> [Machine.Effect] {
    defer { completions = [] }
    return completions.map { .complete($0, .superseded) }
  }

  /// Everything that ends with the presentation.
  func finish(_ reason: HUD.Reason) -> [Machine.Effect] {
    var ids = recordedEnds.map(\.id)
    if !ids.contains(displayed.id) { ids.append(displayed.id) }
    return ids.map { .end($0, reason) } + completions.map { .complete($0, reason) }
  }
}

// MARK: The toast's clock

extension Presentation {
  /// Starts the toast's time anew: it counts from when it is seen.
  mutating func restartToast(at moment: Moment) {
    toast?.restart(isHeld: isAttended, at: moment)
  }

  mutating func setAttended(_ isAttended: Bool, at moment: Moment) {
    self.isAttended = isAttended
    toast?.setHeld(isAttended, at: moment.now)
  }
}
