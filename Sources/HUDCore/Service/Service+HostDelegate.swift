package import HUDLayers

extension Service: HUD.HostDelegate {
  package func hostBecameReady() {
    keepingController {
      for news in readTracks() { tell(news) }
      tell(.hostReady)
    }
  }

  package func hostWasLost() { tell(.hostLost(isForGood: false)) }

  package func hostIsGone(_ host: any HUD.Host) { controller?.hostIsGone(host) }

  package func attentionChanged(_ isAttended: Bool) { tell(.attention(isAttended)) }

  package func pressed(_ press: Press) { tell(.press(press)) }

  package func dismissed(_ request: Request.ID, by gesture: HUD.DismissalGestures) {
    tell(.dismissByHand(request, gesture))
  }

  package func touched(at point: CGPoint) {
    update()
    tell(.touch(inside: panel?.frame.contains(point) ?? false))
  }

  package var latestCall: Request.ID {
    currentCall.map { $0 - 1 } ?? controller?.mailbox.latestID ?? 0
  }

  package func drainMailbox() { keepingController { drain() } }

  private func tell(_ input: Machine.Input) { controller?.send(input) }

  /// Returns the changes of every tracked `Progress` since the last reading.
  ///
  /// While a `Progress` is read, a subclass in the app may call the HUD, and this call may change
  /// `tracks`. So the index of each track is looked up again after the reading.
  func readTracks() -> [Machine.Input] {
    guard !isChanging, machine.presentation?.isFollowing == true else { return [] }
    let languages = host.metrics.languages
    return tracks.flatMap { track in
      var track = track
      let news = track.news(in: languages)
      if let index = tracks.firstIndex(where: { $0.id == track.id }) { tracks[index] = track }
      return news
    }
  }
}
