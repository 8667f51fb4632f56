/// The requests of a HUD, from the time when the machine leaves the phase `.hidden` until the
/// machine returns to `.hidden`.
package struct Presentation: Sendable {
  package typealias ID = UInt64

  package let id: ID
  /// The request on the panel. The last request stays displayed after its end, until the panel has
  /// faded out.
  package internal(set) var displayed: Request
  /// All requests that have not ended, in the order of their rank: the last one is displayed.
  ///
  /// A newer request ranks above an older one, and one that has replaced another has its rank.
  /// Toasts rank above all others, and a toast that waits ranks below those that wait for longer.
  package internal(set) var requests: [LiveRequest] = []
  /// The number of activities that `show` and `showProgress` have started and that have not ended.
  /// All these activities share the anonymous request.
  package internal(set) var count = 0
  /// The delayed dismissal of all requests; nil if none is pending.
  package var dismissal: ScheduledEnd?
  /// Whether the panel disappears with an animation. The call that ends the last request decides
  /// this.
  package var leavesAnimated = true
  private var appearedAt: Duration?
  /// The time at which the fade-in of the panel ends; nil once it has ended.
  package var fadeInEnds: Duration?
  /// The longest minimum time of the requests that the panel has displayed.
  private var minimumTime = Duration.zero
  /// The time at which the HUD began to wait for a window.
  var waitsSince: Duration = .zero
  /// Whether the log has explained why the HUD waits for a window.
  var isExplained = false

  private var completions: [CompletionID] = []
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
  }

  /// Continues on the panel of `other`, which is disappearing.
  mutating func takeOver(panelOf other: Presentation, at moment: Moment) {
    setAttended(other.isAttended, at: moment)
    hasFocus = other.hasFocus
  }

  /// The toast on show; nil if there is none.
  package var shownToast: LiveRequest? { requests.last.flatMap { $0.isToast ? $0 : nil } }

  /// The request of `show` and `showProgress` without an identifier; nil if there is none.
  package var anonymous: Request? { requests.first { $0.request.kind == .anonymous }?.request }

  func id(named name: String) -> Request.ID? {
    requests.first { $0.request.name == name }?.request.id
  }

  /// Whether any request is left. If no request is left, the presentation ends.
  package var isWanted: Bool { !requests.isEmpty }

  /// Whether the presentation ends without a further call.
  var isEnding: Bool { !isWanted || dismissal != nil }

  /// Whether any request tracks a `Progress`, which has to be read repeatedly.
  package var isFollowing: Bool { requests.contains { $0.request.isTracked } }

  /// The end that is due next of those that handles have scheduled; nil if there are none.
  package var nextWithdrawal: ScheduledEnd? {
    requests.lazy.compactMap { $0.withdrawal }.min { $0.due < $1.due }
  }

  /// The time at which the log explains why the HUD still waits; nil if the log has already
  /// explained this.
  package var explanationDue: Duration? { isExplained ? nil : waitsSince + Machine.patience }

  /// The earliest time at which one of the toasts ends unseen if there is still no window; nil if
  /// there are no toasts.
  var unseenUntil: Duration? { requests.compactMap(\.unseenUntil).min() }
}

// MARK: What the panel displays

extension Presentation {
  /// Starts the clocks of the requests, because the panel appears.
  mutating func appear(at moment: Moment) {
    appearedAt = moment.now
    restartToast(at: moment)
    keepMinimumTime()
  }

  /// The time until which the panel must stay after its last request has ended; nil if that was a
  /// toast, which has had its own time.
  var minimumTimeEnds: Duration? {
    displayed.kind == .toast ? nil : appearedAt.map { $0 + minimumTime }
  }

  private mutating func keepMinimumTime() {
    guard displayed.kind != .toast else { return }
    minimumTime = max(minimumTime, displayed.resolvedOptions.behavior.minimumTime)
  }

  /// Applies `change`, selects the request to display, and adds an effect for each request that has
  /// ended. If no request is left, the last one stays displayed while the panel fades out, and its
  /// end is reported later.
  ///
  /// - Parameter isSeen: Whether the panel has appeared. If false, the requests end with
  ///   `.neverShown`.
  mutating func revise(
    _ change: (inout Presentation) -> Void, isSeen: Bool, _ effects: inout [Machine.Effect]
  ) {
    change(&self)
    if isWanted { leavesAnimated = true }
    displayed = requests.last?.request ?? displayed
    if isSeen { keepMinimumTime() }
    let last = isWanted ? nil : displayed.id
    for (id, reason) in recordedEnds where id != last {
      effects.append(.end(id, isSeen ? reason : .neverShown))
    }
    recordedEnds.removeAll { $0.id != last }
  }

  mutating func complete(_ completion: CompletionID?) {
    if let completion { completions.append(completion) }
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
  /// Gives the toast on show its full time again, counted from now.
  mutating func restartToast(at moment: Moment) {
    guard shownToast != nil else { return }
    requests[requests.endIndex - 1].restart(isHeld: isAttended, at: moment)
  }

  mutating func setAttended(_ isAttended: Bool, at moment: Moment) {
    self.isAttended = isAttended
    guard shownToast != nil else { return }
    requests[requests.endIndex - 1].setHeld(isAttended, at: moment.now)
  }
}
