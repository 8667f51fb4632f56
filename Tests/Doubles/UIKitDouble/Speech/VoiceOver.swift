import Foundation

/// The screen reader. It reads the focused element and speaks announcements one after another, in
/// virtual time.
///
/// It receives a new screen or layout at once and moves its focus a moment later, as a separate
/// process does. Reading the new element cuts off the current speech.
@MainActor package final class VoiceOver {
  package static var shared: VoiceOver { Device.state.voiceOver }

  /// The texts that were spoken to the end, in order: announcements and focused elements.
  package private(set) var spoken: [String] = []
  /// The focused element. One that is no longer on the screen counts as none.
  package weak var focus: UIResponder?
  private var current: Utterance?
  private var waiting: [Utterance] = []
  private var timer: Timer?
  /// The pending moves of the focus, earliest first. Each takes the same time.
  private var moves: [Move] = []

  /// The time that a move of the focus takes.
  private static let moveTime = 0.1

  private static func time(for text: String) -> TimeInterval { 0.3 + Double(text.count) / 15 }
}

private struct Move {
  weak var element: UIResponder?
  let namesElement: Bool
  let isNewScreen: Bool
}

private struct Utterance {
  let text: String
  /// The priority of an announcement, or nil for an element that is read.
  var priority: UIAccessibilityPriority?
}

// MARK: Posts of the app

extension VoiceOver {
  func announce(_ text: String, _ priority: UIAccessibilityPriority) {
    let announcement = Utterance(text: text, priority: priority)
    switch (priority, current?.priority) {
    case (.low, _), (.high, .high):
      waiting.append(announcement)
      if current == nil { speakNext() }
    case (.high, _):
      interrupt()
      start(announcement)
    default:
      // Apple documents that it interrupts what is being read. In practice an announcement made
      // while an element is read, or about to be, is lost.
      let isReading = current != nil && current?.priority == nil
      guard !isReading, moves.isEmpty, current?.priority != .high else {
        return finish(announcement, wasSuccessful: false)
      }
      interrupt()
      start(announcement)
    }
  }

  /// Moves the focus and reads the element. A new screen cuts off even high-priority announcements.
  func move(to element: UIResponder?, isNewScreen: Bool) {
    moves.append(
      Move(element: element, namesElement: element != nil, isNewScreen: isNewScreen))
    let timer = SystemTimer(timeInterval: Self.moveTime, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.finishMove() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  private func finishMove() {
    let move = moves.removeFirst()
    // A layout change without an element does not move the focus.
    guard move.namesElement || move.isNewScreen || !isOnScreen(focus) else { return }
    look(at: isOnScreen(move.element) ? move.element : firstElement, move.isNewScreen)
  }
}

// MARK: Speech

extension VoiceOver {
  private func look(at element: UIResponder?, _ isNewScreen: Bool) {
    focus = element
    let words = [element?.accessibilityLabel, element?.accessibilityValue].compactMap(\.self)
    let reading = Utterance(text: words.joined(separator: ", "))
    if isNewScreen || current?.priority != .high {
      interrupt()
      if !reading.text.isEmpty { start(reading) }
    } else if !reading.text.isEmpty {
      waiting.append(reading)
    }
  }

  private func start(_ utterance: Utterance) {
    current = utterance
    let time = Self.time(for: utterance.text)
    let timer = SystemTimer(timeInterval: time, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.finishCurrent() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  private func finishCurrent() {
    guard let utterance = current else { return }
    current = nil
    spoken.append(utterance.text)
    finish(utterance, wasSuccessful: true)
    speakNext()
  }

  private func speakNext() {
    guard current == nil, !waiting.isEmpty else { return }
    start(waiting.removeFirst())
  }

  private func interrupt() {
    timer?.invalidate()
    guard let utterance = current else { return }
    current = nil
    finish(utterance, wasSuccessful: false)
  }

  /// Ends an utterance, and notifies the app of the result if it was an announcement.
  private func finish(_ utterance: Utterance, wasSuccessful: Bool) {
    guard utterance.priority != nil else { return }
    NotificationCenter.default.post(
      name: UIAccessibility.announcementDidFinishNotification, object: nil,
      userInfo: [
        UIAccessibility.announcementStringValueUserInfoKey: utterance.text,
        UIAccessibility.announcementWasSuccessfulUserInfoKey: wasSuccessful,
      ])
  }
}

// MARK: Screen

extension VoiceOver {
  /// Whether `element` can be focused: its window is visible, and no modal view covers it.
  func isOnScreen(_ element: UIResponder?) -> Bool {
    guard let view = element as? UIView, view.isAccessibilityElement, let window = view.window,
      window.windowScene != nil, !isBehindModalWindow(window)
    else { return false }
    return sequence(first: view, next: \.superview).allSatisfy { view in
      !view.isHidden && (view.superview?.subviews ?? []).allSatisfy { !hides($0, view) }
    }
  }

  private func isBehindModalWindow(_ window: UIWindow) -> Bool {
    window.windowScene?.windows.contains { hides($0, window) } == true
  }

  private func hides(_ sibling: UIView, _ view: UIView) -> Bool {
    sibling !== view && sibling.accessibilityViewIsModal && !sibling.isHidden
  }

  private var firstElement: UIView? {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.activationState == .foregroundActive }
    let windows = scenes.flatMap(\.windowsFromFrontToBack)
    return windows.lazy.compactMap(self.firstElement(in:)).first
  }

  private func firstElement(in view: UIView) -> UIView? {
    isOnScreen(view) ? view : view.subviews.lazy.compactMap(self.firstElement(in:)).first
  }
}
