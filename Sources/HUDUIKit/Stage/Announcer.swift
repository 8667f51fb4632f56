#if canImport(UIKit)
import HUDCore
import UIKit

/// Announces to VoiceOver, and sees to it that the announcement is heard.
///
/// VoiceOver reads what it has just focused, which cuts off an ordinary announcement. Since iOS 17
/// an announcement can say that nothing may cut it off. Before that it waits a moment, and is made
/// again when the system tells that it was not heard to its end.
@MainActor final class Announcer {
  private static let pause = Duration.milliseconds(500)
  /// A user who keeps on exploring the screen does not want to hear it.
  private static let attempts = 6

  private struct Pending {
    let text: String
    var attemptsLeft: Int
  }

  private let speaksWithPriority: Bool
  private let timer = WakeTimer()
  private let observers = Observers()
  /// An announcement that is not known to have been heard.
  private var pending: Pending?

  init(_ system: SystemFeatures) {
    speaksWithPriority = system.speaksWithPriority
    guard !speaksWithPriority else { return }
    observers.observe(UIAccessibility.announcementDidFinishNotification) { [weak self] in
      self?.announcementDidFinish($0)
    }
  }

  /// Announces `text`; an earlier announcement is not made again.
  func announce(_ text: String) {
    stop()
    if speaksWithPriority, #available(iOS 17.0, tvOS 17.0, *) {
      UIAccessibility.post(
        notification: .announcement,
        argument: NSAttributedString(
          string: text,
          attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high]))
    } else if UIAccessibility.isVoiceOverRunning {
      pending = Pending(text: text, attemptsLeft: Self.attempts)
      attemptLater()
    } else {
      // VoiceOver alone tells how it went.
      UIAccessibility.post(notification: .announcement, argument: text)
    }
  }

  /// Forgets what was not heard yet.
  func stop() {
    pending = nil
    timer.ring(after: nil) {}
  }

  private func attemptLater() {
    timer.ring(after: Self.pause) { [weak self] in self?.attempt() }
  }

  private func attempt() {
    guard let text = pending?.text else { return }
    pending?.attemptsLeft -= 1
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  private func announcementDidFinish(_ notification: Notification) {
    let text = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String
    let wasSuccessful =
      notification.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
    guard let pending, text == pending.text else { return }
    if wasSuccessful == false, pending.attemptsLeft > 0 { attemptLater() } else { stop() }
  }
}
#endif
