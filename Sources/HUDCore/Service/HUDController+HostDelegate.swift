package import HUDLayers

extension HUDController: HUD.HostDelegate {
  package func hostBecameReady() { take(.wake(news: readTracks(), hostBecameReady: true)) }

  package func hostWasLost() { take(.hostLost(isForGood: false)) }

  /// Called when the window or view behind `host` was destroyed, possibly off the main thread.
  ///
  /// A visible HUD ends with `.hostGone`. A HUD that still waits ends with `.neverShown`, and so do
  /// later HUDs until there is another host. If `host` was already replaced, nothing happens.
  nonisolated package func hostIsGone(_ host: any HUD.Host) { send(.hostIsGone(host)) }

  package func attentionChanged(_ isAttended: Bool) { take(.attention(isAttended)) }

  package func pressed(_ press: Press) { take(.press(press)) }

  package func dismissed(_ request: Request.ID, by gesture: HUD.DismissalGestures) {
    take(.dismissByHand(request, gesture))
  }

  package func touched(at point: CGPoint) {
    updatePanel()
    take(.touch(inside: panel?.frame.contains(point) ?? false))
  }

  package var latestCall: Request.ID { currentCall.map { $0 - 1 } ?? mailbox.latestID }

  package func drainMailbox() { drain() }

  package func updatePanel() {
    missedUpdate = isChanging
    change { $0.update() }
  }

  package func restartAnimations() { change { $0.restart() } }

  package func timerFired() {
    alarm = nil
    change { $0.finishExchange(at: host.now) }
    let isDue = machine.nextWake.map { $0 <= host.now + clockOffset } == true
    // A running change prevents `finishExchange`. Then the wake waits, and sets the timer again.
    guard isDue || isChanging else { return setTimer() }
    take(.wake(news: readTracks()))
  }

  /// Calls `change` with the panel, unless there is no panel or another change still runs.
  @MainActor private func change(_ change: (Panel) -> Void) {
    if let panel, !isChanging { changing { change(panel) } }
  }

  /// Returns the changes and ends of all tracked `Progress` objects; none if `isChanging` is true.
  ///
  /// A `Progress` may be of a subclass in the app, which may call the HUD when it is read.
  @MainActor func readTracks() -> [Machine.Input] {
    guard !isChanging, let presentation = machine.presentation, presentation.isFollowing
    else { return [] }
    let languages = host.metrics.languages
    return presentation.requests.compactMap { request in
      guard let track = request.track else { return nil }
      if let end = track.end { return .withdraw(request.id, end) }
      return track.change(of: request, in: languages).map { .change(request.id, $0) }
    }
  }
}
