#if canImport(UIKit)
import HUDCore
import UIKit

/// Tells the hosts of a view that the view was destroyed. It is an associated object of the view,
/// so it is released together with the view.
final class ViewEndObserver: Sendable {
  private typealias WeakHost = @Sendable () -> UIKitHost?

  private let hosts = Locked<[WeakHost]>([])

  /// Tells the hosts that the view was destroyed. A view can be destroyed on any thread, so this call
  /// moves to the main actor if necessary.
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
