public import HUDCore

extension HUDController {
  /// Creates a controller that shows its HUD on a virtual screen.
  @MainActor public convenience init(host: OffscreenHost) {
    self.init { host }
    // Connects the screen to the controller now. Otherwise `settle()` would not process a first
    // call that comes from another thread.
    hostDelegate.drainMailbox()
  }

  /// Moves this HUD to a virtual screen, on which later calls show theirs.
  ///
  /// Requests that are on show on the old host end there. Those that still wait move along.
  @MainActor public func move(to host: OffscreenHost) {
    move(to: host as any HUD.Host)
  }
}
