#if canImport(UIKit)
import HUDCore
import UIKit

/// The HUD of one view or scene, stored as an associated object of that view or scene.
///
/// UIKit notifies nobody when a view or scene is destroyed. But this object is released together
/// with the view or scene, so its `deinit` reports that the host is gone.
final class AssociatedHUD: Sendable {
  private let controller: HUDController
  private let host: UIKitHost

  private init(_ controller: HUDController, with host: UIKitHost) {
    self.controller = controller
    self.host = host
  }

  deinit { controller.hostIsGone(host) }

  /// Returns the HUD of `owner`. The first call creates it with the host that `makeHost` returns.
  @MainActor static func of(_ owner: UIResponder, makeHost: () -> UIKitHost) -> HUDController {
    if let attached = objc_getAssociatedObject(owner, key) as? AssociatedHUD {
      return attached.controller
    }
    let host = makeHost()
    let controller = HUDController(host: host)
    attach(controller, with: host, to: owner)
    return controller
  }

  /// Makes `controller` the HUD of `owner`, unless `owner` has one.
  ///
  /// - Returns: Whether it is the HUD of `owner` now.
  @discardableResult
  @MainActor static func attach(
    _ controller: HUDController, with host: UIKitHost, to owner: UIResponder
  ) -> Bool {
    guard objc_getAssociatedObject(owner, key) == nil else { return false }
    objc_setAssociatedObject(
      owner, key, AssociatedHUD(controller, with: host), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return true
  }

  @MainActor private static let key = UnsafeRawPointer.uniqueKey()
}

extension UnsafeRawPointer {
  /// Returns a unique address to use as the key of an associated object. The memory is never freed,
  /// so no other key can get the same address.
  static func uniqueKey() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
}

/// Tells the hosts of a view that the view was destroyed. It is an associated object of the view,
/// so it is released together with the view.
final class ViewEndObserver: Sendable {
  private typealias WeakHost = @Sendable () -> UIKitHost?

  private let hosts = Locked<[WeakHost]>([])

  // A view can be destroyed on any thread.
  deinit {
    for host in hosts.withLock({ $0.compactMap { $0() } }) {
      if MainThread.isCurrent {
        MainActor.assumeIsolated { host.placeWasDestroyed() }
      } else {
        Task { @MainActor in host.placeWasDestroyed() }
      }
    }
  }

  func add(_ host: UIKitHost) {
    hosts.withLock {
      $0.removeAll { $0() == nil }
      $0.append { [weak host] in host }
    }
  }

  @MainActor static func of(_ view: UIView) -> ViewEndObserver {
    if let observer = objc_getAssociatedObject(view, key) as? ViewEndObserver { return observer }
    let observer = ViewEndObserver()
    objc_setAssociatedObject(view, key, observer, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return observer
  }

  @MainActor private static let key = UnsafeRawPointer.uniqueKey()
}
#endif
