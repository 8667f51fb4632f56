#if canImport(UIKit)
public import HUDCore

extension HUDController {
  /// Creates a HUD of its own, with the same calls as `HUD`.
  public convenience init(host: UIKitHost) {
    self.init { host }
  }

  /// Shows everything on that host from now on. Requests on the old host end.
  @MainActor public func move(to host: UIKitHost) {
    move(to: host as any HUD.Host)
  }
}
#endif
