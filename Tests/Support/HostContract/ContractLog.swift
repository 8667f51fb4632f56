import Foundation
import HUDCore

/// Records what one HUD posts, in order.
@MainActor final class ContractLog {
  private(set) var kinds: [HUD.Event.Kind] = []
  /// The reason in the last notification.
  private(set) var reason: HUD.Reason?
  private var tokens: [any NSObjectProtocol] = []

  init(_ hud: HUDController) {
    let names: [(Notification.Name, HUD.Event.Kind)] = [
      (HUD.willAppearNotification, .willAppear), (HUD.didAppearNotification, .didAppear),
      (HUD.willDisappearNotification, .willDisappear),
      (HUD.didDisappearNotification, .didDisappear),
      (HUD.didReceiveTouchNotification, .didReceiveTouch),
      (HUD.didTouchInsideNotification, .didTouchInside),
    ]
    tokens = names.map { name, kind in
      NotificationCenter.default.addObserver(forName: name, object: hud, queue: nil) {
        [weak self] notification in
        let reason = notification.userInfo?[HUD.reasonKey] as? HUD.Reason
        MainActor.assumeIsolated {
          self?.kinds.append(kind)
          self?.reason = reason
        }
      }
    }
  }

  func clear() {
    kinds = []
    reason = nil
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
