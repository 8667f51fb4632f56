package import HUDLayers

extension Service: HUD.HostDelegate {
  package func hostBecameReady() {
    keepingController {
      tick()
      tell(.hostReady)
    }
  }

  package func hostWasLost() { tell(.hostLost(isForGood: false)) }

  package func hostIsGone(_ host: any HUD.Host) { controller?.hostIsGone(host) }

  /// Reads the tracked `Progress` objects. `wake()` and `hostBecameReady()` do this first, so that
  /// no HUD appears for work that is already over.
  package func tick() {
    keepingController {
      for news in readTracks() { tell(news) }
    }
  }

  package func wake() {
    keepingController {
      tick()
      guard let wake = takeDueWake() else { return }
      tell(wake)
    }
  }

  package func attentionChanged(_ isOnPanel: Bool) { tell(.attention(isOnPanel)) }

  package func pressed(_ press: Press) { tell(.press(press)) }

  package func dismissed(_ request: Request.ID, by gesture: HUD.DismissalGestures) {
    tell(.dismissByHand(request, gesture))
  }

  package func touched(at point: CGPoint) {
    update()
    tell(.touch(inside: panel?.contains(point) ?? false))
  }

  package func drainMailbox() { keepingController { drain() } }

  private func tell(_ input: Machine.Input) { controller?.send(input) }

  /// Clears `scheduled`, and returns the input for which the host's timer was set; nil if the timer
  /// was not set.
  private func takeDueWake() -> Machine.Input? {
    defer { scheduled = nil }
    return scheduled.map { .wake($0.presentation) }
  }

  /// Returns the changes of every tracked `Progress` since the last reading.
  ///
  /// While a `Progress` is read, a subclass in the app may call the HUD, and this call may change
  /// `tracks`. So the index of each track is looked up again after the reading.
  func readTracks() -> [Machine.Input] {
    guard !isChanging, machine.presentation?.value.isFollowing == true else { return [] }
    let languages = host.metrics.languages
    return tracks.flatMap { track in
      var track = track
      let news = track.news(in: languages)
      if let index = tracks.firstIndex(where: { $0.id == track.id }) { tracks[index] = track }
      return news
    }
  }
}
