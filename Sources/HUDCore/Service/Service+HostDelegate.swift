import HUDLayers

extension Service: HUD.HostDelegate {
  func hostBecameReady() {
    tick()
    tell(.hostReady)
  }

  func hostWasLost() { tell(.hostLost(isForGood: false)) }

  func hostIsGone(_ host: any HUD.Host) { controller.hostIsGone(host) }

  func metricsChanged() { panel?.setNeedsUpdate() }

  /// Also called before anything else that happens by itself, so that work which is over does not come
  /// on show.
  func tick() {
    for news in readTracks() { tell(news) }
  }

  func update() { panel?.update() }

  func wake() {
    tick()
    guard let wake = takeDueWake() else { return }
    tell(wake)
  }

  func restart() { panel?.restart() }

  func attentionChanged(_ isOnPanel: Bool) { tell(.attention(isOnPanel)) }

  func pressed() { tell(.press) }

  func touched(at point: CGPoint) -> Bool {
    panel?.update()
    let isInside = panel?.contains(point) ?? false
    // Who is told of the touch may dismiss the HUD, which does not make the touch the app's.
    let blocksInput = blocksInput
    tell(.touch(inside: isInside))
    return blocksInput
  }

  var blocksInput: Bool {
    machine.isVisible && panel?.request.resolvedOptions.policy.blocksInput == true
  }

  func drainMailbox() { drain() }

  private func tell(_ event: Machine.Event) {
    controller.send(event)
  }

  /// What to tell the machine now that the host's timer fired.
  private func takeDueWake() -> Machine.Event? {
    defer { scheduled = nil }
    return scheduled.map { .wake($0.presentation) }
  }

  /// What became of all that is followed since it was last read.
  private func readTracks() -> [Machine.Event] {
    guard machine.presentation?.value.isFollowing == true else { return [] }
    let languages = host.metrics.languages
    return tracks.indices.flatMap { tracks[$0].news(in: languages) }
  }
}
