/// The requests of a HUD, from the time when the machine leaves the state `.hidden` until the
/// machine returns to `.hidden`.
package struct Presentation: Sendable {
  package typealias ID = UInt64

  package let id: ID
  /// The request on the panel. The last request stays displayed after its end, until the panel has
  /// faded out.
  package internal(set) var displayed: Request
  /// The number of activities that `show` and `showProgress` have started and that have not ended.
  /// All these activities share the anonymous request.
  package internal(set) var count = 0
  package internal(set) var toast: Toast?
  /// The delayed dismissal of all requests; nil if none is pending.
  package var dismissal: ScheduledEnd?
  /// Whether the panel disappears with an animation. The call that ends the last request decides
  /// this.
  package var leavesAnimated = true
  package var appearedAt: Duration = .zero
  /// The time at which the HUD began to wait for a window.
  var waitsSince: Duration = .zero
  /// Whether the log has explained why the HUD waits for a window.
  var isExplained = false

  var anonymous: Request?
  var activities: [Request] = []
  /// The toasts that wait until the displayed toast has ended.
  package internal(set) var queue: [Toast] = []
  /// The ends that handles have scheduled for their requests, by the ID of the request.
  package internal(set) var withdrawals: [Request.ID: ScheduledEnd] = [:]
  private var completions: [Completion.ID] = []
  var recordedEnds: [(id: Request.ID, reason: HUD.Reason)] = []
  private(set) var isAttended = false
  /// A copy of the request that the screen reader has announced or read last; nil before the panel
  /// appears.
  var announced: Request?
  /// Whether the screen reader's focus is on the panel. The focus is there while the displayed
  /// request blocks input to the app.
  var hasFocus = false

  package init(id: ID, _ request: Request, at moment: Moment) {
    self.id = id
    displayed = request
    put(up: request, at: moment)
    displayed = requestToDisplay ?? request
  }

  /// The request to display: the toast if there is one, otherwise the newest request; nil if no
  /// request is left.
  @inline(__always) private var requestToDisplay: Request? {
    if let toast { return toast.request }
    guard let activity = activities.last else { return anonymous }
    guard let anonymous else { return activity }
    return anonymous.rank > activity.rank ? anonymous : activity
  }

  /// Whether any request tracks a `Progress`, which has to be read repeatedly.
  package var isFollowing: Bool { activities.contains { $0.kind == .tracked } }

  /// The time at which the log explains why the HUD still waits; nil if the log has already
  /// explained this.
  package var explanationDue: Duration? { isExplained ? nil : waitsSince + Machine.patience }

  /// Whether any request is left. If no request is left, the presentation ends.
  package var isWanted: Bool { toast != nil || anonymous != nil || !activities.isEmpty }

  /// All requests that have not ended, whether they are displayed, covered by another request, or
  /// waiting.
  package var requests: [Request] {
    [anonymous].compactMap(\.self) + activities + toasts.map(\.request)
  }

  /// The displayed toast, followed by the waiting toasts.
  private var toasts: [Toast] { [toast].compactMap(\.self) + queue }

  /// The earliest time at which one of the toasts ends unseen if there is still no window; nil if
  /// there are no toasts.
  var unseenUntil: Duration? { toasts.map(\.unseenUntil).min() }

  /// Ends the toasts that have waited too long for a window.
  mutating func endUnseenToasts(at moment: Moment) {
    for toast in toasts where toast.unseenUntil <= moment.now {
      withdraw(toast.request.id, .neverShown, at: moment)
    }
  }

  /// The first request that has not ended and for which `isMeant` is true.
  func first(where isMeant: (Request) -> Bool) -> Request? {
    if let anonymous, isMeant(anonymous) { return anonymous }
    if let toast, isMeant(toast.request) { return toast.request }
    return activities.first(where: isMeant) ?? queue.first { isMeant($0.request) }?.request
  }

  func id(named name: String) -> Request.ID? { first { $0.name == name }?.id }
}

/// The end of one request or of all requests, scheduled by a call such as `dismiss(after:)`.
package struct ScheduledEnd: Sendable {
  package let due: Duration
  let isAnimated: Bool

  /// Returns the earliest of `ends` and the ID of its request; nil if `ends` is empty.
  static func next(
    of ends: [Request.ID: ScheduledEnd]
  ) -> (id: Request.ID, end: ScheduledEnd)? {
    if ends.isEmpty { return nil }
    return ends.min { ($0.value.due, $0.key) < ($1.value.due, $1.key) }.map { ($0.key, $0.value) }
  }
}

// MARK: Reporting ends

extension Presentation {
  mutating func complete(_ completion: Completion.ID?) {
    if let completion { completions.append(completion) }
  }

  /// Selects the request to display, and adds an effect for each request that has ended.
  ///
  /// If no request is left, the last request stays displayed while the panel fades out. The end of
  /// this request is reported when the presentation ends or when another request replaces it.
  ///
  /// - Parameter isSeen: Whether the panel has appeared. If false, the requests end with
  ///   `.neverShown`.
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

  /// Returns the effects that call the completion handlers of cancelled dismissals with
  /// `.superseded`.
  mutating func supersedeDismissals() -> [Machine.Effect] {
    defer { completions = [] }
    return completions.map { .complete($0, .superseded) }
  }

  /// Returns the effects that finish this presentation. They report the end of each request whose
  /// end has not been reported yet, and call the completion handler of each dismissal. All of them
  /// use `reason`.
  func finish(_ reason: HUD.Reason) -> [Machine.Effect] {
    var ids = recordedEnds.map(\.id)
    if !ids.contains(displayed.id) { ids.append(displayed.id) }
    return ids.map { .end($0, reason) } + completions.map { .complete($0, reason) }
  }
}

// MARK: The toast's clock

extension Presentation {
  /// Gives the displayed toast its full time again, counted from now.
  mutating func restartToast(at moment: Moment) {
    toast?.restart(isHeld: isAttended, at: moment)
  }

  mutating func setAttended(_ isAttended: Bool, at moment: Moment) {
    self.isAttended = isAttended
    toast?.setHeld(isAttended, at: moment.now)
  }
}
