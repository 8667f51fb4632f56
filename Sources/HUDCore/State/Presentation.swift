/// The requests of a HUD, from the time when the machine leaves the phase `.hidden` until the
/// machine returns to `.hidden`.
// `Sendable` is unchecked, because the class has variables. This is safe, because each presentation
// belongs to one machine, and a machine is never copied.
package final class Presentation: @unchecked Sendable {
  package typealias ID = UInt64

  package let id: ID
  /// The request on the panel. The last request stays displayed after its end, until the panel has
  /// faded out.
  package internal(set) var displayed: Request
  /// All requests that have not ended, in the order of their rank: the last one is displayed.
  ///
  /// A newer request ranks above an older one, but takes the rank of a request that it replaces.
  /// Toasts rank above all others, and a newer toast ranks below an older one, for which it waits.
  package internal(set) var requests: [Request] = []
  /// The number of activities that `show` and `showProgress` have started without an identifier,
  /// and that have not ended. All these activities share the anonymous request.
  package internal(set) var count = 0
  /// The delayed dismissal of all requests; nil if none is pending.
  package var dismissal: DelayedDismissal?
  private(set) var appearedAt: Duration?
  var hasAppeared: Bool { appearedAt != nil }
  /// The time at which the fade-in of the panel ends; nil once it has ended.
  package var fadeInEnds: Duration?
  /// The time until which the panel stays, because of the longest minimum time of the requests that
  /// it has displayed. Toasts have a time of their own instead.
  private(set) var minimumTimeEnds = Duration.zero
  /// The time at which the HUD began to wait for its host; nil while the HUD does not wait for it.
  var waitsSince: Duration?
  /// Whether the log has explained why the HUD waits for a window.
  var isExplained = false

  /// The completion handlers of the dismissals, which are called when the presentation ends.
  var completions: [EndPromise] = []
  /// The ends that have not been reported yet.
  var recordedEnds: [(promise: EndPromise, reason: HUD.Reason)] = []
  /// The reason with which the panel disappears, which is the reason of the last end.
  var leavingReason = HUD.Reason.ended
  /// Whether the panel disappears with an animation. The last end or dismissal decides this.
  var leavesAnimated = true
  /// The time since which the user attends to the panel, which stops the clock of the toast on
  /// show; nil if the user does not attend to it. See `HostDelegate.attentionChanged(_:)`.
  package private(set) var attendedSince: Duration?
  /// A copy of the request that the screen reader has announced or read last; nil before the panel
  /// appears. The copy has no actions, because it would retain them long after they were replaced.
  var announced: Request? {
    didSet {
      announced?.content.action = nil
      announced?.content.tap = nil
    }
  }
  /// The position of the panel, which may be the panel of an earlier presentation; nil before there
  /// is a panel.
  private var panelPosition: HUD.Position?
  /// Whether the displayed request blocks input to the app. On most hosts, the screen reader's focus
  /// is then on the panel.
  var hasFocus: Bool

  /// - Parameter former: The presentation whose disappearing panel this presentation takes over;
  ///   nil for a new panel.
  package init(
    id: ID, _ request: Request, at now: Duration, onPanelOf former: Presentation? = nil
  ) {
    self.id = id
    displayed = request
    attendedSince = former?.attendedSince
    panelPosition = former?.displayed.resolvedOptions.behavior.position
    hasFocus = former?.hasFocus ?? false
    put(up: request, at: now)
  }

  /// The toast on show; nil if there is none.
  package var shownToast: Request? { requests.last.flatMap { $0.isToast ? $0 : nil } }

  /// Whether any request is left. If no request is left, the presentation ends.
  package var isWanted: Bool { !requests.isEmpty }

  /// Whether any request tracks a `Progress`, which has to be read repeatedly.
  package var isFollowing: Bool { requests.contains { $0.track != nil } }

  /// Selects the request to display, starts its clock, and adds an effect for each request that has
  /// ended. If no request is left, the last one stays displayed while the panel fades out, and its
  /// end is reported later.
  ///
  /// If a new request has cancelled the end of the presentation, calls the completion handlers of
  /// the earlier dismissals with `.superseded`.
  func settle(at moment: Moment, _ effects: inout [Machine.Effect]) {
    displayed = requests.last ?? displayed
    startClock(at: moment)
    let last = isWanted ? nil : displayed.id
    for (promise, reason) in recordedEnds where promise.id != last {
      effects.append(.end(promise, hasAppeared ? reason : .neverShown))
    }
    recordedEnds.removeAll { $0.promise.id != last }
    if isWanted, dismissal == nil {
      effects += completions.map { .complete($0, .superseded) }
      completions = []
    }
  }

  /// The promises of all requests whose end has not been reported yet.
  var endPromises: [EndPromise] { recordedEnds.map(\.promise) + requests.map(\.endPromise) }

  // MARK: Clocks

  /// Starts the clock of the displayed request as the HUD appears.
  func appear(at moment: Moment) {
    appearedAt = moment.now
    waitsSince = nil
    startClock(at: moment)
  }

  /// Places a toast on the panel, and starts its clock, unless the clock already runs or the toast
  /// stays until it is closed. For a request that is not a toast, notes the minimum time.
  private func startClock(at moment: Moment) {
    guard let appearedAt else { return }
    if let toast = shownToast {
      let last = requests.endIndex - 1
      requests[last].resolvedOptions = toast.resolvedOptions.ofToast(onPanelAt: panelPosition)
      let start = toast.shownSince ?? moment.now
      requests[last].shownSince = start
      if toast.staysUntilClosed, last == 0 || !requests[last - 1].isToast {
        requests[last].ends = nil
      } else if toast.ends == nil {
        let time = toast.resolvedOptions.toastTime(
          for: toast.content, underScreenReader: moment.metrics.screenReaderIsRunning)
        requests[last].ends = max(start + time, moment.now)
        if attendedSince != nil { attendedSince = moment.now }
      }
      displayed = requests[last]
    } else if !displayed.isToast {
      let minimumTime = displayed.resolvedOptions.behavior.minimumTime
      minimumTimeEnds = max(minimumTimeEnds, appearedAt + minimumTime)
    }
    panelPosition = displayed.resolvedOptions.behavior.position
  }

  /// Stops the clock of the toast on show if `isAttended` is true; otherwise lets it run on.
  ///
  /// This is recorded even while the panel disappears, because the next presentation may take over
  /// the panel.
  func setAttended(_ isAttended: Bool, at now: Duration) {
    if isAttended {
      attendedSince = attendedSince ?? now
    } else if let since = attendedSince {
      attendedSince = nil
      if isWanted { requests[requests.endIndex - 1].ends? += now - since }
    }
  }
}
