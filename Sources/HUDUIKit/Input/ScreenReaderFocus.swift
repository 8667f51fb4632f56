#if canImport(UIKit)
import HUDCore
import UIKit

/// Moves the screen reader's focus to a HUD that blocks the app, and later back to the app.
///
/// This type is a class, because ending the editing runs code of the app. That code may dismiss the
/// HUD or cause a layout, which calls this object again before the first call has returned. With a
/// struct, Swift would stop the process at such an overlapping call.
@MainActor final class ScreenReaderFocus {
  private var isTaken = false
  /// The element that had the screen reader's focus before the HUD took the focus. The reference is
  /// weak, because the app may release the element meanwhile.
  private weak var previous: AnyObject?

  func follow(_ request: Request, isBlocking: Bool, on stage: StageView) {
    stage.accessibilityViewIsModal = isTaken && !stage.isBehindPresented
    let behavior = request.resolvedOptions.behavior
    // Do not take the focus for a HUD that is disappearing. But if such a HUD already has the
    // focus, the HUD keeps the focus.
    guard behavior.mask.blocksInput != isTaken, isBlocking || isTaken else { return }
    if isTaken { leave(stage) } else { take(stage, endsEditing: behavior.endsEditing) }
  }

  func leave(_ stage: StageView) {
    guard isTaken else { return }
    isTaken = false
    stage.accessibilityViewIsModal = false
    // Use `layoutChanged`, because `screenChanged` would make VoiceOver read more than the element
    // that it returns to.
    UIAccessibility.post(notification: .layoutChanged, argument: previous)
    previous = nil
  }

  private func take(_ stage: StageView, endsEditing: Bool) {
    isTaken = true
    previous = UIAccessibility.focusedElement(using: .notificationVoiceOver) as AnyObject?
    stage.accessibilityViewIsModal = true
    // A first responder that edits no text keeps the keys: if the controller of a chat lost the
    // keys, its input bar would disappear.
    if endsEditing, let responder = stage.firstResponder, responder is any UIKeyInput {
      responder.resignFirstResponder()
    }
    // Stop if the HUD is gone: the app may have dismissed it when the editing ended.
    guard isTaken else { return }
    // Pass nil for a panel without text. VoiceOver then chooses the first element, such as the
    // button.
    let element = stage.speech.isAccessibilityElement ? stage.speech : nil
    UIAccessibility.post(notification: .screenChanged, argument: element)
  }
}

/// An invisible view that a screen reader reads in place of the panel. If the panel has no text,
/// the screen reader skips this view. The text is read from the stage each time, so it is current.
@MainActor final class SpeechView: UIView {
  weak var stage: StageView?

  private var slots: Slots? { stage?.updatedSlots() }

  private var text: String? {
    stage?.spoken(viewSpeaks: stage?.indicator?.view.speaks == true)
  }

  override var isAccessibilityElement: Bool {
    get { text != nil }
    set {}
  }

  override var accessibilityLabel: String? {
    get { text }
    set {}
  }

  override var accessibilityValue: String? {
    get { slots?.request.content.indicator.progress?.percent }
    set {}
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let hasProgress = slots?.request.content.indicator.progress != nil
      guard stage?.tap != nil else { return hasProgress ? .updatesFrequently : .staticText }
      return hasProgress ? [.button, .updatesFrequently] : .button
    }
    set {}
  }

  override func accessibilityActivate() -> Bool { stage?.activate() ?? false }
}
#endif
