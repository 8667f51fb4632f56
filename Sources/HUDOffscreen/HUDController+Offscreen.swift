public import HUDCore

extension HUDController {
  /// A HUD of its own on a screen that is none.
  public convenience init(host: OffscreenHost) {
    self.init { host }
  }

  /// Shows everything on that screen from now on. What is on show elsewhere ends there.
  @MainActor public func move(to host: OffscreenHost) {
    move(to: host as any HUD.Host)
  }
}
