#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit
import HUDCore

/// The HUD of one window or view, stored as an associated object of that window or view.
extension NSResponder {
  private static let hudKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  private var attachedHUD: HUDController? {
    objc_getAssociatedObject(self, Self.hudKey) as? HUDController
  }

  /// Returns the HUD of this window or view. The first call creates it with the host that
  /// `makeHost` returns.
  func hud(makeHost: () -> AppKitHost) -> HUDController {
    if let attachedHUD { return attachedHUD }
    let host = makeHost()
    let controller = HUDController(host: host)
    attach(controller, with: host)
    return controller
  }

  /// Makes `controller` the HUD of this window or view, unless it has one.
  ///
  /// - Returns: Whether it is the HUD of this window or view now.
  @discardableResult func attach(_ controller: HUDController, with host: AppKitHost) -> Bool {
    guard attachedHUD == nil else { return false }
    objc_setAssociatedObject(self, Self.hudKey, controller, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    whenDestroyed { controller.hostIsGone(host) }
    return true
  }

  /// Calls `react` when this window or view is destroyed, on whatever thread that happens. AppKit
  /// notifies nobody of it.
  func whenDestroyed(_ react: @escaping @Sendable () -> Void) {
    let reporter = DeinitReporter(react)
    // The reporter's address is the key: no other object has it while the reporter is stored here.
    let key = Unmanaged.passUnretained(reporter).toOpaque()
    objc_setAssociatedObject(self, key, reporter, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
#endif
