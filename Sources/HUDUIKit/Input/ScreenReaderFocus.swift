#if canImport(UIKit)
import HUDCore
import UIKit

/// Where the screen reader looks. A HUD that blocks the app takes the focus, and gives it back.
///
/// A class, as ending the editing runs the app's code: that may dismiss the HUD or lay it out, which comes
/// back here before the first call has returned.
@MainActor final class ScreenReaderFocus {
  private var isTaken = false
  /// The element that had the focus before. It may be released meanwhile.
  private weak var previous: AnyObject?

  func follow(_ request: Request, isBlocking: Bool, on stage: StageView) {
    // A HUD on its way out keeps the focus until it is gone, and gives it back once.
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
    // The app below is no new screen: VoiceOver reads what it returns to, and nothing else.
    UIAccessibility.post(notification: .layoutChanged, argument: previous)
    previous = nil
  }

  private func take(_ stage: StageView, endsEditing: Bool) {
    isTaken = true
    previous = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
    set(isModal: true, stage)
    if endsEditing { stage.window?.windowScene?.keyWindow?.endEditing(true) }
    // The app may have dismissed the HUD meanwhile.
    guard isTaken else { return }
    // Nil is the first element that there is: on a picture without a text, the button.
    let element = stage.speech.isAccessibilityElement ? stage.speech : nil
    UIAccessibility.post(notification: .screenChanged, argument: element)
  }

  /// Modal hides what stands beside: for a window of its own that is the app's window.
  private func set(isModal: Bool, _ stage: StageView) {
    stage.accessibilityViewIsModal = isModal
    (stage.window as? HUDWindow)?.accessibilityViewIsModal = isModal
  }
}
#endif
