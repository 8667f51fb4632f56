#if canImport(UIKit)
public import HUDCore

extension HUDController {
  /// A HUD of its own in that place.
  public convenience init(host: UIKitHost) {
    self.init { host }
  }

  /// Shows everything in that place from now on. What is on show elsewhere ends there.
  @MainActor public func move(to host: UIKitHost) {
    move(to: host as any HUD.Host)
  }
}
#endif
