public import HUDCore

extension HUDController {
  /// Creates a HUD of its own on a virtual screen.
  @MainActor public convenience init(host: OffscreenHost) {
    self.init { host }
    // From now on the screen knows its HUD: `settle()` serves a first call from another thread too.
    hostDelegate.drainMailbox()
  }

  /// Shows everything on that screen from now on. Requests on the old host end.
  @MainActor public func move(to host: OffscreenHost) {
    move(to: host as any HUD.Host)
  }
}
