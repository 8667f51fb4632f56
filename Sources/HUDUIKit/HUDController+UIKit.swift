#if canImport(UIKit)
public import HUDCore

extension HUDController {
  /// Creates a HUD that `host` shows. The new HUD is independent of the shared HUD and has the same
  /// calls.
  public convenience init(host: UIKitHost) {
    self.init { host }
  }

  /// Moves this HUD to another host.
  ///
  /// A HUD that is visible on the old host ends with `.hostGone`. A HUD that still waits is shown
  /// on the new host.
  @MainActor public func move(to host: UIKitHost) {
    move(to: host as any HUD.Host)
  }
}
#endif
