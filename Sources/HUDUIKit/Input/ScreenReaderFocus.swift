#if canImport(UIKit)
import HUDCore
import UIKit

/// Moves the screen reader's focus to a HUD that blocks the app, and back when the HUD closes.
///
/// A class, because ending the editing runs app code. That may dismiss the HUD or lay it out, which
/// calls this object again before the first call has returned.
@MainActor final class ScreenReaderFocus {
  private var isTaken = false
  /// The element that had the focus before. Weak, because the app may release it meanwhile.
  private weak var previous: AnyObject?

  func follow(_ request: Request, isBlocking: Bool, on stage: StageView) {
    // A HUD that disappears keeps the focus if it has it, but does not take it.
    guard request.resolvedOptions.policy.blocksInput != isTaken, isBlocking || isTaken else {
      return
    }
    if isTaken {
      leave(stage)
    } else {
      take(stage, endsEditing: request.resolvedOptions.endsEditing)
    }
  }

  func leave(_ stage: StageView) {
    guard isTaken else { return }
    isTaken = false
    set(isModal: false, stage)
    // Not `screenChanged`, because VoiceOver is to read only the element that it returns to.
    UIAccessibility.post(notification: .layoutChanged, argument: previous)
    previous = nil
  }

  private func take(_ stage: StageView, endsEditing: Bool) {
    isTaken = true
    previous = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
    set(isModal: true, stage)
    if endsEditing { stage.window?.windowScene?.keyWindow?.endEditing(true) }
    // Ending the editing may have made the app dismiss the HUD.
    guard isTaken else { return }
    // With nil, VoiceOver chooses the first element, such as the button of a panel without text.
    let element = stage.speech.isAccessibilityElement ? stage.speech : nil
    UIAccessibility.post(notification: .screenChanged, argument: element)
  }

  /// A modal view hides its sibling views from VoiceOver, and a modal window hides other windows.
  private func set(isModal: Bool, _ stage: StageView) {
    stage.accessibilityViewIsModal = isModal
    (stage.window as? HUDWindow)?.accessibilityViewIsModal = isModal
  }
}
#endif
