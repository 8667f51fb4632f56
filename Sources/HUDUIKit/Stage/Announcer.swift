#if canImport(UIKit)
import HUDCore
import UIKit

/// Makes VoiceOver announcements, and makes sure that the user hears them.
///
/// When an element gets VoiceOver's focus, VoiceOver reads the element. This reading interrupts an
/// ordinary announcement. From iOS 17 on, an announcement can have a high priority, so that nothing
/// interrupts it, not even a user who goes on to another element. So only a result or an error has
/// that priority. Other announcements are made again each time that the system reports an
/// interruption. On earlier systems that is so for every announcement, and the first attempt comes
/// after a short pause.
@MainActor final class Announcer {
  private static let pause = Duration.milliseconds(500)
  /// The maximum number of times that one announcement is made. A user who interrupts an
  /// announcement that often, by exploring the screen, does not want to hear it.
  private static let attempts = 6

  private let speaksWithPriority: Bool
  private let timer = WakeTimer()
  private let observers = Observers()
  /// The announcement that VoiceOver has not yet reported as finished; nil if there is none.
  private var pending: (text: String, attemptsLeft: Int)?

  init(_ system: SystemFeatures) {
    speaksWithPriority = system.speaksWithPriority
    observers.observe(UIAccessibility.announcementDidFinishNotification) { [weak self] in
      self?.announcementDidFinish($0)
    }
  }

  /// Makes `announcement`, and stops repeating an earlier one.
  func announce(_ announcement: Announcement, in languages: [String]) {
    stop()
    let text = announcement.spoken(in: languages)
    switch announcement {
    case .request(let request) where speaksWithPriority && request.isResult:
      post(text, isResult: true)
    case .request:
      pending = (text, Self.attempts)
      if speaksWithPriority { attempt() } else { attemptLater() }
    // Progress is soon out of date, so it is not announced again.
    case .progress where speaksWithPriority:
      post(text)
    case .progress:
      pending = (text, 1)
      attemptLater()
    }
  }

  private func post(_ text: String, isResult: Bool = false) {
    guard isResult, #available(iOS 17.0, tvOS 17.0, *) else {
      return UIAccessibility.post(notification: .announcement, argument: text)
    }
    UIAccessibility.post(
      notification: .announcement,
      argument: NSAttributedString(
        string: text,
        attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high]))
  }

  /// Drops the pending announcement, so that it is not made again.
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
    post(text)
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
