// The host is replaced, or is gone for good.
extension HUDController {
  /// Called when the window or view behind `host` was destroyed, possibly off the main thread.
  ///
  /// A visible HUD ends with `.hostGone`. A HUD that still waits ends with `.neverShown`, and so do
  /// later HUDs until there is another host. If `host` was already replaced, nothing happens.
  package func hostIsGone(_ host: any HUD.Host) { send(.hostIsGone(host)) }

  /// Replaces the host. A HUD that is visible on the old host ends there with `.hostGone`. A HUD
  /// that still waits for a window now waits for the new host.
  @MainActor package func move(to host: any HUD.Host) { send(.newHost(host)) }

  /// Replaces the host. The caller has already ended a HUD that was visible. Requests that still
  /// wait for a window now wait for the new host.
  @MainActor func replaceHost(by newHost: any HUD.Host) {
    let old = host
    let now = old.now + clockOffset
    Self.clear(old)
    old.delegate = nil
    connect(to: newHost)
    clockOffset = now - newHost.now
    machine.hostIsGone = false
    (alarm, awaitsHost) = (nil, false)
    // The pointer and the focus that were on the old panel are not on the new panel.
    handle(.attention(false))
    handle(.wake(news: readTracks()))
    handle(.hostReady)
  }
}
