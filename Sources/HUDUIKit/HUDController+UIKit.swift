#if canImport(UIKit)
public import HUDCore

extension HUDController {
  /// Creates a HUD on `host`. It is independent of the shared HUD, and has the same calls.
  public convenience init(host: UIKitHost) {
    self.init { host }
  }

  /// Moves this HUD to another host.
  ///
  /// A HUD that is visible on the old host ends. Requests that still wait are shown on the new one.
  @MainActor public func move(to host: UIKitHost) {
    move(to: host as any HUD.Host)
  }
}
#endif
