import HUDCore
import HUDUIKitDouble

@testable import HUDUIKitOnDouble

/// Records what one HUD posts, in order.
@MainActor final class PostLog {
  private(set) var kinds: [HUD.Event.Kind] = []
  private(set) var reasons: [HUD.Reason] = []
  private let observers = NotificationObservers()

  init(_ hud: HUDController) {
    let names: [(Notification.Name, HUD.Event.Kind)] = [
      (HUD.willAppearNotification, .willAppear), (HUD.didAppearNotification, .didAppear),
      (HUD.willDisappearNotification, .willDisappear),
      (HUD.didDisappearNotification, .didDisappear),
      (HUD.didReceiveTouchNotification, .didReceiveTouch),
      (HUD.didTouchInsideNotification, .didTouchInside),
    ]
    for (name, kind) in names {
      observers.observe(name) { [weak self, weak hud] in
        guard let hud, $0.object as AnyObject? === hud else { return }
        self?.note(kind, $0.userInfo?[HUD.reasonKey] as? HUD.Reason)
      }
    }
  }

  private func note(_ kind: HUD.Event.Kind, _ reason: HUD.Reason?) {
    kinds.append(kind)
    if let reason { reasons.append(reason) }
  }
}
