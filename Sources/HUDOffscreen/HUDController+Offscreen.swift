public import HUDCore

extension HUDController {
  /// A HUD of its own on a screen that is none.
  @MainActor public convenience init(host: OffscreenHost) {
    self.init { host }
    // The screen knows its HUD from now on: a first call from another thread waits for `settle()`.
    hostDelegate.drainMailbox()
  }

  /// Shows everything on that screen from now on. What is on show elsewhere ends there.
  @MainActor public func move(to host: OffscreenHost) {
    move(to: host as any HUD.Host)
  }
}
