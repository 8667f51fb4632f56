#if HOST
import HUDCore
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The HUD of one view, window or scene. That object retains the HUD as an associated object.
extension PlatformResponder {
  private static let hudKey = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)

  private var attachedHUD: HUDController? {
    objc_getAssociatedObject(self, Self.hudKey) as? HUDController
  }

  /// Returns the HUD of this object. The first call creates the HUD with the host that
  /// `makeHost` returns.
  func hud(makeHost: () -> any HUD.Host) -> HUDController {
    if let attachedHUD { return attachedHUD }
    let host = makeHost()
    let controller = HUDController { host }
    attach(controller, with: host)
    return controller
  }

  /// Makes `controller` the HUD of this object, unless this object has a HUD already.
  ///
  /// - Returns: Whether `controller` is the HUD of this object now.
  @discardableResult
  func attach(_ controller: HUDController, with host: any HUD.Host) -> Bool {
    guard attachedHUD == nil else { return false }
    objc_setAssociatedObject(self, Self.hudKey, controller, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    whenDestroyed { controller.hostIsGone(host) }
    return true
  }

  /// Calls `react` when this object is destroyed, or soon after if another thread destroys it. The
  /// system posts no notification of that.
  func whenDestroyed(_ react: @escaping @MainActor @Sendable () -> Void) {
    let reporter = DeinitReporter { MainThread.run(react) }
    // Use the reporter's address as the key: while the reporter exists, no other object has it.
    let key = Unmanaged.passUnretained(reporter).toOpaque()
    objc_setAssociatedObject(self, key, reporter, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
}
#endif
