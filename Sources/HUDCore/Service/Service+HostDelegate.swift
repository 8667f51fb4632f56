package import HUDLayers

extension Service: HUD.HostDelegate {
  package func hostBecameReady() {
    tick()
    tell(.hostReady)
  }

  package func hostWasLost() { tell(.hostLost(isForGood: false)) }

  package func hostIsGone(_ host: any HUD.Host) { controller.hostIsGone(host) }

  /// Also called before anything else that happens by itself, so that work which is over does not come
  /// on show.
  package func tick() {
    for news in readTracks() { tell(news) }
  }

  package func update() { panel?.update() }

  package func wake() {
    tick()
    guard let wake = takeDueWake() else { return }
    tell(wake)
  }

  package func restart() { panel?.restart() }

  package func attentionChanged(_ isOnPanel: Bool) { tell(.attention(isOnPanel)) }

  package func pressed() { tell(.press) }

  package func dismissed(by gesture: HUD.DismissalGestures) { tell(.dismissByHand(gesture)) }

  package func touched(at point: CGPoint) {
    panel?.update()
    tell(.touch(inside: panel?.contains(point) ?? false))
  }

  package func drainMailbox() { drain() }

  private func tell(_ event: Machine.Input) {
    controller.send(event)
  }

  /// What to tell the machine now that the host's timer fired.
  private func takeDueWake() -> Machine.Input? {
    defer { scheduled = nil }
    return scheduled.map { .wake($0.presentation) }
  }

  /// What became of all that is followed since it was last read.
  private func readTracks() -> [Machine.Input] {
    guard machine.presentation?.value.isFollowing == true else { return [] }
    let languages = host.metrics.languages
    return tracks.indices.flatMap { tracks[$0].news(in: languages) }
  }
}
