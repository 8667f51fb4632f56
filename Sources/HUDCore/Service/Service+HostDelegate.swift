package import HUDLayers

extension Service: HUD.HostDelegate {
  package func hostBecameReady() {
    keepingController {
      tick()
      tell(.hostReady)
    }
  }

  package func hostWasLost() { tell(.hostLost(isForGood: false)) }

  package func hostIsGone(_ host: any HUD.Host) { controller.hostIsGone(host) }

  /// Reads the followed `Progress` objects. This is also done before a wake and before the host
  /// becomes ready, so that no HUD appears for work that is already over.
  package func tick() {
    keepingController {
      for news in readTracks() { tell(news) }
    }
  }

  package func update() { panel?.update() }

  package func wake() {
    keepingController {
      tick()
      guard let wake = takeDueWake() else { return }
      tell(wake)
    }
  }

  package func restart() { panel?.restart() }

  package func attentionChanged(_ isOnPanel: Bool) { tell(.attention(isOnPanel)) }

  package func pressed() { tell(.press) }

  package func dismissed(by gesture: HUD.DismissalGestures) { tell(.dismissByHand(gesture)) }

  package func touched(at point: CGPoint) {
    panel?.update()
    tell(.touch(inside: panel?.contains(point) ?? false))
  }

  package func drainMailbox() { keepingController(drain) }

  private func tell(_ input: Machine.Input) { controller.send(input) }

  /// Keeps the controller alive during `body`, because an app's observer may release the last other
  /// reference to it.
  private func keepingController(_ body: () -> Void) { withExtendedLifetime(controller, body) }

  /// Returns the input that the host's timer was set for.
  private func takeDueWake() -> Machine.Input? {
    defer { scheduled = nil }
    return scheduled.map { .wake($0.presentation) }
  }

  /// Returns the changes of every followed `Progress` since it was last read.
  ///
  /// A `Progress` of the app's own may call the HUD while it is read, so `tracks` may change
  /// meanwhile.
  func readTracks() -> [Machine.Input] {
    guard machine.presentation?.value.isFollowing == true else { return [] }
    let languages = host.metrics.languages
    return tracks.flatMap { track in
      var track = track
      let news = track.news(in: languages)
      if let index = tracks.firstIndex(where: { $0.id == track.id }) { tracks[index] = track }
      return news
    }
  }
}
