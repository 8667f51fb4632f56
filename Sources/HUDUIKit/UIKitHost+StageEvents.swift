#if canImport(UIKit)
import HUDCore
import UIKit

/// The stage's side of the host: frames, touches, keys and speech.
extension UIKitHost {
  func stageChangedWindow() {
    followFrames()
    resume()
  }

  /// Where nothing is drawn, frames would be counted for nobody; what happened meanwhile is read with
  /// the first one that is drawn again.
  func followFrames() {
    let areFollowed = isTicking && stage?.window != nil
    guard areFollowed != (ticks != nil) else { return }
    ticks?.stop()
    ticks = areFollowed ? FrameTicks { [weak self] in self?.delegate?.tick() } : nil
  }

  /// A frame is about to be drawn: the panel is brought up to date, and then all that follows what
  /// is on it.
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
    // These run code of the app's, which may dismiss the HUD.
    remoteFocus.follow(on: stage)
    focus.follow(request, isBlocking: blocksInput, on: stage)
    followKeys()
  }

  /// The app, which loses its keys, may dismiss the HUD. A remote's focus decides by itself who gets
  /// what is pressed.
  private func followKeys() {
    guard !system.platform.isFocusDriven, let stage else { return }
    keyCatcher.follow(isBlocking: blocksInput, on: stage)
  }

  func stageWasTouched(at point: CGPoint) { delegate?.touched(at: point) }

  func buttonWasPressed() { delegate?.pressed() }

  func panelWasDismissed(by gesture: HUD.DismissalGestures) { delegate?.dismissed(by: gesture) }

  /// False leaves the gesture to the app.
  func escape() -> Bool {
    delegate?.escaped(
      cancels: request?.content.action?.role == .cancel, dismissal: stage?.dismissal ?? []) ?? false
  }

  /// A screen reader's double tap dismisses a panel that a tap dismisses.
  func activate() -> Bool {
    guard stage?.dismissal.contains(.tap) == true else { return false }
    delegate?.dismissed(by: .tap)
    return true
  }

  /// The text that a screen reader reads on the panel; nil where there is none, as on a picture.
  var spoken: String? {
    guard let request else { return nil }
    let words = request.resolvedOptions.words.resolved(for: metrics.languages)
    let text = words.read(request.content)
    return text.isEmpty ? nil : text
  }

  var spokenProgress: String? {
    request?.content.indicator.progress?.percent(in: metrics.languages)
  }
}
#endif
