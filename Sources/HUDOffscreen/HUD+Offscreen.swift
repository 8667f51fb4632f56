public import HUDCore

extension HUDController {
  /// Creates a controller that shows its HUD on a virtual screen.
  @MainActor public convenience init(host: OffscreenHost) {
    // Do not delay progress steps: a virtual screen has no frames for which they could wait.
    self.init(stepInterval: .zero) { host }
    // Connect the screen to the controller now. Otherwise `settle()` would not process a first call
    // that comes from another thread.
    _ = self.host
  }

  /// Moves this controller to a virtual screen, which then shows its HUD.
  ///
  /// A HUD that is visible on the old host ends with `.hostGone`. A HUD that still waits for a
  /// window is shown on the virtual screen.
  @MainActor public func move(to host: OffscreenHost) { move(to: host as any HUD.Host) }
}
