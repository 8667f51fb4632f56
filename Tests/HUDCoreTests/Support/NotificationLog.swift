import Foundation
import HUDCore

/// Records what one controller posts, in order.
final class NotificationLog: Sendable {
  struct Note: Sendable {
    let kind: HUD.Event.Kind
    let status: String?
    let presentation: UInt64?
    let reason: HUD.Reason?
    let isInterrupted: Bool?
    /// The controller's `isVisible` while this notification was posted.
    let isVisible: Bool
  }

  private static let names: [(HUD.Event.Kind, Notification.Name)] = [
    (.willAppear, HUD.willAppearNotification), (.didAppear, HUD.didAppearNotification),
    (.willDisappear, HUD.willDisappearNotification), (.didDisappear, HUD.didDisappearNotification),
    (.didReceiveTouch, HUD.didReceiveTouchNotification),
    (.didTouchInside, HUD.didTouchInsideNotification),
  ]

  private let notes = Locked<[Note]>([])
  nonisolated(unsafe) private var tokens: [any NSObjectProtocol] = []

  /// Starts recording what `controller` posts, and runs `reaction` at each notification.
  init(
    of controller: HUDController,
    reaction: @escaping @MainActor @Sendable (HUD.Event.Kind) -> Void = { _ in }
  ) {
    for (kind, name) in Self.names {
      // The filter on `object` leaves out the notifications of all other controllers.
      let token = NotificationCenter.default.addObserver(
        forName: name, object: controller, queue: nil
      ) { [notes, weak controller] notification in
        let info = notification.userInfo ?? [:]
        let note = Note(
          kind: kind, status: info[HUD.statusKey] as? String,
          presentation: info[HUD.presentationKey] as? UInt64,
          reason: info[HUD.reasonKey] as? HUD.Reason,
          isInterrupted: info[HUD.interruptedKey] as? Bool,
          isVisible: controller?.isVisible ?? false)
        notes.withLock { $0.append(note) }
        MainActor.assumeIsolated { reaction(kind) }
      }
      tokens.append(token)
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  var all: [Note] { notes.value }

  var kinds: [HUD.Event.Kind] { all.map(\.kind) }
}
