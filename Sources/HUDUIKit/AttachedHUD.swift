#if canImport(UIKit)
import HUDCore
import UIKit

/// The HUD of a view or a scene. Its owner keeps it, and tells nobody when it is destroyed.
final class AttachedHUD: Sendable {
  private let controller: HUDController
  private let host: UIKitHost

  @MainActor private init(_ host: UIKitHost) {
    self.host = host
    controller = HUDController(host: host)
  }

  deinit { controller.hostIsGone(host) }

  /// Returns the HUD that `owner` keeps, or gives it one on the host that `makeHost` makes.
  @MainActor static func of(_ owner: UIResponder, makeHost: () -> UIKitHost) -> HUDController {
    if let attached = objc_getAssociatedObject(owner, key) as? AttachedHUD {
      return attached.controller
    }
    let attached = AttachedHUD(makeHost())
    objc_setAssociatedObject(owner, key, attached, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return attached.controller
  }

  @MainActor private static let key = UnsafeRawPointer.uniqueKey()
}

extension UnsafeRawPointer {
  /// Returns an address that nobody else has, to associate objects by. It is never freed.
  static func uniqueKey() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
  }
}
#endif
