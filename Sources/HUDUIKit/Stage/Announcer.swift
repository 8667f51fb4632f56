#if canImport(UIKit)
import HUDCore
import UIKit

/// Makes VoiceOver announcements, and makes sure that the user hears them.
///
/// When an element gets VoiceOver's focus, VoiceOver reads the element. This reading interrupts an
/// ordinary announcement, so a request is announced again after a short pause each time that the
/// system reports an interruption. From iOS 17 on, an announcement can have a high priority:
/// nothing interrupts it, not even a user who moves to another element. Only toasts, and HUDs that
/// show an outcome such as an error, have that priority.
@MainActor final class Announcer {
  private static let pause = Duration.milliseconds(500)
  /// The maximum number of times that one announcement is made. A user who interrupts an
  /// announcement that often, by exploring the screen, does not want to hear it.
  private static let attempts = 6

  private let timer = WakeTimer()
  private let observers = NotificationObservers()
  /// The announcement that VoiceOver has not yet reported as finished; nil if there is none.
  private var pending: (text: String, isResult: Bool, attemptsLeft: Int)?

  init() {
    observers.observe(UIAccessibility.announcementDidFinishNotification) { [weak self] in
      let info = $0.userInfo
      let text = info?[UIAccessibility.announcementStringValueUserInfoKey] as? String
      let wasSuccessful = info?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool
      guard let self, let pending, text == pending.text else { return }
      guard wasSuccessful == false, pending.attemptsLeft > 0 else { return stop() }
      timer.ring(after: Self.pause) { [weak self] in self?.attempt() }
    }
  }

  /// Makes `announcement`, and stops repeating an earlier one.
  func announce(_ announcement: Announcement, in languages: [String]) {
    stop()
    let text = announcement.spoken(in: languages)
    switch announcement {
    case .request(let request): pending = (text, request.isResult, Self.attempts)
    // Progress is soon out of date, so it is not announced again.
    case .progress: pending = (text, false, 1)
    }
    attempt()
  }

  /// Drops the pending announcement, so that it is not made again.
  func stop() {
    pending = nil
    timer.ring(after: nil) {}
  }

  private func attempt() {
    guard let (text, isResult, _) = pending else { return }
    pending?.attemptsLeft -= 1
    var argument: Any = text
    if isResult, #available(iOS 17.0, tvOS 17.0, *) {
      let priority = UIAccessibilityPriority.high.rawValue
      argument = NSAttributedString(
        string: text, attributes: [.accessibilitySpeechAnnouncementPriority: priority])
    }
    UIAccessibility.post(notification: .announcement, argument: argument)
  }
}
#endif
