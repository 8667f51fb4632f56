#if canImport(UIKit)
import HUDCore
import UIKit

/// The events that the stage reports to its host: layouts, touches, keys and screen reader actions.
extension UIKitHost {
  func stageChangedWindow() { resume() }

  /// Called by the stage's layout, before a frame is drawn. Updates the panel, and then everything
  /// else that depends on the displayed request.
  func stageWillBeDrawn() {
    (stage?.window as? HUDWindow)?.takeOverStyle()
    readMetrics()
    let resize = stage.flatMap(ResizeTransition.init)
    if let request { stage?.follow(request.resolvedOptions.style.appearance) }
    delegate?.update()
    if let resize { resize.follow() } else { stage?.followKeyboard() }
    guard let stage, let request else { return }
    attachment.level = request.resolvedOptions.style.windowLevel
    feedback.follow(request, on: system.platform)
    let isStill = metrics.reducesMotion || !system.platform.isTilted
    stage.parallax.follow(request, isStill: isStill, on: stage)
    // Move focus and keys last, because moving them runs code of the app, which may dismiss the
    // HUD.
    remoteFocus.follow(on: stage)
    focus.follow(request, isBlocking: blocksInput, on: stage)
    followKeys()
  }

  /// Takes the keys of a hardware keyboard from the app while input is blocked. Does nothing on
  /// systems with a remote, where every press is sent to the focused view.
  private func followKeys() {
    guard !system.platform.isFocusDriven, let stage else { return }
    keyCatcher.follow(isBlocking: blocksInput, on: stage)
  }

  func stageWasTouched(at point: CGPoint) { delegate?.touched(at: point) }

  func buttonWasPressed(_ press: Press) { delegate?.pressed(press) }

  func panelWasDismissed(_ request: Request.ID, by gesture: HUD.DismissalGestures) {
    delegate?.dismissed(request, by: gesture)
  }

  /// Handles Escape and VoiceOver's two-finger scrub. Returns false if the HUD does not use them,
  /// so that the app gets them.
  func escape() -> Bool {
    guard let stage, let slots = stage.slots else { return false }
    return delegate?.escaped(slots, dismissal: stage.dismissal) ?? false
  }

  /// Handles a screen reader's double tap. Returns false if a tap does not dismiss the panel.
  func activate() -> Bool {
    guard let stage, let slots = stage.slots, stage.dismissal.contains(.tap) else { return false }
    delegate?.dismissed(slots.request, by: .tap)
    return true
  }

  /// The text that a screen reader reads on the panel; nil if the panel has no text.
  var spoken: String? {
    guard let request else { return nil }
    let words = request.resolvedOptions.behavior.words.resolved(for: metrics.languages)
    let text = words.read(request.content)
    return text.isEmpty ? nil : text
  }

  var spokenProgress: String? {
    request?.content.indicator.progress?.percent(in: metrics.languages)
  }
}
#endif
